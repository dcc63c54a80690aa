import type { Game } from '../document/gameSchema.ts';

/** The tag of starter games, which come with the site. */
const STARTER_TAG = 'starter';

/** Copies a game for a new creator. Removes the starter tag; otherwise the copy would be listed among the starters. */
export function copyGameForNewCreator(game: Game, title = game.settings.title): Game {
  const tags = game.settings.tags.filter((tag) => tag !== STARTER_TAG);
  return { ...game, settings: { ...game.settings, title, tags } };
}
