/** Where the bar has a place for the button of chat: in a corner of a small screen it would lie over the page. */
export const CHAT_PLACE = 'chat-place';
/** Where the bar is the small one. */
export const IN_BAR = '(width < 900px)';
