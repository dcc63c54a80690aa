/** Returns the text values of a submitted form. Unchecked checkboxes are missing. */
export function readTextFields(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  );
}

/** Whether a checkbox is checked. Typed as true for the API, which rejects false with an error for the field. */
export function isChecked(values: Record<string, string>, name: string): true {
  return (values[name] !== undefined) as true;
}
