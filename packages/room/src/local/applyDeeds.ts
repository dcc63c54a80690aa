import {
  createScriptDoor,
  putUnit,
  reportScripts,
  setScripts,
  swapGame,
  traceScripts,
} from '@playloom/engine';
import type { CompiledScripts } from '@playloom/game-format/scripts';
import { createScriptHost } from '@playloom/scripting';
import type { DebugState } from './DebugState.ts';
import type { Deed } from './History.ts';

/** Between two ticks. The same deeds do the same, also when they are played again. */
export function applyDeeds(state: DebugState, deeds: readonly Deed[]): void {
  const { world } = state.room;
  for (const deed of deeds) {
    if (deed.kind === 'put') putUnit(world, deed.player, deed.x, deed.y);
    else {
      if (deed.game !== world.game) swapGame(world, deed.game);
      if (deed.scripts !== undefined) startScripts(state, deed.scripts);
    }
  }
}

/** Scripts that remember nothing begin anew. */
function startScripts({ room: { world }, factory, trace }: DebugState, scripts: CompiledScripts): void {
  if (factory === null) return;
  world.scripts?.free();
  const host = traceScripts(createScriptHost(scripts, factory), trace);
  setScripts(world, host);
  reportScripts(world, host.start(createScriptDoor(world)));
}
