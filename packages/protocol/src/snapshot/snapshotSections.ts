/** The second byte of a snapshot: which parts follow, in this order. */
export const snapshotSections = {
  /** A first snapshot: it contains everything, so the client clears its view. */
  first: 1,
  /** Entities that left or came into view. */
  crowd: 2,
  changes: 4,
  players: 8,
  room: 16,
  own: 32,
  tiles: 64,
  events: 128,
} as const;
