/** Length of a line on the screen, in chat or over a unit; longer texts aren't readable. */
export const MESSAGE_TEXT_MAX = 500;
/** Length of names of questions and panel events. */
export const MESSAGE_NAME_MAX = 60;

const HIGH_SURROGATES = /[\ud800-\udbff]$/;

/** The start of a text. Surrogate pairs are not split: half a character can't be sent. */
export function limitTextLength(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, max).replace(HIGH_SURROGATES, '');
}
