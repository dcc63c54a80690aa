/** What people see as letters: a flag or a family is one, though it is made of many codes. */
export function splitGraphemes(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
