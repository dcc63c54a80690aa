import { decodeChunk, encodeChunk, type Game, limits } from '@playloom/game-format';
import { LAWN_TILE } from './courseMap.ts';

export const COURSE_TITLE = 'My first game';
/** The spawn point of a new course game: the center of the map. */
export const INITIAL_START_POINT = { x: 12, y: 8 } as const;
export const INITIAL_HERO_SPEED = 5;

/**
 * Empties the blank starter for the course. Only a lawn, a hedge around it and one hero remain; the lessons add the
 * rest.
 */
export function prepareCourseGame(blank: Game): Game {
  const { hero } = blank.types.units;
  const units = hero === undefined ? blank.types.units : { hero: slowDown(hero) };
  return {
    ...blank,
    settings: { ...blank.settings, title: COURSE_TITLE, description: '', tags: [] },
    map: {
      ...blank.map,
      layers: blank.map.layers.map((layer, index) => clearLayer(layer, index === 0, blank.map)),
      spawnPoints: { start: { ...firstSpawnPoint(blank), name: 'Start', ...INITIAL_START_POINT } },
      regions: {},
      entities: [],
    },
    types: { ...blank.types, units },
    rules: [],
    scripts: {},
  };
}

function slowDown(hero: Game['types']['units'][string]): Game['types']['units'][string] {
  return { ...hero, controls: { ...hero.controls, speed: INITIAL_HERO_SPEED } };
}

function firstSpawnPoint({ map }: Game): Game['map']['spawnPoints'][string] {
  const first = Object.values(map.spawnPoints)[0];
  return first ?? { name: 'Start', ...INITIAL_START_POINT, rotation: 0, team: null };
}

type MapLayer = Game['map']['layers'][number];

/** Clears a layer. The ground becomes plain lawn, and solid layers keep their tiles at the edge of the map. */
function clearLayer(layer: MapLayer, isGround: boolean, { width, height }: Game['map']): MapLayer {
  const chunks: { [key: string]: string } = {};
  const isEdge = (x: number, y: number) => x === 0 || y === 0 || x === width - 1 || y === height - 1;
  for (const [key, text] of Object.entries(layer.chunks)) {
    const cells = decodeChunk(text);
    if (cells === null) continue;
    const [column = 0, row = 0] = key.split(',').map(Number);
    const kept = cells.map((tile, index) => {
      const x = column * limits.CHUNK_SIZE + (index % limits.CHUNK_SIZE);
      const y = row * limits.CHUNK_SIZE + Math.floor(index / limits.CHUNK_SIZE);
      if (isGround) return tile === 0 ? 0 : LAWN_TILE;
      return layer.isSolid && isEdge(x, y) ? tile : 0;
    });
    if (kept.some((tile) => tile !== 0)) chunks[key] = encodeChunk(kept);
  }
  return { ...layer, chunks };
}
