/** The emblem of each title, and the dunes of the start: our own drawings. */

import { html, svg } from "../vendor/lit.js";

const EMBLEMS = /** @type {Record<string, any>} */ ({
  mykerinos: svg`<circle cx="86" cy="30" r="13" class="sun" />
    <path d="M8 92 44 34l36 58z" class="stone" /><path d="M44 34 80 92H58z" class="shade" />
    <path d="M66 92 88 58l24 34z" class="stone" /><path d="M88 58l24 34H97z" class="shade" />
    <path d="M35 49h18M28 60h33M21 71h47M14 82h61" class="seam" />
    <path d="M0 92h120v28H0z" class="ground" /><path d="M0 100q30-8 60 0t60 0" class="seam" />`,
  thebes: svg`<path d="M20 108V44h80v64z" class="stone" /><path d="M14 44h92l-8-14H22z" class="stone" />
    <path d="M30 44v64h10V44zM55 44v64h10V44zM80 44v64h10V44z" class="shade" />
    <path d="M60 6c10 0 16 7 16 14H44c0-7 6-14 16-14z" class="sun" />
    <path d="M8 108h104v8H8z" class="ground" />
    <path d="m84 118 20-46m-4-9 14 6c3 7-4 13-9 11s-8-9-5-17z" class="tool" />`,
  loot: svg`<path d="M12 112V44C12 20 34 8 60 8s48 12 48 36v68z" class="stone" />
    <path d="M30 112V52c0-18 13-28 30-28s30 10 30 28v60z" class="night" />
    <path d="M42 112V66c0-13 8-20 18-20s18 7 18 20v46z" class="linen" />
    <path d="M42 74l36-8M42 86l36-6M42 98l36-8M44 108l34-6" class="seam" />
    <circle cx="53" cy="61" r="4" class="glow" /><circle cx="68" cy="60" r="4" class="glow" />
    <path d="M4 112h112v6H4z" class="ground" />`,
});

/** @param {string} name */
export function emblem(name) {
  if (name === "dunes") return dunes;
  return html`<svg class="emblem" viewBox="0 0 120 120" aria-hidden="true">
    ${EMBLEMS[name] ?? svg`<path d="M60 14 106 100H14z" class="stone" /><path d="M60 14 106 100H74z" class="shade" />`}</svg>`;
}

const dunes = html`<svg class="dunes" viewBox="0 0 1200 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
  <circle cx="930" cy="84" r="44" class="sun" />
  <path d="M640 190 800 62l160 128z" class="far" /><path d="M800 62 960 190h-90z" class="far-shade" />
  <path d="M880 196 990 112l110 84z" class="far" /><path d="M990 112l110 84h-62z" class="far-shade" />
  <path d="M0 190q200-60 420-14t430 6 350-20v78H0z" class="dune" />
  <path d="M0 214q260-44 560-8t640-14v48H0z" class="dune-near" />
</svg>`;
