import { createDraftUpdate, materialize, openDraft } from '@playloom/draft';
import {
  decodeChunk,
  encodeBase64,
  exampleGame,
  hashGame,
  parseGame,
  decodeTile,
} from '@playloom/game-format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { formatGameFileName, readGameFile, writeGameFile } from './gameFile.ts';
import { readTiledMap } from './tiled/readTiledMap.ts';

const inflate = (bytes: Uint8Array) => Promise.resolve(bytes.map((byte) => byte ^ 1));

function read(file: unknown, others = new Map<string, unknown>()) {
  return readTiledMap({ file, others, inflate });
}

function pack(numbers: readonly number[]): Uint8Array {
  return Uint8Array.from(
    numbers.flatMap((one) => [one & 255, (one >> 8) & 255, (one >> 16) & 255, one >>> 24]),
  );
}

const layer = { type: 'tilelayer', name: 'Ground', width: 2, height: 2, visible: true, opacity: 1 };
const tileset = {
  firstgid: 1,
  name: 'Grass',
  image: '../grass.png',
  columns: 4,
  tilecount: 16,
  tilewidth: 32,
  tileheight: 32,
};
const plain = { type: 'map', orientation: 'orthogonal', width: 2, height: 2, tilewidth: 32, tileheight: 32 };

