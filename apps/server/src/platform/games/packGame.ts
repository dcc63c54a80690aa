import { hashGame, projectGame, type Game } from '@playloom/game-format';
import type { GameFacts } from '../../storage/schema.ts';
import { describeGameFacts } from './describeGameFacts.ts';

/**
 * A game that is in order, as a release stores it: whole documents as texts, and the few parts that the platform
 * reads. The texts are made off the event loop; here they are only passed on.
 */
export interface PackedGame {
  readonly settings: Game['settings'];
  readonly assets: Game['assets'];
  readonly scripts: Game['scripts'];
  readonly facts: GameFacts;
  readonly document: string;
  readonly documentHash: string;
  /** What clients get. */
  readonly projection: string;
}

export function packGame(game: Game): PackedGame {
  const { settings, assets, scripts } = game;
  return {
    settings,
    assets,
    scripts,
    facts: describeGameFacts(game),
    document: JSON.stringify(game),
    documentHash: hashGame(game),
    projection: JSON.stringify(projectGame(game)),
  };
}
