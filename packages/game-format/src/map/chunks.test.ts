import { describe, expect, it } from 'vitest';
import type { GameMap } from '../document/mapSchema.ts';
import { CHUNK_CELLS, CHUNK_TEXT_LENGTH } from '../document/limits.ts';
import { decodeBase64, encodeBase64 } from './base64.ts';
import { decodeChunk } from './decodeChunk.ts';
import { encodeChunk } from './encodeChunk.ts';
import { decodeTile, readTileProperties, encodeTile } from './decodeTile.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('base64', () => {
  it.each([
    ['', ''],
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foo', 'Zm9v'],
    ['foobar', 'Zm9vYmFy'],
  ])('writes and reads %j as the standard does', (plain, encoded) => {
    expect(encodeBase64(bytesOf(plain))).toBe(encoded);
    expect(decodeBase64(encoded)).toEqual(bytesOf(plain));
  });

  it.each(['Z', 'Zg=', 'Z===', 'Zm9é', 'Zm 9', 'Z=g='])('rejects %j', (text) => {
    expect(decodeBase64(text)).toBeNull();
  });
});

describe('chunks', () => {
  it('decode to the cells that were encoded, in little-endian order', () => {
    const cells = Uint16Array.from({ length: CHUNK_CELLS }, (_, index) => (index * 7919) & 0xffff);
    const text = encodeChunk(cells);
    expect(text).toHaveLength(CHUNK_TEXT_LENGTH);
    expect(decodeChunk(text)).toEqual(cells);
    expect(decodeBase64(text)?.slice(2, 4)).toEqual(Uint8Array.of(7919 & 255, 7919 >> 8));
  });

  it('are rejected if too short, and not encoded from too few cells', () => {
    expect(decodeChunk('Zm9v')).toBeNull();
    expect(() => encodeChunk(new Uint16Array(3))).toThrow('1024 cells');
  });
});

describe('tiles', () => {
  it('keep their id and orientation', () => {
    const tile = { id: 8191, isFlippedX: true, isFlippedY: false, isTurned: true };
    expect(decodeTile(encodeTile(tile))).toEqual(tile);
    expect(decodeTile(0)).toBeNull();
    expect(encodeTile(null)).toBe(0);
  });

  it('find their properties in their tileset', () => {
    const set = { id: 's', name: '', image: null, tileWidth: 32, tileHeight: 32, columns: 8 };
    const map: Pick<GameMap, 'tileSets'> = {
      tileSets: [
        { ...set, firstId: 1, count: 10, tiles: {} },
        { ...set, firstId: 11, count: 4, tiles: { '2': { solid: true } } },
      ],
    };
    expect(readTileProperties(map, 13)).toEqual({ solid: true });
    expect(readTileProperties(map, 3)).toEqual({});
    expect(readTileProperties(map, 99)).toEqual({});
  });
});
