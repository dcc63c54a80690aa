import type { ScriptHost } from '@playloom/engine';
import type { Game } from '@playloom/game-format';
import { compileScripts } from '@playloom/game-format/scripts';
import { createScriptHost, type ScriptHostFactory } from '@playloom/scripting';

export function createScriptHostForGame(game: Game, factory: ScriptHostFactory): ScriptHost {
  const compiled = compileScripts(game.scripts);
  if (compiled.ok) return createScriptHost(compiled.value, factory);
  const problems = compiled.error.map(({ message, ...location }) => `${JSON.stringify(location)} ${message}`);
  throw new Error(`Scripts have problems:\n${problems.join('\n')}`);
}
