import { limits } from '@playloom/game-format';
import { TILES_PER_FILL_MAX } from '../../world/limits.ts';
import { writeCell } from '../../map/TileMap.ts';
import { emitEvent } from '../../world/emitEvent.ts';
import type { World } from '../../world/World.ts';
import type { ActionRunners } from '../runners/runnerTypes.ts';
import { createAudienceAction } from './createPlayerAction.ts';

export const mapActionRunners = {
  setTile:
    ({ layer, position, tile }) =>
    (world, thread) => {
      const point = position(world, thread);
      const index = findLayer(world, layer(world, thread));
      if (point === null) return;
      writeCell(world.tiles, index, Math.floor(point.x), Math.floor(point.y), toCell(tile(world, thread)));
    },
  fillTiles:
    ({ layer, region, tile }) =>
    (world, thread) => {
      const index = findLayer(world, layer(world, thread));
      const area = world.regions.get(region(world, thread) ?? '');
      if (area === undefined) return;
      const cell = toCell(tile(world, thread));
      const right = Math.min(world.tiles.width, Math.ceil(area.x + area.width));
      const bottom = Math.min(world.tiles.height, Math.ceil(area.y + area.height));
      let left = TILES_PER_FILL_MAX;
      for (let y = Math.max(0, Math.floor(area.y)); y < bottom; y += 1) {
        for (let x = Math.max(0, Math.floor(area.x)); x < right && left > 0; x += 1, left -= 1) {
          writeCell(world.tiles, index, x, y, cell);
        }
      }
      world.stepsLeft -= TILES_PER_FILL_MAX - left;
    },
  setDaylight:
    ({ brightness, color, seconds }) =>
    (world, thread) => {
      const wanted = color(world, thread);
      const daylight = {
        brightness: brightness(world, thread),
        color: limits.COLOR_PATTERN.test(wanted) ? wanted : world.daylight.color,
      };
      world.daylight = daylight;
      emitEvent(world, { kind: 'daylight', ...daylight, seconds: seconds(world, thread) });
    },
  setLayerOpacity: ({ layer, opacity, player }) =>
    createAudienceAction(player, (world, audience, thread) => {
      const id = layer(world, thread);
      if (id === null) return;
      const shown = opacity(world, thread);
      if (audience === null) world.layerOpacities.set(id, shown);
      emitEvent(world, { kind: 'layer-opacity', layer: id, opacity: shown, player: audience });
    }),
} satisfies Partial<ActionRunners>;

function findLayer(world: World, id: string | null): number {
  return world.game.game.map.layers.findIndex((layer) => layer.id === id);
}

function toCell(tile: number): number {
  return Math.floor(tile) & limits.TILE_ID_MAX;
}
