import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { exitCodes } from './process/exitCodes.ts';
import { isProcessRunning } from './process/processIdentity.ts';
import type { Postmaster } from './storage/embedded/postmasterFile.ts';
import { readPostmaster } from './storage/embedded/postmasterFile.ts';
import type { ServerHome } from './testing/createServerHome.ts';
import { createServerHome } from './testing/createServerHome.ts';
import { killProcessTree } from './testing/killProcessTree.ts';
import { listDescendants } from './testing/listDescendants.ts';
import { runStatement } from './testing/runStatement.ts';
import type { ServerProcess } from './testing/startServerProcess.ts';
import { startServerProcess } from './testing/startServerProcess.ts';
import { startRedis } from './testing/startRedis.ts';
import { startS3Server } from './testing/startS3Server.ts';
import { pollUntil } from './testing/pollUntil.ts';

let home: ServerHome;
beforeAll(async () => {
  home = await createServerHome('life', { embedded: true });
});
afterAll(() => home.remove());

async function readDatabase(): Promise<Postmaster> {
  const postmaster = await readPostmaster(path.join(home.dataDir, 'postgres'));
  if (postmaster === undefined) throw new Error('no database is running');
  return postmaster;
}

async function readDatabaseUrl(): Promise<string> {
  const password = await readFile(path.join(home.dataDir, 'postgres-password'), 'utf8');
  return `postgres://playloom:${password}@127.0.0.1:${(await readDatabase()).port}/playloom`;
}

/** Expects the server to exit with this code and to print exactly one matching line. */
async function expectStartFailure(
  env: Record<string, string>,
  exitCode: number,
  line: RegExp,
): Promise<void> {
  const start = startServerProcess(home, { env });
  await expect(start).rejects.toThrow(
    new RegExp(`^The server ended with ${exitCode}:\\n(?=${line.source})[^\\n]+\\n$`),
  );
}

async function expectCleanStop(server: ServerProcess, signal: NodeJS.Signals): Promise<void> {
  const { pid } = await readDatabase();
  expect(await server.stop(signal)).toBe(exitCodes.cleanStop);
  expect(await isProcessRunning(pid)).toBe(false);
  expect(await readPostmaster(path.join(home.dataDir, 'postgres'))).toBeUndefined();
  expect(await readdir(path.join(home.dataDir, 'running'))).toEqual([]);
}

describe('while a server runs', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServerProcess(home);
  });
  afterAll(() => server.stop());

  it('prints its address', async () => {
    expect(server.output()).toMatch(/^Playloom is ready at http:\/\/localhost:\d+ \(started in [\d.]+ s\)/m);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  it('responds on every loopback address of the machine', async () => {
    const { port } = new URL(server.url);
    const hosts = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal }) => internal)
      .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
    const answers = hosts.map(async (host) => (await fetch(`http://${host}:${port}/healthz`)).status);
    expect(await Promise.all(answers)).toEqual(hosts.map(() => 200));
  });

  it('[OP-88:part] refuses a second one on the same DATA_DIR, with the embedded database or another', async () => {
    const line = new RegExp(`DATA_DIR ${home.dataDir} is already in use .*process ${server.pid}`);
    await expectStartFailure({}, exitCodes.dataDirInUse, line);
    await expectStartFailure({ DATABASE_URL: await readDatabaseUrl() }, exitCodes.dataDirInUse, line);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  it('[OP-88:part] refuses a port that is in use and names it', async () => {
    const { port } = new URL(server.url);
    const other = await createServerHome('port', { embedded: true });
    try {
      await expectStartFailure(
        { PORT: port, DATA_DIR: other.dataDir, DATABASE_URL: await readDatabaseUrl() },
        exitCodes.portInUse,
        new RegExp(`Port ${port} on 127\\.0\\.0\\.1 is already in use.* PORT=`),
      );
    } finally {
      await other.remove();
    }
  });

  it('[OP-86] is called what it is', async () => {
    await pollUntil(
      () => listTitles(server.pid).includes('playloom rooms'),
      () => listTitles(server.pid).join('\n'),
    );
    expect(listTitles(server.pid)[0]).toBe('playloom web+rooms');
  });

  it('stops on SIGTERM, the database included', () => expectCleanStop(server, 'SIGTERM'));
});

/** What `ps` shows for a process and those that it has started. */
function listTitles(pid: number): string[] {
  return [pid, ...listDescendants(pid)].map((one) => {
    const [title = ''] = readFileSync(`/proc/${one}/cmdline`, 'utf8').split('\0');
    return title;
  });
}

/** Asks for pages and calls until the server is gone. */
async function visitUntilGone(url: string): Promise<number> {
  const paths = ['/', '/api/v1/games/', '/games/popular', '/readyz'];
  let answers = 0;
  const visit = async (path: string): Promise<void> => {
    for (;;) {
      const response = await fetch(url + path).catch(() => null);
      if (response === null) return;
      await response.text().catch(() => '');
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: 24 }, (_, index) => visit(paths[index % paths.length]!)));
  return answers;
}

