import type { PlayerId } from '@playloom/game-format';
import { emitEvent } from '../../world/emitEvent.ts';
import type { World } from '../../world/World.ts';
import { updateScreenState } from './updateScreenState.ts';

/** Shows a panel to one player or to everyone. The last opened panel is on top. */
export function showPanel(world: World, audience: PlayerId | null, panel: string): void {
  updateScreenState(world, audience, (showing) => ({
    ...showing,
    panels: [...showing.panels.filter((open) => open !== panel), panel],
  }));
  emitEvent(world, { kind: 'panel', panel, player: audience, change: 'open' });
}

export function hidePanel(world: World, audience: PlayerId | null, panel: string): void {
  updateScreenState(world, audience, (showing) => ({
    ...showing,
    panels: showing.panels.filter((open) => open !== panel),
  }));
  emitEvent(world, { kind: 'panel', panel, player: audience, change: 'close' });
}
