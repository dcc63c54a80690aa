/** The second byte of a snapshot: which parts follow, in this order. */
export const sections = {
  /** Forget everything: this tells it all. */
  first: 1,
  /** Who left and who came into view. */
  crowd: 2,
  changes: 4,
  players: 8,
  room: 16,
  own: 32,
  tiles: 64,
  events: 128,
} as const;
