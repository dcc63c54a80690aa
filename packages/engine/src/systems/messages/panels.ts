import type { PlayerId } from '@playloom/game-format';
import { tell } from '../../world/tell.ts';
import type { World } from '../../world/World.ts';
import { changeShowing } from './showing.ts';

/** Shows a panel to one player or to everyone. It goes to the end: the last to open lies on top. */
export function openPanel(world: World, audience: PlayerId | null, panel: string): void {
  changeShowing(world, audience, (showing) => ({
    ...showing,
    panels: [...showing.panels.filter((open) => open !== panel), panel],
  }));
  tell(world, { kind: 'panel', panel, player: audience, change: 'open' });
}

export function closePanel(world: World, audience: PlayerId | null, panel: string): void {
  changeShowing(world, audience, (showing) => ({
    ...showing,
    panels: showing.panels.filter((open) => open !== panel),
  }));
  tell(world, { kind: 'panel', panel, player: audience, change: 'close' });
}
