/** What the room takes of typed text; the engine drops what is longer. Not read from it, to load it later. */
export const CHAT_TEXT_MAX = 200;
export const ANSWER_TEXT_MAX = 200;
