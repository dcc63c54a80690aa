import { compileGame, type CompiledGame, type ScriptHost } from '@playloom/engine';
import { fail, parseGame, type Result, succeed } from '@playloom/game-format';
import { createWireNames, type WireNames } from '@playloom/protocol';
import { compileScripts, type CompiledScripts } from '@playloom/game-format/scripts';
import { createScriptHost, type ScriptHostFactory } from '@playloom/scripting';
import type { Steps } from '../run/steps.ts';

/** A release, shared by all rooms of a worker that play it. */
export interface OpenedGame {
  readonly document: string;
  readonly game: CompiledGame;
  readonly names: WireNames;
  /** Null for a game without scripts. */
  readonly scripts: CompiledScripts | null;
  /** The number of rooms that play it. */
  rooms: number;
}

/**
 * Reads the document of a release. It was validated when published, so a problem here is a bug in Playloom.
 */
export function* openReleaseGame(document: string): Steps<Result<OpenedGame, string>> {
  const json = parseJson(document);
  if (!json.ok) return json;
  yield;
  const game = parseGame(json.value);
  if (!game.ok) return fail(game.error.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  yield;
  const hasScripts = Object.keys(game.value.scripts).length > 0;
  const scripts = hasScripts ? compileScripts(game.value.scripts) : succeed(null);
  if (!scripts.ok)
    return fail(scripts.error.map(({ script, message }) => `${script}: ${message}`).join('\n'));
  yield;
  return succeed({
    document,
    game: compileGame(game.value),
    names: createWireNames(game.value),
    scripts: scripts.value,
    rooms: 0,
  });
}

/** Creates a separate script machine for one room. */
export function createRoomScripts(
  { scripts }: OpenedGame,
  factory: ScriptHostFactory | null,
): ScriptHost | null {
  return scripts === null || factory === null ? null : createScriptHost(scripts, factory);
}

function parseJson(document: string): Result<unknown, string> {
  try {
    return succeed(JSON.parse(document));
  } catch {
    return fail('The document is not valid JSON.');
  }
}
