import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { User } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../process/clock.ts';
import { storeFile } from '../../../files/storeFile.ts';
import { files, users } from '../../../storage/schema.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import type { ApiTestClient } from '../../../testing/createApiTestClient.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { discardFile, discardUnusedFiles } from '../../../files/discardFile.ts';
import { CANARY, makeImageCorpus, type CorpusFile } from '../../../testing/imageCorpus.ts';

const DEFAULT_AVATAR = '/default-avatar.png';

const PATH = '/api/v1/account/picture/';
const corpus = await makeImageCorpus();

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

function upload(
  client: ApiTestClient,
  { bytes, name, type = 'image/png' }: Omit<CorpusFile, 'expected'>,
  field = 'picture',
) {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(bytes)], { type }), name);
  return client.fetch(PATH, { method: 'PUT', body: form });
}

async function uploadWell(client: ApiTestClient, bytes: Buffer): Promise<string> {
  const response = await upload(client, { bytes, name: 'a.png' });
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: User }).data.local.profilePicture;
}

function makeImage(color: string): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 30, channels: 3, background: color } })
    .png()
    .toBuffer();
}

async function listStored(): Promise<string[]> {
  const entries = await readdir(join(server.config.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe('uploads', () => {
  let uploader: SignedInUser;
  beforeAll(async () => {
    uploader = await addSignedInUser(server, 'uploader');
  });

  it('cover at least forty files', () => expect(corpus.length).toBeGreaterThanOrEqual(40));

  it.each(corpus.map((file) => ({ ...file, toString: () => file.name })))(
    '$name: $expected',
    async ({ expected, ...file }) => {
      const response = await upload(uploader.client, file);
      const body = (await response.json()) as { errorId?: string; data?: User };
      expect(body.errorId ?? 'accepted').toBe(expected);
      if (!body.data) return;
      const served = await server.client.fetch(body.data.local.profilePicture);
      expect(served.status).toBe(200);
      const bytes = Buffer.from(await served.arrayBuffer());
      expect(bytes.includes(CANARY)).toBe(false);
      const metadata = await sharp(bytes).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 512 });
      for (const kind of ['exif', 'icc', 'xmp', 'iptc', 'orientation', 'pages'] as const)
        expect(metadata[kind]).toBeUndefined();
    },
  );

  it('are rotated upright', async () => {
    const halves = await sharp({ create: { width: 100, height: 50, channels: 3, background: '#f00' } })
      .composite([
        { input: { create: { width: 100, height: 25, channels: 3, background: '#00f' } }, gravity: 'south' },
      ])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const served = await server.client.fetch(await uploadWell(uploader.client, halves));
    const { data } = await sharp(Buffer.from(await served.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const middle = 256 * 512 * 3;
    expect(data[middle + 2]).toBeGreaterThan(200);
    expect(data[middle + 511 * 3]).toBeGreaterThan(200);
  });

  it('must be in the form field', async () => {
    const file = { bytes: await makeImage('#0f0'), name: 'a.png' };
    const wrongField = await upload(uploader.client, file, 'avatar');
    expect(await wrongField.json()).toMatchObject({ errorId: 'picture_missing' });
    const noFile = await uploader.client.fetch(PATH, { method: 'PUT', body: new FormData() });
    expect(noFile.status).toBe(400);
    const json = await uploader.client.fetch(PATH, { method: 'PUT', json: { picture: 'x' } });
    expect(json.status).toBe(415);
    const cutOff = await uploader.client.fetch(PATH, {
      method: 'PUT',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      // words: the API names the form field picture
      body: '--x\r\ncontent-disposition: form-data; name="picture"; filename="a.png"\r\n\r\nabc',
    });
    expect(await cutOff.json()).toMatchObject({ errorId: 'invalid_input' });
    const noBoundary = await uploader.client.fetch(PATH, {
      method: 'PUT',
      headers: { 'content-type': 'multipart/form-data' },
      body: 'abc',
    });
    expect(await noBoundary.json()).toMatchObject({ errorId: 'invalid_input' });
  });

  it('are rejected from visitors who are not logged in', async () => {
    const response = await upload(server.client, { bytes: await makeImage('#0f0'), name: 'a.png' });
    expect(response.status).toBe(401);
  });

  it('use little memory under twenty parallel decompression bombs', async () => {
    const bomb = corpus.find(({ name }) => name === 'bomb-14000.png');
    if (!bomb) throw new Error('no bomb');
    const before = process.memoryUsage.rss();
    const bombs = Array.from({ length: 20 }, () => upload(uploader.client, bomb));
    const answers = await Promise.all(bombs);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 413));
    expect(process.memoryUsage.rss() - before).toBeLessThan(300 * 1024 * 1024);
  });
});

describe('stored images', () => {
  it('are shown wherever the user is shown, until they are deleted', async () => {
    const { client } = await addSignedInUser(server, 'shown');
    const address = await uploadWell(client, await makeImage('#123456'));
    expect(address).toMatch(/^http:\/\/ui\.localhost:\d+\/files\/[0-9a-f]{64}\.webp$/);
    const name = address.split('/').at(-1) ?? '';
    expect((await client.api.readUser()).data?.local.profilePicture).toBe(address);
    const [row] = await server.services.db.select().from(files).where(eq(files.name, name));
    expect(row).toMatchObject({ contentType: 'image/webp' });
    const { data: user } = await client.api.deleteProfileImage();
    expect(user.local.profilePicture).toBe(DEFAULT_AVATAR);
    expect(await listStored()).not.toContain(name);
    expect((await server.client.fetch(address)).status).toBe(404);
    expect((await client.api.deleteProfileImage()).data.local.profilePicture).toBe(DEFAULT_AVATAR);
  });

  it('share one file for equal images until the last user removes it', async () => {
    const [ada, bob] = await Promise.all([addSignedInUser(server, 'ada'), addSignedInUser(server, 'bob')]);
    const same = await makeImage('#abcdef');
    const addresses = await Promise.all([uploadWell(ada.client, same), uploadWell(bob.client, same)]);
    expect(addresses[0]).toBe(addresses[1]);
    await uploadWell(ada.client, await makeImage('#fedcba'));
    expect((await server.client.fetch(addresses[1])).status).toBe(200);
    await bob.client.api.deleteProfileImage();
    expect((await server.client.fetch(addresses[1])).status).toBe(404);
  });

  it('are never lost while in use, however uploads and deletions interleave', async () => {
    const people = await Promise.all(
      Array.from({ length: 4 }, (_, index) => addSignedInUser(server, `juggler_${index}`)),
    );
    const images = await Promise.all(['#111', '#222'].map(makeImage));
    await Promise.all(
      people.map(async ({ client }, index) => {
        for (let round = 0; round < 6; round += 1) {
          if ((round + index) % 3 === 2) await client.api.deleteProfileImage();
          else await uploadWell(client, images[(round + index) % 2] as Buffer);
        }
      }),
    );
    const shown = new Set<string>();
    for (const { client } of people) {
      const address = (await client.api.readUser()).data?.local.profilePicture ?? '';
      if (address === DEFAULT_AVATAR) continue;
      shown.add(address);
      expect((await server.client.fetch(address)).status).toBe(200);
    }
    expect(shown.size).toBeGreaterThan(0);
  });

  it('are kept when uploaded again while another user removes them', async () => {
    const { db, files: store, clock } = server.services;
    const { user } = await addSignedInUser(server, 'returner');
    const bytes = await makeImage('#333');
    const plan = {
      bytes,
      extension: 'webp',
      contentType: 'image/webp',
      ownerId: user.id,
      now: clock.now(),
    } as const;
    const name = await db.transaction(async (tx) => {
      const stored = await storeFile(tx, store, plan);
      await discardFile(server.services, stored);
      return stored;
    });
    expect(await store.read(name)).not.toBeNull();
  });

  it('are cleaned up after an account is deleted, unless they are new or in use', async () => {
    const [leaver, stayer] = await Promise.all([
      addSignedInUser(server, 'leaver'),
      addSignedInUser(server, 'stayer'),
    ]);
    const left = await uploadWell(leaver.client, await makeImage('#777'));
    const used = await uploadWell(stayer.client, await makeImage('#888'));
    await server.services.db.delete(users).where(eq(users.id, leaver.user.id));
    await discardUnusedFiles(server.services);
    expect((await server.client.fetch(left)).status).toBe(200);
    server.clock.advance(HOUR_MS + 1);
    await discardUnusedFiles(server.services);
    expect((await server.client.fetch(left)).status).toBe(404);
    expect((await server.client.fetch(used)).status).toBe(200);
  });
});

describe('served images', () => {
  let address: string;
  beforeAll(async () => {
    const { client } = await addSignedInUser(server, 'served');
    address = await uploadWell(client, await makeImage('#4fd6a8'));
  });

  it('are images only, whatever a browser would make of them', async () => {
    const response = await server.client.fetch(address);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(response.headers.get('content-disposition')).toBe('inline');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('come from the origin of uploads only, which serves nothing else', async () => {
    const path = new URL(address).pathname;
    expect((await server.client.fetch(path)).status).toBe(404);
    const { uiOrigin } = server.config;
    for (const other of [
      '/',
      '/api/v1/user/',
      '/healthz',
      '/metrics',
      '/api/openapi.json',
      '/image',
      '/files/',
    ])
      expect((await server.client.fetch(uiOrigin + other)).status).toBe(404);
  });

  it.each([
    '..%2f..%2fpackage.json',
    '%2e%2e/%2e%2e/secrets',
    'a.webp',
    `${'0'.repeat(64)}.svg`,
    `${'0'.repeat(64)}.webp%00`,
  ])('are not found under %s', async (name) => {
    expect((await server.client.fetch(`${server.config.uiOrigin}/files/${name}`)).status).toBe(404);
  });
});
