/**
 * Why a client is closed: the id is stable, the code is the close code of the socket, the text is shown to
 * the player.
 */
export const closeReasons = {
  'bad-message': {
    code: 4080,
    text: 'The game couldn’t read a message from your browser. Reload the page to keep playing.',
  },
  flood: {
    code: 4081,
    text: 'You were disconnected because your browser sent too many messages. Reload the page to keep playing.',
  },
  'protocol-mismatch': { code: 4082, text: 'The game was updated. Reload the page to keep playing.' },
  'bad-ticket': { code: 4083, text: 'Your reserved spot in this room expired. Press Play to rejoin.' },
  'too-slow': { code: 4084, text: 'Your connection is too slow for this game.' },
  kicked: { code: 4085, text: 'You were kicked from this game.' },
  'room-closed': { code: 4086, text: 'The room was closed.' },
  replaced: { code: 4087, text: 'You joined this game from another tab or device.' },
  left: { code: 4088, text: 'You left the room.' },
  /** The process is ending; another one is running or about to start. */
  moved: { code: 4092, text: 'The server is being updated. Moving you to another room…' },
  'game-closed': { code: 4093, text: 'This game was taken down.' },
  'room-full': { code: 4089, text: 'This room is full. Try another room.' },
} as const satisfies { readonly [id: string]: { readonly code: number; readonly text: string } };

export type CloseReasonId = keyof typeof closeReasons;
