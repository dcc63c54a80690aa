import { compileGame, type CompiledGame, type RuleTracer } from '@playloom/engine';
import { fail, parseGame, type Result, succeed } from '@playloom/game-format';
import { type CompiledScripts, compileScripts } from '@playloom/game-format/scripts';

export interface DebugGame {
  readonly game: CompiledGame;
  /** Null for a game without scripts. */
  readonly scripts: CompiledScripts | null;
}

/** The first problem that prevents a game from running. */
export interface DebugGameProblem {
  /** Ids of script problems begin with `script-`. */
  readonly id: string;
  /** A path in the document, or a line of a script: `world/waves.ts:12`; empty for the game as a whole. */
  readonly place: string;
  readonly text: string;
}

/** Compiles a document into a game whose rules are traced. */
export function compileDebugGame(document: unknown, tracer: RuleTracer): Result<DebugGame, DebugGameProblem> {
  const game = parseGame(document);
  if (!game.ok) {
    const { code, path, message } = game.error[0]!;
    return fail({ id: code, place: path, text: message });
  }
  const hasScripts = Object.keys(game.value.scripts).length > 0;
  const scripts = hasScripts ? compileScripts(game.value.scripts) : succeed(null);
  if (!scripts.ok) {
    const { code, script, file, line, message } = scripts.error[0]!;
    return fail({ id: code, place: `${script}/${file}:${line}`, text: message });
  }
  return succeed({ game: compileGame(game.value, tracer), scripts: scripts.value });
}
