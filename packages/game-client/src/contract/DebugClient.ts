import type { Game, Point } from '@playloom/game-format';
import type { GameClient } from './StartOptions.ts';

/** A client that an editor can inspect. */
export interface DebugClient extends GameClient {
  /** The map position under a point of the canvas in CSS pixels. Null before the first frame. */
  toWorld(x: number, y: number): Point | null;
  /** Applies changes to parts of the game whose ids stay the same: numbers, looks, texts. */
  changeGame(parts: Partial<Game>): void;
}
