/** A line on the screen, in chat or over a unit; nobody reads more. */
export const MESSAGE_TEXT_MAX = 500;
/** Names of questions and of events of panels. */
export const MESSAGE_NAME_MAX = 60;

const HIGH_SURROGATES = /[\ud800-\udbff]$/;

/** The start of a text. A pair of surrogates is not torn apart: half a character cannot be sent. */
export function limitTextLength(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, max).replace(HIGH_SURROGATES, '');
}
