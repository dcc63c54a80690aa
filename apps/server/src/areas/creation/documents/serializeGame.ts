import { hashGame, createClientProjection, type Game, type Goal, listGoals } from '@playloom/game-format';
import type { GameFacts } from '../../../storage/schema.ts';
import { describeGameFacts } from './describeGameFacts.ts';

/**
 * A valid game in the form that a release stores: documents as text, and the parts that the platform reads. Only
 * document threads create the texts, because serializing a large game blocks the event loop.
 */
export interface SerializedGame {
  readonly settings: Game['settings'];
  readonly assets: Game['assets'];
  readonly scripts: Game['scripts'];
  readonly facts: GameFacts;
  /** The goals of its creator, or those that fit it. */
  readonly goals: readonly Goal[];
  readonly document: string;
  readonly documentHash: string;
  /** The part of the document that clients get. */
  readonly projection: string;
}

export function serializeGame(game: Game): SerializedGame {
  const { settings, assets, scripts } = game;
  return {
    settings,
    assets,
    scripts,
    facts: describeGameFacts(game),
    goals: listGoals(game),
    document: JSON.stringify(game),
    documentHash: hashGame(game),
    projection: JSON.stringify(createClientProjection(game)),
  };
}
