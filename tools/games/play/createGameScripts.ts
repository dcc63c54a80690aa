import type { ScriptHost } from '@playloom/engine';
import type { Game } from '@playloom/game-format';
import { createScriptHostFactory, type ScriptHostFactory } from '@playloom/scripting';
import { createScriptHostForGame } from './createScriptHostForGame.ts';
import { loadScriptWasm } from './loadScriptWasm.ts';

const factories: Promise<ScriptHostFactory>[] = [];

/** Creates the script host of a game in Node; null if the game has no scripts. */
export async function createGameScripts(game: Game): Promise<ScriptHost | null> {
  if (Object.keys(game.scripts).length === 0) return null;
  factories[0] ??= loadScriptWasm().then((wasm) => createScriptHostFactory({ wasm }));
  return createScriptHostForGame(game, await factories[0]);
}
