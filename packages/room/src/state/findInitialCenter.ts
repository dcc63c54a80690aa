import type { World } from '@playloom/engine';
import type { Point } from '@playloom/game-format';

/** The center of a screen before there is anything to follow. */
export function findInitialCenter({ game }: World): Point {
  const { map } = game.game;
  const [spawn] = Object.values(map.spawnPoints);
  return spawn === undefined ? { x: map.width / 2, y: map.height / 2 } : { x: spawn.x, y: spawn.y };
}
