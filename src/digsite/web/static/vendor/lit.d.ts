// The types behind lit.js; found by tsc when scripts/vendor or scripts/check has run npm ci.
export { LitElement, html, svg, nothing, noChange, render } from "lit";
export type { TemplateResult, SVGTemplateResult, PropertyValues } from "lit";
export { repeat } from "lit/directives/repeat.js";
export { classMap } from "lit/directives/class-map.js";
export { keyed } from "lit/directives/keyed.js";
export { live } from "lit/directives/live.js";
export { ref, createRef } from "lit/directives/ref.js";
export { guard } from "lit/directives/guard.js";
export { directive, Directive } from "lit/directive.js";
export type { DirectiveResult, ElementPart } from "lit/directive.js";
