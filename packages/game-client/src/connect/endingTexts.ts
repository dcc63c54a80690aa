/** Texts for why the game ended for this player. Most ids come from the room, a few from the client. */
const endingTexts: { readonly [id: string]: string } = {
  'bad-message': 'The game couldn’t read a message from your browser. Reload the page to keep playing.',
  flood:
    'You were disconnected because your browser sent too many messages. Reload the page to keep playing.',
  'protocol-mismatch': 'The game was updated. Reload the page to keep playing.',
  'bad-ticket': 'Your reserved spot in this room expired. Press Play to rejoin.',
  'too-slow': 'Your connection is too slow for this game.',
  kicked: 'You were kicked from this game.',
  'room-closed': 'The room was closed.',
  'game-closed': 'This game was taken down.',
  replaced: 'You joined this game from another tab or device.',
  left: 'You left the room.',
  'room-full': 'This room is full. Try another room.',
  moved: 'The server is being updated. Moving you to another room…',
  lost: 'Connection lost.',
  'seat-lost': 'You were away too long, so you lost your spot in this room. Press Play to rejoin.',
  unreachable: 'Can’t reach the room. Check your connection and try again.',
  'bad-snapshot': 'Your browser couldn’t read a message from the room. Reload the page to keep playing.',
  'no-webgl': 'This browser can’t show the game because WebGL is off or missing.',
  failed: 'Something went wrong in the game. Reload the page to keep playing.',
};

/** The range of close codes that rooms send. All other codes are connection failures. */
const FIRST_REASON = 4000;
const LAST_REASON = 4099;
/** After these reasons the player can rejoin at once. */
export const RECOVERABLE_REASONS: ReadonlySet<string> = new Set(['too-slow']);
/** A room answers a reconnecting client with these reasons when it has given the seat away. */
export const SEAT_LOST_REASONS: ReadonlySet<string> = new Set(['bad-ticket', 'left']);

/** Whether to reconnect after the connection was closed with this code and reason. */
export function isReconnectable(code: number, reason: string): boolean {
  return code < FIRST_REASON || code > LAST_REASON || RECOVERABLE_REASONS.has(reason);
}

export function describeConnectionEnd(id: string, text = ''): string {
  return text === '' ? (endingTexts[id] ?? endingTexts['lost']!) : text;
}
