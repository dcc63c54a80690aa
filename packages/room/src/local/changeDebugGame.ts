import { findSwapProblem } from '@playloom/engine';
import { type Game, createClientProjection, isRecord, isSameData } from '@playloom/game-format';
import { type CompiledScripts, findStatefulStatement } from '@playloom/game-format/scripts';
import { compileDebugGame, type DebugGame, type DebugGameProblem } from './compileDebugGame.ts';
import type { DebugState } from './DebugState.ts';
import { sendDebugReport } from './DebugState.ts';

type Parts = { readonly [part: string]: unknown };

/** Applies an edit to the running game if possible; otherwise reports why not. */
export function changeDebugGame(state: DebugState, parts: Parts): void {
  state.document = mergeParts(state.document as Parts, parts);
  for (const part of Object.keys(parts)) state.pendingParts.add(part as keyof Game);
  const compiled = compileDebugGame(state.document, state.trace.tracer);
  const stale = compiled.ok ? takeGame(state, compiled.value) : describeFault(compiled.error);
  sendDebugReport(state, { kind: 'changed', stale, game: stale === null ? takeParts(state) : {} });
}

function describeFault({ place, text }: DebugGameProblem): string {
  return place === '' ? text : `${place}: ${text}`;
}

/**
 * Returns the pending parts in the form that clients get. They never include the map, because changing it
 * requires a restart.
 */
function takeParts({ game, pendingParts }: DebugState): Partial<Game> {
  const projected = Object.entries(createClientProjection(game.game));
  const parts = projected.filter(([part]) => part !== 'map' && pendingParts.has(part as keyof Game));
  pendingParts.clear();
  return Object.fromEntries(parts);
}

function takeGame(state: DebugState, next: DebugGame): string | null {
  const reason = findSwapProblem(state.game, next.game);
  if (reason !== null) return reason;
  const hasOtherScripts = !isSameData(state.game.game.scripts, next.game.game.scripts);
  const obstacle = hasOtherScripts ? findRestartObstacle(state, next.scripts) : null;
  if (obstacle !== null) return obstacle;
  const scripts = hasOtherScripts && next.scripts !== null ? next.scripts : undefined;
  state.edits.push({ kind: 'swap', game: next.game, scripts });
  state.game = next.game;
  return null;
}

/**
 * Returns why scripts can't be restarted, or null if they can. All scripts restart when one of them changes,
 * and a script with state of its own would lose it.
 */
function findRestartObstacle({ room, factory }: DebugState, next: CompiledScripts | null): string | null {
  if (next === null || factory === null) return 'The first script was added, or the last script was removed.';
  if (room.world.scriptsOff !== null) return 'Scripts are turned off.';
  const kept = findStatefulStatement(next);
  return kept === null
    ? null
    : `The script “${kept.script}” keeps values that a restart would reset (${kept.file}:${kept.line}).`;
}

/**
 * Merges received parts into the document. Tiles are large and sent separately, so layers without tiles keep
 * theirs.
 */
function mergeParts(document: Parts, parts: Parts): Parts {
  const merged = { ...document, ...parts };
  const old = layersOf(document['map']);
  const map = parts['map'];
  if (!isRecord(map) || !Array.isArray(map['layers'])) return merged;
  const layers = map['layers'].map((layer: unknown) => {
    if (!isRecord(layer) || 'chunks' in layer) return layer;
    return { ...layer, chunks: old.find(({ id }) => id === layer['id'])?.['chunks'] ?? {} };
  });
  return { ...merged, map: { ...map, layers } };
}

function layersOf(map: unknown): readonly Parts[] {
  return isRecord(map) && Array.isArray(map['layers']) ? map['layers'].filter(isRecord) : [];
}
