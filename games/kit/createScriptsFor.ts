import type { ScriptHost } from '@playloom/engine';
import type { Game } from '@playloom/game-format';
import {
  compileScripts,
  createScriptHost,
  createScriptHostFactory,
  type ScriptHostFactory,
} from '@playloom/scripting';
import { loadScriptWasm } from './loadScriptWasm.ts';

const factories: Promise<ScriptHostFactory>[] = [];

/** The script host of a game; null when it has no scripts. */
export async function createScriptsFor(game: Game): Promise<ScriptHost | null> {
  if (Object.keys(game.scripts).length === 0) return null;
  const compiled = compileScripts(game.scripts);
  if (!compiled.ok) {
    const problems = compiled.error.map(({ message, ...place }) => `${JSON.stringify(place)} ${message}`);
    throw new Error(`Scripts have problems:\n${problems.join('\n')}`);
  }
  const factory = await (factories[0] ??= loadScriptWasm().then((wasm) => createScriptHostFactory({ wasm })));
  return createScriptHost(compiled.value, factory);
}
