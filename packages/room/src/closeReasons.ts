/** Why a client is closed: the id is stable, the code goes over the socket, the text is for people. */
export const closeReasons = {
  'bad-message': { code: 4080, text: 'The game could not understand a message of this client.' },
  flood: { code: 4081, text: 'Too many messages were sent.' },
  'protocol-mismatch': { code: 4082, text: 'The game was updated. Reload the page to go on.' },
  'bad-ticket': { code: 4083, text: 'The ticket was used already or is too old.' },
  'too-slow': { code: 4084, text: 'The connection is too slow for this game.' },
  kicked: { code: 4085, text: 'The game sent you away.' },
  'room-closed': { code: 4086, text: 'The room was closed.' },
  replaced: { code: 4087, text: 'You went on playing elsewhere.' },
  left: { code: 4088, text: 'You left the room.' },
  /** The process ends; there is, or soon will be, another one. */
  moved: { code: 4092, text: 'The server is updated. You are taken to another room.' },
  'game-closed': { code: 4093, text: 'This game was taken down.' },
  'room-full': { code: 4089, text: 'The room is full.' },
} as const satisfies { readonly [id: string]: { readonly code: number; readonly text: string } };

export type CloseId = keyof typeof closeReasons;
