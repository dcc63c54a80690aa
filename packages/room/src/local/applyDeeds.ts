import { putUnit, swapGame } from '@playloom/engine';
import type { DebugState } from './DebugState.ts';
import type { Deed } from './History.ts';

/** Between two ticks. The same deeds do the same, also when they are played again. */
export function applyDeeds({ room: { world } }: DebugState, deeds: readonly Deed[]): void {
  for (const deed of deeds) {
    if (deed.kind === 'put') putUnit(world, deed.player, deed.x, deed.y);
    else if (deed.game !== world.game) swapGame(world, deed.game);
  }
}
