/** Addresses for others. The host of a server may see it as `localhost`, where nobody else would find it. */

const told = () => document.querySelector("meta[name=digsite-friends]")?.getAttribute("content");

/** This page as others reach it. @param {string} [address] */
export function invitation(address = location.href) {
  const origin = told();
  return origin ? address.replace(location.origin, origin) : address;
}

/** Whether nobody but this machine can come. */
export const onlyHere = () => told() === "";
