import type { Point } from '@playloom/game-format';
import { isSolidAt } from '../../map/TileMap.ts';
import { nextRandom } from '../../math/random.ts';
import { listSpawnPoints } from '../../systems/respawn/spawnPoints.ts';
import type { World } from '../../world/World.ts';
import type { ValueEvaluators } from '../runners/runnerTypes.ts';

/** How many positions are tried to find one outside walls. After that, any position is accepted. */
const TRIES = 20;
const PERCENT = 100;

export const randomValueEvaluators = {
  chance:
    ({ percent }) =>
    (world, thread) =>
      nextRandom(world.random) * PERCENT < percent(world, thread),
  randomNumber:
    ({ from, to }) =>
    (world, thread) => {
      const start = from(world, thread);
      return start + nextRandom(world.random) * (to(world, thread) - start);
    },
  randomWholeNumber:
    ({ from, to }) =>
    (world, thread) => {
      const [a, b] = [from(world, thread), to(world, thread)];
      const lowest = Math.ceil(Math.min(a, b));
      const count = Math.max(1, Math.floor(Math.max(a, b)) - lowest + 1);
      return lowest + Math.floor(nextRandom(world.random) * count);
    },
  randomElement:
    ({ list }) =>
    (world, thread) =>
      pickRandom(world, list(world, thread)) ?? null,
  randomPositionIn:
    ({ region }) =>
    (world, thread) =>
      pickPosition(world, region(world, thread)),
  randomSpawnPoint:
    ({ team }) =>
    (world, thread) => {
      const picked = pickRandom(world, listSpawnPoints(world, team(world, thread)));
      return picked === undefined ? null : { x: picked.x, y: picked.y };
    },
} satisfies Partial<ValueEvaluators>;

function pickRandom<Element>(world: World, list: readonly Element[]): Element | undefined {
  return list.length === 0 ? undefined : list[Math.floor(nextRandom(world.random) * list.length)];
}

function pickPosition(world: World, id: string | null): Point | null {
  const region = id === null ? undefined : world.regions.get(id);
  if (region === undefined) return null;
  let position = { x: 0, y: 0 };
  for (let tries = 0; tries < TRIES; tries += 1) {
    position = {
      x: region.x + nextRandom(world.random) * region.width,
      y: region.y + nextRandom(world.random) * region.height,
    };
    if (!isSolidAt(world.tiles, position.x, position.y)) break;
  }
  return position;
}
