/** Joins class names; falsy ones are left out, so a condition can be written in place. */
export function joinClasses(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
