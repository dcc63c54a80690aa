/**
 * The slug of the starter with an empty game. It is not published, because an empty game cannot be played, and it is
 * always available in the editor, even without a network.
 */
export const BLANK_STARTER = 'blank';
