/** The maximum length of a line on the screen, in chat or above a unit. Longer texts aren't readable. */
export const MESSAGE_TEXT_MAX = 500;
/** The maximum length of the names of questions and panel events. */
export const MESSAGE_NAME_MAX = 60;

const HIGH_SURROGATES = /[\ud800-\udbff]$/;

/** Cuts a text off after `max` characters. Doesn't split surrogate pairs, because half a character can't be sent. */
export function limitTextLength(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, max).replace(HIGH_SURROGATES, '');
}
