/** Why a game ended for this player, in words. Ids are those of the room and a few of our own. */
const endingTexts: { readonly [id: string]: string } = {
  'bad-message': 'The game could not understand this browser. Reload the page to play on.',
  flood: 'Too many messages were sent from here.',
  'protocol-mismatch': 'The game was updated. Reload the page to play on.',
  'bad-ticket': 'The ticket to the room was used already or is too old. Press play again.',
  'too-slow': 'The connection is too slow for this game.',
  kicked: 'The game sent you away.',
  'room-closed': 'The room was closed.',
  'game-closed': 'This game was taken down.',
  replaced: 'You went on playing elsewhere.',
  left: 'You left the room.',
  'room-full': 'The room is full.',
  moved: 'The server is updated. You are taken to another room.',
  lost: 'The connection was lost.',
  unreachable: 'The room cannot be reached. Check your connection and try again.',
  'bad-snapshot': 'This browser could not read what the room said. Reload the page to play on.',
  'no-webgl': 'This browser cannot draw the game: WebGL is switched off or missing.',
  failed: 'Something went wrong in the game. Reload the page to play on.',
};

/** Codes that a room closes with; all others are accidents of the line. */
const FIRST_REASON = 4000;
const LAST_REASON = 4099;
/** After these the same player may come back at once and go on. */
export const RECOVERABLE_REASONS: ReadonlySet<string> = new Set(['too-slow']);

/** Whether a closed connection is worth opening again. */
export function isReconnectable(code: number, reason: string): boolean {
  return code < FIRST_REASON || code > LAST_REASON || RECOVERABLE_REASONS.has(reason);
}

export function describeEnding(id: string, text = ''): string {
  return text === '' ? (endingTexts[id] ?? endingTexts['lost']!) : text;
}
