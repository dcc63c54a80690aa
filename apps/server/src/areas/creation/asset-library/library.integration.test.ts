import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../process/clock.ts';
import { libraryFiles } from '../../../storage/schema.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { readErrorId } from '../drafts/testing/readErrorId.ts';
import { discardUnusedFiles } from '../../../files/discardFile.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function find(
  libraryName: 'emoji' | 'pixel',
  query: { words?: string; category?: string; from?: number },
) {
  return (await server.client.api.searchLibrary({ params: { shelf: libraryName }, query })).data;
}

async function addAsset(libraryName: 'emoji' | 'pixel', name: string, side: number) {
  return (await server.client.api.addLibraryAsset({ params: { shelf: libraryName, name }, body: { side } }))
    .data;
}

async function readImage(file: string) {
  const response = await server.client.fetch(`${server.config.uiOrigin}/files/${file}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { info, pixels: new Uint32Array(data.buffer, data.byteOffset, data.length / 4) };
}

describe('[ED-05:part] searching the library', () => {
  it('lists all of a library page by page, each asset once, with its source', async () => {
    const names = new Set<string>();
    let pages = 0;
    for (let from: number | null = 0; from !== null; pages += 1) {
      const page: Awaited<ReturnType<typeof find>> = await find('pixel', { from });
      for (const { name } of page.drawings) names.add(name);
      from = page.next;
    }
    expect(names.size).toBe((await find('pixel', {})).total);
    expect(pages).toBeGreaterThan(10);
    const { source, categories } = await find('emoji', {});
    expect(source).toMatchObject({ licence: 'MIT', author: 'Microsoft Corporation' });
    expect(categories).toContain('Food & Drink');
    expect((await find('pixel', {})).source).toMatchObject({ licence: 'MIT', author: 'Gerrit Halfmann' });
  });

  it('finds by words of the name, by prefixes and by category, best match first', async () => {
    const dragons = await find('emoji', { words: 'dragon' });
    expect(dragons.drawings.map(({ name }) => name)).toEqual(['dragon', 'dragon-face', 'mahjong-red-dragon']);
    expect((await find('emoji', { words: 'Apple RED' })).drawings[0]).toEqual({
      name: 'red-apple',
      title: 'Red apple',
      category: 'Food & Drink',
    });
    expect((await find('emoji', { words: 'drag' })).total).toBeGreaterThanOrEqual(2);
    const food = await find('emoji', { category: 'Food & Drink' });
    expect(food.total).toBeGreaterThan(100);
    expect(food.drawings.every(({ category }) => category === 'Food & Drink')).toBe(true);
    expect((await find('emoji', { words: 'food' })).total).toBeGreaterThanOrEqual(food.total);
    expect(await find('emoji', { words: 'no such thing' })).toMatchObject({
      drawings: [],
      total: 0,
      next: null,
    });
    expect(await find('emoji', { from: 99_999 })).toMatchObject({ drawings: [], next: null });
  });

  it('shows skin tones only to searches that name one', async () => {
    const names = async (words: string) => (await find('emoji', { words })).drawings.map(({ name }) => name);
    expect(await names('ninja')).toEqual(['ninja']);
    expect(await names('ninja dark')).toEqual(['ninja-dark', 'ninja-medium-dark']);
  });

  it('rejects an unknown library, too long a search and invalid pages', async () => {
    for (const path of ['attic/', `emoji/?words=${'a'.repeat(61)}`, 'emoji/?from=-1', 'emoji/?from=x'])
      expect((await server.client.fetch(`/api/v1/library/${path}`)).status).toBe(400);
  });
});

describe('[ED-05:part] adding from the library', () => {
  it('returns an image in the chosen size, the same one for everyone', async () => {
    const taken = await addAsset('emoji', 'red-apple', 128);
    expect(taken).toEqual({
      file: expect.stringMatching(/^[0-9a-f]{64}\.png$/),
      title: 'Red apple',
      side: 128,
      isPixelArt: false,
    });
    expect(await addAsset('emoji', 'red-apple', 128)).toEqual(taken);
    expect(await server.services.db.select().from(libraryFiles)).toHaveLength(1);
    const { info, pixels } = await readImage(taken.file);
    expect(info).toMatchObject({ width: 128, height: 128 });
    // Rendered in several colors, with a transparent background.
    expect(new Set(pixels).size).toBeGreaterThan(3);
    expect(pixels[0]).toBe(0);
  });

  it('keeps the edges of pixel art: two colors, whole blocks', async () => {
    const taken = await addAsset('pixel', 'heart', 96);
    expect(taken.isPixelArt).toBe(true);
    const { pixels } = await readImage(taken.file);
    expect([...new Set(pixels)].toSorted((a, b) => a - b)).toEqual([0, 0xff_ff_ff_ff]);
    const block = (x: number, y: number) => pixels[Math.floor(y / 4) * 4 * 96 + Math.floor(x / 4) * 4];
    expect(pixels.every((pixel, at) => pixel === block(at % 96, Math.floor(at / 96)))).toBe(true);
  });

  it('keeps added assets that no game on the server uses: a browser may use them', async () => {
    const { file } = await addAsset('emoji', 'coin', 64);
    server.clock.advance(2 * HOUR_MS);
    await discardUnusedFiles(server.services);
    expect((await readImage(file)).info).toMatchObject({ width: 64, height: 64 });
  });

  it('rejects unknown assets and sizes that are not offered', async () => {
    expect(await readErrorId(addAsset('emoji', 'nothing', 64))).toBe('drawing_not_found');
    expect(await readErrorId(addAsset('emoji', 'constructor', 64))).toBe('drawing_not_found');
    for (const side of [0, 33, 24, 100_000])
      expect(await readErrorId(addAsset('emoji', 'coin', side))).toBe('invalid_input');
  });
});

describe('[T8] asset previews', () => {
  it('cannot run scripts, and are cached by browsers', async () => {
    const response = await server.client.fetch('/library/emoji/red-apple.svg');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('public, max-age=2592000');
    expect(await response.text()).toMatch(/^<svg xmlns="[^"]+" width="64"/);
    expect(await (await server.client.fetch('/library/pixel/heart.svg')).text()).not.toContain(
      'currentColor',
    );
  });

  it('contain nothing that runs or fetches, and nothing of another library', async () => {
    for (const libraryName of ['emoji', 'pixel'] as const) {
      const { assets } = await server.services.library.open(libraryName);
      const odd = [...assets.values()].filter(({ body }) =>
        /<(?:script|foreignObject|image|style|a)\b|\son\w+=|href=(?!"#)|url\((?!#)/i.test(body),
      );
      expect(odd.map(({ name }) => name)).toEqual([]);
    }
    for (const path of ['emoji/nothing.svg', 'attic/coin.svg', 'emoji/..%2Fcoin.svg', 'constructor/coin.svg'])
      expect((await server.client.fetch(`/library/${path}`)).status).toBe(404);
  });
});