it('[OP-82] prints nothing but its own lines when it is stopped while it is busy, with or without Redis', async () => {
  const redis = await startRedis();
  try {
    for (const [signal, env] of [
      ['SIGTERM', { REDIS_URL: redis.url }],
      ['SIGINT', {}],
    ] as const) {
      const server = await startServerProcess(home, { env });
      const before = server.output();
      const visited = visitUntilGone(server.url);
      await pollUntil(
        async () => (await fetch(`${server.url}/healthz`)).ok,
        () => 'the server does not answer',
      );
      expect(await server.stop(signal)).toBe(exitCodes.cleanStop);
      expect(await visited).toBeGreaterThan(0);
      expect(server.output().slice(before.length)).toBe('');
    }
  } finally {
    await redis.stop();
  }
});

describe('does not start', () => {
  it('with an unreachable database, and does not print its password', async () => {
    await expectStartFailure(
      { DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/playloom' },
      exitCodes.databaseUnreachable,
      /DATABASE_URL: cannot connect to 127\.0\.0\.1:1\/playloom: .*ECONNREFUSED(?!.*hunter2)/,
    );
  });

  it('[OP-36] with an unreachable Redis, in any role, and does not print its password', async () => {
    for (const ROLES of ['web,rooms', 'rooms'])
      await expectStartFailure(
        {
          REDIS_URL: 'redis://me:hunter2@127.0.0.1:1/0',
          ROLES,
          ROOMS_PUBLIC_URL: 'http://127.0.0.1:3999',
        },
        exitCodes.redisUnreachable,
        /REDIS_URL: cannot connect to 127\.0\.0\.1:1: .*ECONNREFUSED(?!.*hunter2)/,
      );
  });

  it('[OP-21] with an unreachable file store, and does not print its secret', async () => {
    // No test gets a port below 1024, and fetch refuses to connect to port 1.
    await expectStartFailure(
      { FILES_URL: 'http://key:hunter2@127.0.0.1:2/playloom' },
      exitCodes.filesUnreachable,
      /(?!.*hunter2)FILES_URL: cannot use http:\/\/127\.0\.0\.1:2\/playloom: GET playloom: ECONNREFUSED/,
    );
  });

  it('[OP-21] with another file store than that of the database', async () => {
    const s3 = await startS3Server();
    await expectStartFailure(
      { FILES_URL: s3.url() },
      exitCodes.filesElsewhere,
      /FILES_URL: the files of this database are in DATA_DIR, not in http/,
    );
    await s3.stop();
  });

  it('with an invalid value', async () => {
    await expectStartFailure({ PORT: 'eighty' }, exitCodes.badConfiguration, /PORT must be a whole number/);
  });

  it('with a UI_ORIGIN that is same-site with a public PUBLIC_URL', async () => {
    await expectStartFailure(
      { PUBLIC_URL: 'https://play.example.com', UI_ORIGIN: 'https://ui.example.com' },
      exitCodes.uiOriginSameSite,
      /UI_ORIGIN https:\/\/ui\.example\.com is same-site with PUBLIC_URL/,
    );
  });

  it('[OP-88:part] with a DATA_DIR that is a file', async () => {
    const file = path.join(home.dataDir, 'secrets.json');
    await expectStartFailure(
      { DATA_DIR: file },
      exitCodes.dataDirUnusable,
      /DATA_DIR .*secrets\.json cannot be used/,
    );
  });
});

it.runIf(inject('long'))('stops on SIGHUP, the database included', async () => {
  await expectCleanStop(await startServerProcess(home), 'SIGHUP');
});

it('takes over the database after a kill -9, recovers after a kill of the whole process tree, and stops on SIGINT', async () => {
  const first = await startServerProcess(home);
  await runStatement(await readDatabaseUrl(), 'create table kept (id int); insert into kept values (1)');
  const { pid } = await readDatabase();
  await first.stop('SIGKILL');
  expect(await isProcessRunning(pid)).toBe(true);

  const second = await startServerProcess(home, { detached: true });
  expect((await readDatabase()).pid).toBe(pid);
  await runStatement(await readDatabaseUrl(), 'insert into kept values (2)');
  // The second server took over the running database, so the database is not its child process.
  killProcessTree(pid);
  killProcessTree(second.pid);
  await second.stop('SIGKILL');

  const third = await startServerProcess(home);
  const rows = await runStatement(await readDatabaseUrl(), 'select id from kept order by id');
  expect(rows).toEqual([{ id: 1 }, { id: 2 }]);
  const own = (await readDatabase()).pid;
  killProcessTree(third.pid);
  expect(await third.stop()).toBe('SIGKILL');

  const fourth = await startServerProcess(home);
  expect((await readDatabase()).pid).not.toBe(own);
  await expectCleanStop(fourth, 'SIGINT');
});

it.runIf(inject('long'))('exits when the database is gone for good', async () => {
  const server = await startServerProcess(home);
  killProcessTree((await readDatabase()).pid);
  await pollUntil(
    () => server.output().includes('The embedded database has stopped'),
    () => server.output(),
  );
  expect(await server.stop()).toBe(exitCodes.databaseLost);
});
