import { encodeChunk, type Game, type GameInput, limits, parseGame } from '@playloom/game-format';

const SIDE = 512;
const LAYERS = 5;
const TYPES = 500;
const RULES = 1000;

/** Creates the largest game that the editor must open, paint and search as smoothly as the blank one. */
export function createBigGame(): Game {
  const parsed = parseGame(writeBigGame());
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error.slice(0, 3)));
  return parsed.value;
}

function writeBigGame(): GameInput {
  return {
    format: 1,
    settings: { title: 'Big game', players: { unit: 'unit-0' } },
    map: {
      width: SIDE,
      height: SIDE,
      tileSets: [{ id: 'plain', count: 64, firstId: 1 }],
      layers: Array.from({ length: LAYERS }, (_, layer) => ({
        id: `layer-${layer}`,
        name: `Layer ${layer}`,
        depth: layer - LAYERS,
        chunks: writeChunks(layer),
      })),
    },
    types: {
      units: Object.fromEntries(
        Array.from({ length: TYPES }, (_, index) => [
          `unit-${index}`,
          { name: `Unit ${index}`, body: { width: 0.5 + (index % 10) / 10 } },
        ]),
      ),
    },
    rules: Array.from({ length: RULES }, (_, index) => writeRule(index)),
  };
}

function writeChunks(layer: number): { [chunk: string]: string } {
  const chunks: { [chunk: string]: string } = {};
  const side = SIDE / limits.CHUNK_SIZE;
  for (let index = 0; index < side * side; index++) {
    const cells = new Uint16Array(limits.CHUNK_CELLS);
    // As on real maps, the lowest layer is full and the others are sparse.
    for (let cell = 0; cell < cells.length; cell++) {
      const mixed = (cell * 31 + index * 17 + layer * 7) % 64;
      cells[cell] = layer === 0 || mixed < 12 ? 1 + mixed : 0;
    }
    chunks[`${index % side},${Math.floor(index / side)}`] = encodeChunk(cells);
  }
  return chunks;
}

function writeRule(index: number): NonNullable<GameInput['rules']>[number] {
  const unit = { get: 'attackingUnit' } as const;
  return {
    id: `rule-${index}`,
    name: `Rule ${index}`,
    group: `Group ${index % 20}`,
    when: { when: 'unitDies', unitType: `unit-${index % TYPES}` },
    do: [
      {
        do: 'ifThen',
        condition: true,
        then: [{ do: 'wait', seconds: 1 }],
        else: [{ do: 'wait', seconds: 2 }],
      },
      { do: 'killUnit', unit },
    ],
  } as NonNullable<GameInput['rules']>[number];
}
