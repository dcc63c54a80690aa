import type { Game } from './document/gameSchema.ts';

/** The tag of games that come with the site. */
const STARTER_TAG = 'starter';

/** A copy for a new creator. It loses the starter tag; otherwise it would be listed among the starters. */
export function copyGame(game: Game, title = game.settings.title): Game {
  const tags = game.settings.tags.filter((tag) => tag !== STARTER_TAG);
  return { ...game, settings: { ...game.settings, title, tags } };
}
