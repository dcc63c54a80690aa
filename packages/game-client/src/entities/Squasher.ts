import type { Game } from '@playloom/game-format';
import type { EntityView } from '@playloom/protocol';
import type { EntityMemory } from './EntityMemory.ts';

/** Squashes and stretches what is drawn. */
export interface Squasher {
  /** Returns how much to squash an entity. Called once for each entity of a frame, `seconds` after the last one. */
  squash(game: Game, entity: EntityView, memory: EntityMemory, scale: number, seconds: number): number;
}
