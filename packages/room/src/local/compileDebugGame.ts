import { compileGame, type CompiledGame, type RuleTracer } from '@playloom/engine';
import { fail, parseGame, type Result, succeed } from '@playloom/game-format';
import { type CompiledScripts, compileScripts } from '@playloom/scripting';

export interface DebugGame {
  readonly game: CompiledGame;
  /** Null for a game without scripts. */
  readonly scripts: CompiledScripts | null;
}

/** A document as a game whose rules somebody looks at. The error is the first thing in its way. */
export function compileDebugGame(document: unknown, tracer: RuleTracer): Result<DebugGame, string> {
  const game = parseGame(document);
  if (!game.ok) return fail(`${game.error[0]!.path}: ${game.error[0]!.message}`);
  const hasScripts = Object.keys(game.value.scripts).length > 0;
  const scripts = hasScripts ? compileScripts(game.value.scripts) : succeed(null);
  if (!scripts.ok) {
    const { script, file, line, message } = scripts.error[0]!;
    return fail(`${script}/${file}:${line}: ${message}`);
  }
  return succeed({ game: compileGame(game.value, tracer), scripts: scripts.value });
}
