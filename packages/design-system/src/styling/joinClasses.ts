/** Joins class names. Falsy values are skipped, so conditions can be written inline. */
export function joinClasses(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
