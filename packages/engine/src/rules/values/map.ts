import { limits } from '@playloom/game-format';
import { isSolidAt, readCell } from '../../map/TileMap.ts';
import type { ValueEvaluators } from '../runners/runnerTypes.ts';

export const mapValueEvaluators = {
  mapWidth: () => (world) => world.tiles.width,
  mapHeight: () => (world) => world.tiles.height,
  isWall:
    ({ position }) =>
    (world, thread) => {
      const point = position(world, thread);
      if (point === null) return false;
      const { width, height } = world.tiles;
      const isOutside = point.x < 0 || point.y < 0 || point.x >= width || point.y >= height;
      return isOutside || isSolidAt(world.tiles, point.x, point.y);
    },
  tileAt:
    ({ layer, position }) =>
    (world, thread) => {
      const point = position(world, thread);
      const id = layer(world, thread);
      const index = world.game.game.map.layers.findIndex((candidate) => candidate.id === id);
      if (point === null) return 0;
      return readCell(world.tiles, index, Math.floor(point.x), Math.floor(point.y)) & limits.TILE_ID_MAX;
    },
  positionOfSpawnPoint:
    ({ spawnPoint }) =>
    (world, thread) => {
      const found = world.game.game.map.spawnPoints[spawnPoint(world, thread) ?? ''];
      return found === undefined ? null : { x: found.x, y: found.y };
    },
} satisfies Partial<ValueEvaluators>;
