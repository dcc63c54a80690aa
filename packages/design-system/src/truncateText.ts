export const DEFAULT_TEXT_LIMIT = 16;

const ELLIPSIS = '…';

/** Cuts after `max` visible characters, so that an emoji or an accented letter is never split. */
export function truncateText(text: string, max: number = DEFAULT_TEXT_LIMIT): string {
  if (text.length <= max) return text;
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)];
  if (characters.length <= max) return text;
  const visible = characters.slice(0, max).map(({ segment }) => segment);
  return visible.join('').trimEnd() + ELLIPSIS;
}
