import {
  createScriptBridge,
  teleportPlayerUnit,
  emitScriptEvents,
  setWorldScripts,
  swapGame,
  traceScripts,
} from '@playloom/engine';
import type { CompiledScripts } from '@playloom/game-format/scripts';
import { createScriptHost } from '@playloom/scripting';
import type { DebugState } from './DebugState.ts';
import type { DebugEdit } from './DebugHistory.ts';

/** Applies edits between two ticks. The result is the same during a replay. */
export function applyDebugEdits(state: DebugState, edits: readonly DebugEdit[]): void {
  const { world } = state.room;
  for (const edit of edits) {
    if (edit.kind === 'put') teleportPlayerUnit(world, edit.player, edit.x, edit.y);
    else {
      if (edit.game !== world.game) swapGame(world, edit.game);
      if (edit.scripts !== undefined) startScripts(state, edit.scripts);
    }
  }
}

/** Restarts the scripts, which is only done if they have no state that would be lost. */
function startScripts({ room: { world }, factory, trace }: DebugState, scripts: CompiledScripts): void {
  if (factory === null) return;
  world.scripts?.free();
  const host = traceScripts(createScriptHost(scripts, factory), trace);
  setWorldScripts(world, host);
  emitScriptEvents(world, host.start(createScriptBridge(world)));
}
