const OPEN_LINK_MAX = 2000;

// oxlint-disable-next-line no-control-regex -- browsers drop some of these before they parse a URL
const NEVER_IN_A_PATH = /[\u0000-\u0020\u007f-\u009f\u2028\u2029\\]/;

/** Placeholder for our origin when a path is resolved. A path that resolves to another origin leaves the site. */
const HERE = 'https://here.invalid';

/** Returns the normalized path, or null if it might lead to another site. */
export function toSafePath(value: string): string | null {
  if (value.length > OPEN_LINK_MAX || !isPath(value) || NEVER_IN_A_PATH.test(value)) return null;
  if (!URL.canParse(value, HERE)) return null;
  const url = new URL(value, HERE);
  if (url.origin !== HERE) return null;
  const path = url.pathname + url.search + url.hash;
  // Check again: `/.//evil.example` becomes `//evil.example` only after dots are resolved.
  return isPath(path) ? path : null;
}

function isPath(value: string): boolean {
  return /^\/(?![/\\])/.test(value);
}
