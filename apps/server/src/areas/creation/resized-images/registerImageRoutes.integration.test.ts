import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installErrorHandler } from '../../../http/errorHandler.ts';
import { createTempFolder, type TempFolder } from '../../../testing/createTempFolder.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { registerImageRoutes } from './registerImageRoutes.ts';
import { imageQuerySchema } from './imageQuery.ts';

const IMAGE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840];

let server: TestServer;
let folder: TempFolder;
let app: FastifyInstance;
let upload: string;

beforeAll(async () => {
  server = await createTestServer();
  folder = await createTempFolder('images');
  const site = join(folder.path, 'site');
  await mkdir(join(site, 'art', 'covers'), { recursive: true });
  await mkdir(join(site, 'blog'));
  await writeFile(join(site, 'art', 'covers', 'hero.png'), await makeImage(4000, 1000, 'png'));
  await writeFile(join(site, 'blog', 'small.jpg'), await makeImage(300, 100, 'jpeg'));
  await writeFile(join(site, 'art', 'fake.png'), 'not an image');
  await writeFile(join(site, 'art', 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(site, 'secret.png'), await makeImage(10, 10, 'png'));
  await writeFile(join(folder.path, 'outside.png'), await makeImage(10, 10, 'png'));
  await symlink(join(folder.path, 'outside.png'), join(site, 'art', 'link.png'));
  upload = await server.services.files.put(await makeImage(1000, 1000, 'webp'), 'webp');
  app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installErrorHandler(app);
  await registerImageRoutes(app, server.services, site);
});
afterAll(async () => {
  await app.close();
  await server.close();
  await folder.remove();
});

function makeImage(width: number, height: number, format: 'png' | 'jpeg' | 'webp'): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    [format]()
    .toBuffer();
}

function ask(query: Record<string, string>, headers = {}) {
  return app.inject({ url: `/image?${new URLSearchParams(query).toString()}`, headers });
}

const HERO = '/art/covers/hero.png';

describe('[VA-08] responsive images', () => {
  it('come in exactly eight widths', async () => {
    const every = Array.from({ length: 10_000 }, (_, width) => width);
    const isAccepted = (width: number) => imageQuerySchema.safeParse({ src: HERO, w: String(width) }).success;
    expect(every.filter(isAccepted)).toEqual(IMAGE_WIDTHS);
    for (const width of IMAGE_WIDTHS) {
      const answer = await ask({ src: HERO, w: String(width) });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('image/webp');
      const metadata = await sharp(answer.rawPayload).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width, height: Math.round(width / 4) });
    }
    for (const w of ['0', '641', '-640', '640.5', '64e1', 'wide', '', '99999']) {
      const answer = await ask({ src: HERO, w });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ errorId: 'invalid_input', fields: { w: expect.any(String) } });
    }
  });

  it('have quality 75 by default', async () => {
    const [plain, same, rough, fine] = await Promise.all(
      [[], ['75'], ['10'], ['100']].map(([q]) => ask({ src: HERO, w: '640', ...(q ? { q } : {}) })),
    );
    expect(plain?.rawPayload).toEqual(same?.rawPayload);
    expect(rough?.rawPayload.length).toBeLessThan(plain?.rawPayload.length ?? 0);
    expect(fine?.rawPayload.length).toBeGreaterThan(plain?.rawPayload.length ?? 0);
    for (const q of ['0', '101', 'best'])
      expect((await ask({ src: HERO, w: '640', q })).statusCode).toBe(400);
  });
});

it('never enlarges', async () => {
  const answer = await ask({ src: '/blog/small.jpg', w: '1920' });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 300, height: 100 });
});

it('accepts uploads by name, path and address', async () => {
  const answers = await Promise.all(
    [upload, `/files/${upload}`, `${server.config.uiOrigin}/files/${upload}`].map((src) =>
      ask({ src, w: '640' }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

it('is cached by browsers, and requested once', async () => {
  const first = await ask({ src: HERO, w: '828' });
  expect(first.headers['cache-control']).toBe('public, max-age=2592000');
  const again = await ask({ src: HERO, w: '828' }, { 'if-none-match': first.headers.etag });
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload).toHaveLength(0);
  const other = await ask({ src: HERO, w: '750' }, { 'if-none-match': first.headers.etag });
  expect(other.statusCode).toBe(200);
});

it('makes each image once', async () => {
  const before = await ask({ src: HERO, w: '1200', q: '33' });
  const broken = { ...server.services, images: { ...server.services.images, toSquare: fail, toWidth: fail } };
  const second = fastify();
  second.setValidatorCompiler(validatorCompiler);
  await registerImageRoutes(second, broken, join(folder.path, 'site'));
  const query = new URLSearchParams({ src: HERO, w: '1200', q: '33' }).toString();
  expect((await second.inject(`/image?${query}`)).rawPayload).toEqual(before.rawPayload);
  await second.close();
});

function fail(): Promise<Buffer> {
  return Promise.reject(new Error('made a second time'));
}

it.each([
  '/secret.png',
  '/art/../secret.png',
  '/art/covers/../../secret.png',
  '/art/%2e%2e/secret.png',
  '/art/..\\secret.png',
  '/art/link.png',
  '/art/drawing.svg',
  '/art/covers',
  '/art/none.png',
  '/art/.hidden.png',
  '//evil.example/art/a.png',
  'https://evil.example/art/a.png',
  'http://127.0.0.1:1/art/a.png',
  'file:///etc/passwd',
  '/files/../secret.png',
  `/files/${'0'.repeat(64)}.webp`,
  `${'0'.repeat(64)}.webp`,
  '',
])('finds nothing at %s', async (src) => {
  const answer = await ask({ src, w: '640' });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('finds nothing at any other name either', async () => {
  const pieces = fc.array(
    fc.constantFrom('/art/', '/blog/', '..', '/', '\\', '.png', 'secret', '%2f', '\0', 'hero', ' '),
    { maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(pieces, async (parts) => {
      expect((await ask({ src: parts.join(''), w: '640' })).statusCode).toBe(404);
    }),
    { numRuns: 300 },
  );
});

it('rejects files that only look like an image', async () => {
  const answer = await ask({ src: '/art/fake.png', w: '640' });
  expect(answer.statusCode).toBe(415);
  expect(answer.headers.etag).toBeUndefined();
});
