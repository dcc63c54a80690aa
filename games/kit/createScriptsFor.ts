import type { ScriptHost } from '@playloom/engine';
import type { Game } from '@playloom/game-format';

/** The script host of a game; null when it has no scripts. */
export async function createScriptsFor(game: Game): Promise<ScriptHost | null> {
  if (Object.keys(game.scripts).length === 0) return null;
  throw new Error('Scripts are not wired yet.');
}
