import type { Key } from '@playloom/game-format';

/** What the player did since the last frame, as far as tips can ask for it. */
export interface PlayerActions {
  readonly tilesMoved: number;
  readonly degreesTurned: number;
  readonly jumps: number;
  readonly attacks: number;
  readonly hits: number;
  /** The type of each item that was picked up or used. */
  readonly pickedUp: readonly string[];
  readonly used: readonly string[];
  readonly interactions: number;
  /** The shop that opened. */
  readonly openedShop: string | null;
  readonly points: number;
  readonly pressed: readonly Key[];
}

export const noActions: PlayerActions = {
  tilesMoved: 0,
  degreesTurned: 0,
  jumps: 0,
  attacks: 0,
  hits: 0,
  pickedUp: [],
  used: [],
  interactions: 0,
  openedShop: null,
  points: 0,
  pressed: [],
};
