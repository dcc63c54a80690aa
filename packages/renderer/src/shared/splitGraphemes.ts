/** Splits a text into visible characters: a flag or a family emoji is one, although it has many code points. */
export function splitGraphemes(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