describe('[GF-05] a Tiled map', () => {
  it('imports layers, tilesets with solid tiles, regions, and spawn points, and gives a valid game', async () => {
    const solid = { id: 3, objectgroup: { objects: [{}] } };
    const result = await read(
      {
        ...plain,
        tilesets: [
          { ...tileset, tiles: [solid] },
          { firstgid: 17, source: 'rocks.tsj' },
          { firstgid: 40, source: 'old.tsx' },
        ],
        layers: [
          { ...layer, data: [1, 2, 0, 4] },
          { type: 'group', visible: false, layers: [{ ...layer, name: 'Walls', data: [0, 17, 0, 0] }] },
          {
            type: 'objectgroup',
            objects: [
              { name: 'Goal', x: 32, y: 16, width: 32, height: 16 },
              { name: 'Start', x: 16, y: 48, point: true },
              {
                polygon: [
                  { x: 0, y: 0 },
                  { x: 32, y: 0 },
                  { x: 0, y: 64 },
                ],
                x: 0,
                y: 0,
              },
              { gid: 3, x: 0, y: 0 },
            ],
          },
          { type: 'imagelayer', name: 'Sky' },
        ],
      },
      new Map([['rocks.tsj', { name: 'Rocks', tilecount: 8, columns: 4, tilewidth: 32, tileheight: 32 }]]),
    );
    if (!result.ok) throw new Error(result.error);
    const { map, report } = result.value;
    expect(map.layers.map(({ name, isSolid, isVisible }) => [name, isSolid, isVisible])).toEqual([
      ['Ground', false, true],
      ['Walls', true, false],
    ]);
    const cells = decodeChunk(map.layers[0]!.chunks['0,0']!)!;
    expect([cells[0], cells[1], cells[32], cells[33]]).toEqual([1, 2, 0, 4]);
    expect(map.tileSets.map(({ name, firstId }) => [name, firstId])).toEqual([
      ['Grass', 1],
      ['Rocks', 17],
    ]);
    expect(map.tileSets[0]!.tiles).toEqual({ '3': { solid: true } });
    expect(map.regions).toMatchObject({
      goal: { x: 1, y: 0.5, width: 1, height: 0.5 },
      region: { width: 1, height: 2 },
    });
    expect(map.spawnPoints).toMatchObject({ start: { x: 0.5, y: 1.5 } });
    expect(report).toEqual({
      taken: [
        '2 tilesets.',
        '2 regions from rectangles.',
        '1 spawn point from points.',
        '2 layers with 4 tiles.',
      ],
      changed: [
        'Tileset Grass uses plain colors until you add its image grass.png.',
        '1 shape replaced with a rectangle of the same size.',
      ],
      leftOut: [
        'Image layer Sky: upload the image and use it for a prop instead.',
        'Tileset old.tsx: it is in the file old.tsx; embed it in the map or export it as JSON (.tsj).',
        '1 object: place units, items, or props instead.',
      ],
    });
    expect(parseGame({ format: 1, settings: { title: 'From Tiled' }, map }).ok).toBe(true);
  });

  it('rotates and flips tiles in all eight ways', async () => {
    const [h, v, d] = [0x80000000, 0x40000000, 0x20000000];
    const ways = [0, h, v, h + v, d, d + h, d + v, d + h + v];
    const result = await read({
      ...plain,
      width: 8,
      height: 1,
      tilesets: [tileset],
      layers: [{ ...layer, width: 8, height: 1, data: ways.map((way) => way + 1) }],
    });
    if (!result.ok) throw new Error(result.error);
    const cells = decodeChunk(result.value.map.layers[0]!.chunks['0,0']!)!;
    // Where the two upper corners of the tile image end up.
    const tiled = ways.map((way) =>
      corners((x, y) => {
        const [a, b] = (way & d) === 0 ? [x, y] : [y, x];
        return [(way & h) === 0 ? a : 1 - a, (way & v) === 0 ? b : 1 - b];
      }),
    );
    const ours = ways.map((_, index) => {
      const tile = decodeTile(cells[index]!)!;
      return corners((x, y) => {
        const [a, b] = [tile.isFlippedX ? 1 - x : x, tile.isFlippedY ? 1 - y : y];
        return tile.isTurned ? [1 - b, a] : [a, b];
      });
    });
    expect(ours).toEqual(tiled);
  });

  it('reads compressed layers and infinite maps, and reports what it cannot read', async () => {
    const numbers = pack([5, 0, 0, 6]);
    const packed = { ...layer, encoding: 'base64', data: encodeBase64(numbers) };
    const endless = { chunks: [{ x: -16, y: 32, width: 2, height: 2, data: [1, 1, 1, 1] }] };
    const result = await read({
      ...plain,
      infinite: true,
      tilesets: [tileset],
      layers: [
        { ...layer, ...endless },
        {
          ...packed,
          name: 'Zlib',
          compression: 'zlib',
          chunks: [
            { x: -15, y: 32, width: 2, height: 2, data: encodeBase64(numbers.map((byte) => byte ^ 1)) },
          ],
        },
        { ...packed, name: 'Zstd', compression: 'zstd' },
      ],
    });
    if (!result.ok) throw new Error(result.error);
    expect(result.value.map).toMatchObject({ width: 3, height: 2 });
    expect(decodeChunk(result.value.map.layers[1]!.chunks['0,0']!)!.slice(0, 3)).toEqual(
      Uint16Array.from([0, 5, 0]),
    );
    expect(result.value.report.leftOut[0]).toContain('zstd');
    expect(await read({ ...plain, orientation: 'isometric', layers: [] })).toMatchObject({ ok: false });
    expect(await read('nonsense')).toMatchObject({ ok: false });
  });

  it('never throws on a broken file', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), fc.json(), async (one, other) => {
        const nested = {
          ...plain,
          layers: [{ ...layer, data: JSON.parse(one) }, JSON.parse(other)],
          tilesets: [JSON.parse(one)],
        };
        const result = await read(nested);
        const map = result.ok ? result.value.map : {};
        expect(parseGame({ format: 1, settings: { title: 'X' }, map })).toMatchObject({ ok: true });
      }),
      { numRuns: 200 },
    );
  });

  it('leaves out tiles of missing tilesets, and tilesets with overlapping ids', async () => {
    const result = await read({
      ...plain,
      tilesets: [tileset, { ...tileset, name: 'Twin', firstgid: 9 }, { firstgid: 25, source: 'rocks.tsj' }],
      layers: [{ ...layer, data: [1, 16, 17, 25] }],
    });
    if (!result.ok) throw new Error(result.error);
    const { map, report } = result.value;
    expect(decodeChunk(map.layers[0]!.chunks['0,0']!)!.slice(0, 2)).toEqual(Uint16Array.from([1, 16]));
    expect(report.taken).toContain('1 layer with 2 tiles.');
    expect(report.leftOut.join()).toContain('2 tiles from tilesets that weren’t imported');
    expect(report.leftOut.join()).toContain('Tileset Twin: another tileset uses the same tile IDs');
    expect(parseGame({ format: 1, settings: { title: 'X' }, map })).toMatchObject({ ok: true });
  });

  it('gives a valid game for any numbers', async () => {
    const number = fc.oneof(fc.integer({ min: -2, max: 40 }), fc.constantFrom(0.5, 8191, 8192, 2 ** 31 + 1));
    const set = fc.record({ firstgid: number, tilecount: number, columns: number, tilewidth: number });
    const drawn = fc.record({
      x: number,
      y: number,
      width: number,
      data: fc.array(number, { maxLength: 8 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(set, { maxLength: 4 }),
        fc.array(drawn, { maxLength: 3 }),
        number,
        async (tilesets, chunks, width) => {
          const layers = [
            { ...layer, chunks },
            { ...layer, data: chunks[0]?.data },
          ];
          for (const infinite of [true, false]) {
            const result = await read({ ...plain, width, infinite, tilesets, layers });
            if (!result.ok) throw new Error(result.error);
            const game = { format: 1, settings: { title: 'X' }, map: result.value.map };
            expect(parseGame(game)).toMatchObject({ ok: true });
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

function corners(turn: (x: number, y: number) => readonly number[]): string {
  return JSON.stringify([turn(0, 0), turn(1, 0)]);
}

describe('[GF-05] a game file', () => {
  it('comes back unchanged, with its files', () => {
    const parsed = parseGame(exampleGame());
    if (!parsed.ok) throw new Error('example');
    const doc = new Y.Doc();
    Y.applyUpdate(doc, createDraftUpdate(parsed.value));
    const document = materialize(openDraft(doc));
    const text = writeGameFile({ document, files: { 'a.png': { type: 'image/png', data: 'AAAA' } } });
    const back = readGameFile(text);
    if (back.kind !== 'game') throw new Error(back.kind);
    expect(back.file.files).toEqual({ 'a.png': { type: 'image/png', data: 'AAAA' } });
    const again = parseGame(back.file.document);
    expect(again.ok && hashGame(again.value)).toBe(hashGame(parsed.value));
  });

  it('is distinguished from a Tiled map, a bare document and other files', () => {
    expect(readGameFile('{"type":"map","layers":[]}').kind).toBe('tiled');
    expect(readGameFile('{"format":1,"settings":{"title":"X"}}').kind).toBe('game');
    expect(readGameFile('[]')).toMatchObject({ kind: 'unknown' });
    expect(readGameFile('{').kind).toBe('unknown');
    expect(formatGameFileName('Moat: Ball/2!')).toBe('moat-ball2.playloom.json');
    expect(formatGameFileName('***')).toBe('game.playloom.json');
  });
});
