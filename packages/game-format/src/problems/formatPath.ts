const PLAIN_KEY = /^[A-Za-z_$][\w$-]*$/;

export type PathPart = string | number;

/** Formats a path for creators: `types.units.knight.controls.speed`, `rules[3].do[1]`. */
export function formatPath(parts: readonly PathPart[]): string {
  let text = '';
  for (const part of parts) text = extendPath(text, part);
  return text;
}

export function extendPath(path: string, part: PathPart): string {
  if (typeof part === 'number') return `${path}[${part}]`;
  if (!PLAIN_KEY.test(part)) return `${path}[${JSON.stringify(part)}]`;
  return path === '' ? part : `${path}.${part}`;
}
