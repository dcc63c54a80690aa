import { encodeChunk, limits, type GameInput } from '@playloom/game-format';
import { createGameDocument } from './addGame.ts';

const LAYERS = 1;
const CHUNKS_PER_SIDE = limits.MAP_SIDE_MAX / limits.CHUNK_SIZE;
const TILES = 64;
const PANEL_TEXT = 63_200;

/**
 * Creates a document that is close to every costly limit at once: types, rules, variables, tiles, assets, panels
 * and scripts, as much of each as one request can carry. `file` is an uploaded image that all assets use.
 */
export function createWorstCaseDocument(file: string | null): string {
  const action = { do: 'sendChat', text: 'x'.repeat(40) } as const;
  const document = {
    types: {
      units: makeNamed(limits.TYPES_MAX, (index) => ({ name: `Unit ${index}` })),
      props: makeNamed(limits.TYPES_MAX, (index) => ({ name: `Prop ${index}` })),
    },
    map: {
      width: limits.MAP_SIDE_MAX,
      height: limits.MAP_SIDE_MAX,
      tileSets: [
        { id: 'tiles', name: 'Tiles', image: file === null ? null : 'n0', firstId: 1, count: TILES },
      ],
      layers: makeLayers(),
    },
    variables: {
      global: makeNamed(limits.VARIABLES_MAX, (index) => ({ name: `V ${index}`, type: 'number' })),
    },
    rules: Array.from({ length: limits.RULES_MAX }, (_, index) => ({
      id: `rule-${index}`,
      name: `Rule ${index}`,
      when: { when: 'gameStarts' },
      do: Array.from({ length: 3 }, () => action),
    })),
    assets:
      file === null
        ? {}
        : makeNamed(limits.ASSETS_MAX, (index) => ({ kind: 'image', name: `Image ${index}`, file })),
    scripts: { world: { name: 'World', files: { 'main.ts': `// ${'x'.repeat(190_000)}` } } },
    data: { ui: makeNamed(limits.PANELS_MAX, () => ({ htmlData: '<p>'.padEnd(PANEL_TEXT, 'x') })) },
  } as unknown as Partial<GameInput>;
  return JSON.stringify(createGameDocument({}, document));
}

function makeNamed<Value>(length: number, makeValue: (index: number) => Value): Record<string, Value> {
  return Object.fromEntries(Array.from({ length }, (_, index) => [`n${index}`, makeValue(index)]));
}

/** Creates layers in which every tile is set and no two chunks are equal. */
function makeLayers() {
  const places = Array.from(
    { length: CHUNKS_PER_SIDE ** 2 },
    (_, index) => [index % CHUNKS_PER_SIDE, Math.floor(index / CHUNKS_PER_SIDE)] as const,
  );
  const makeChunk = (seed: number) =>
    encodeChunk(
      Uint16Array.from({ length: limits.CHUNK_CELLS }, (_, cell) => 1 + ((seed * 31 + cell) % TILES)),
    );
  return Array.from({ length: LAYERS }, (_, layer) => ({
    id: `layer-${layer}`,
    name: `Layer ${layer}`,
    chunks: Object.fromEntries(places.map(([x, y], index) => [`${x},${y}`, makeChunk(index + layer)])),
  }));
}
