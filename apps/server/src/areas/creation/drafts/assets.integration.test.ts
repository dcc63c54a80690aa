import { apiLimits } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../process/clock.ts';
import { draftFiles, files } from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { CANARY, makeImageCorpus } from '../../../testing/imageCorpus.ts';
import { discardUnusedFiles } from '../../../files/discardFile.ts';
import { makeMp3, makeOgg, makeWav } from './testing/makeSound.ts';

const corpus = await makeImageCorpus();

let server: TestServer;
let ada: SignedInUser;
let gameId: string;
beforeAll(async () => {
  server = await createTestServer();
  ada = await addSignedInUser(server, 'ada');
  gameId = (await addGame(server, { creatorId: ada.user.id })).id;
});
afterAll(() => server.close());

interface Answer {
  errorId?: string;
  data?: { file: string; kind: string; width: number | null; height: number | null };
}

async function upload(
  bytes: Uint8Array,
  { who = ada, name = 'a.bin', field = 'file' } = {},
): Promise<Answer> {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
  const response = await who.client.fetch(`/api/v1/games/${gameId}/assets/`, { method: 'POST', body: form });
  expect(response.status).toBeLessThan(500);
  return (await response.json()) as Answer;
}

const serve = (file = '') => server.client.fetch(`${server.config.uiOrigin}/files/${file}`);

function paint(width: number, height: number) {
  return sharp({ create: { width, height, channels: 4, background: { r: 9, g: 200, b: 30, alpha: 0.5 } } });
}

/** Error ids of profile images, and the ids that assets return instead. */
const OTHER_WORDS: Record<string, string> = {
  picture_not_readable: 'asset_not_readable',
  picture_missing: 'asset_missing',
};

describe('pictures', () => {
  it.each(corpus.map((file) => ({ ...file, toString: () => file.name })))(
    '[T8] $name: $expected',
    async ({ bytes, name, expected }) => {
      const { errorId = 'accepted', data } = await upload(bytes, { name });
      // The limit is 4 MB for profile images and 8 MB for assets.
      const isSmallHere = bytes.length > apiLimits.IMAGE_BYTES_MAX;
      expect(isSmallHere ? expected : errorId).toBe(OTHER_WORDS[expected] ?? expected);
      if (!data) return;
      const served = Buffer.from(await (await serve(data.file)).arrayBuffer());
      expect(served.includes(CANARY)).toBe(false);
      const metadata = await sharp(served).metadata();
      expect(metadata).toMatchObject({ width: data.width, height: data.height });
      expect(metadata.exif).toBeUndefined();
    },
  );

  it('[ED-05:part] keeps pixel art unchanged, and scales large images down', async () => {
    const drawn = await upload(await paint(33, 17).png().toBuffer());
    expect(drawn.data).toMatchObject({ kind: 'image', width: 33, height: 17 });
    expect(drawn.data?.file).toMatch(/^[0-9a-f]{64}\.png$/);
    const bytes = Buffer.from(await (await serve(drawn.data?.file)).arrayBuffer());
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 4)]).toEqual([9, 200, 30, 128]);
    const large = await upload(await paint(4000, 1000).png().toBuffer());
    expect(large.data).toMatchObject({ width: 2048, height: 512 });
  });
});

describe('sounds', () => {
  it.each([
    ['wav', makeWav(), 'audio/wav'],
    ['mp3', makeMp3(), 'audio/mpeg'],
    ['ogg', makeOgg(), 'audio/ogg'],
  ])(
    '[T8] [ED-05:part] recognizes %s by its content and serves it only as that',
    async (extension, bytes, type) => {
      const { data } = await upload(Buffer.concat([bytes, Buffer.from('<script>')]), { name: 'a.html' });
      expect(data).toMatchObject({ kind: 'sound', width: null, height: null });
      expect(data?.file.split('.').at(-1)).toBe(extension);
      const served = await serve(data?.file);
      expect(served.headers.get('content-type')).toBe(type);
      expect(served.headers.get('x-content-type-options')).toBe('nosniff');
      expect(served.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
      const [row] = await server.services.db
        .select()
        .from(files)
        .where(eq(files.name, data?.file ?? ''));
      expect(row).toMatchObject({ contentType: type, ownerId: ada.user.id });
    },
  );
});

describe('other uploads', () => {
  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['an archive', Buffer.from('PK\x03\x04 and so on')],
    ['a program', Buffer.from('\x7fELF and so on')],
  ])('[T8] rejects %s', async (_what, bytes) => {
    expect((await upload(bytes)).errorId).toBe('asset_not_readable');
  });

  it('[T8] rejects too large, empty and misnamed uploads', async () => {
    expect((await upload(Buffer.alloc(8 * 1024 * 1024 + 1))).errorId).toBe('asset_too_large');
    expect((await upload(Buffer.alloc(0))).errorId).toBe('asset_missing');
    expect((await upload(makeWav(), { field: 'picture' })).errorId).toBe('asset_missing');
  });

  it('[T25] rejects uploads of users who may not edit', async () => {
    const bob = await addSignedInUser(server, 'bob');
    expect((await upload(makeWav(), { who: bob })).errorId).toBe('not_allowed');
    await ada.client.api.addCollaborator({
      params: { id: gameId },
      body: { username: 'bob', role: 'viewer' },
    });
    expect((await upload(makeWav(), { who: bob })).errorId).toBe('not_allowed');
  });
});

it('keeps uploads that the game does not use yet, and deletes them with the game', async () => {
  const { data } = await upload(await paint(7, 7).png().toBuffer());
  server.clock.advance(2 * HOUR_MS);
  await discardUnusedFiles(server.services);
  expect((await serve(data?.file)).status).toBe(200);
  await server.services.db.delete(draftFiles).where(eq(draftFiles.gameId, gameId));
  await discardUnusedFiles(server.services);
  expect((await serve(data?.file)).status).toBe(404);
});
