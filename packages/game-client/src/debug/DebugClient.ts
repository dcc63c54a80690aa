import type { Game, Point } from '@playloom/game-format';
import type { GameClient } from '../StartOptions.ts';

/** A client that an editor looks into. */
export interface DebugClient extends GameClient {
  /** The place on the map under a point of the canvas, in CSS pixels; null before the first picture. */
  toWorld(x: number, y: number): Point | null;
  /** Goes on with changed parts of the game whose names are the same: numbers, looks, texts. */
  changeGame(parts: Partial<Game>): void;
}
