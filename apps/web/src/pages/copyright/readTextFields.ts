/** The texts of a sent form; boxes that are not ticked are missing. */
export function readTextFields(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  );
}

/** A ticked box; the server refuses anything but true with a sentence. */
export function isChecked(values: Record<string, string>, name: string): true {
  return (values[name] !== undefined) as true;
}
