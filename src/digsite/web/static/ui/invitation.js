/** Addresses for others. The host of a server may see it as `localhost`, where nobody else would find it. */

const told = () => document.querySelector("meta[name=digsite-friends]")?.getAttribute("content");

/** This page as others reach it. @param {string} [address] */
export function invitation(address = location.href) {
  const origin = told();
  return origin ? address.replace(location.origin, origin) : address;
}

/** The link for friends: it opens the seats kept for them. @param {string | null | undefined} invite */
export const friendsLink = invite =>
  invitation(location.origin + location.pathname + (invite ? `#seat=${invite}` : ""));

/** What a friend was sent to sit down with. */
export const invited = () => new URLSearchParams(location.hash.slice(1)).get("seat");

/** Whether nobody but this machine can come. */
export const onlyHere = () => told() === "";
