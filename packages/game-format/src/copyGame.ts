import type { Game } from './document/gameSchema.ts';

/** Marks the games that come with the site. */
const STARTER_TAG = 'starter';

/** A copy for its new creator. A copy of a starter is not a starter, so it is not listed or found as one. */
export function copyGame(game: Game, title = game.settings.title): Game {
  const tags = game.settings.tags.filter((tag) => tag !== STARTER_TAG);
  return { ...game, settings: { ...game.settings, title, tags } };
}
