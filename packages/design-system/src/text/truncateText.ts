const DEFAULT_TEXT_LIMIT = 16;

const ELLIPSIS = '…';

/** Cuts a text after `max` visible characters. Never splits an emoji or an accented letter. */
export function truncateText(text: string, max: number = DEFAULT_TEXT_LIMIT): string {
  if (text.length <= max) return text;
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)];
  if (characters.length <= max) return text;
  const visible = characters.slice(0, max).map(({ segment }) => segment);
  return visible.join('').trimEnd() + ELLIPSIS;
}
