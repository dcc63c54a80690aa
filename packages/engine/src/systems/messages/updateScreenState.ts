import type { PlayerId } from '@playloom/game-format';
import type { ScreenState } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';

/**
 * Changes what one player sees and hears until it is changed again. Without a player, changes it for everyone,
 * including players who join later.
 */
export function updateScreenState(
  world: World,
  audience: PlayerId | null,
  change: (showing: ScreenState) => ScreenState,
): void {
  if (audience === null) {
    world.showing = change(world.showing);
    for (const player of world.players.values()) player.showing = change(player.showing);
    return;
  }
  const player = world.players.get(audience);
  if (player !== undefined) player.showing = change(player.showing);
}
