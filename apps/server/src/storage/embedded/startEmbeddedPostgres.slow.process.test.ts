import { chmod, cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { DataDirInUse } from '../../process/StartFailure.ts';
import type { TempFolder } from '../../testing/createTempFolder.ts';
import { createTempFolder } from '../../testing/createTempFolder.ts';
import { runStatement } from '../../testing/runStatement.ts';
import { pollUntil } from '../../testing/pollUntil.ts';
import { startEmbeddedPostgres } from './startEmbeddedPostgres.ts';

let folder: TempFolder;
beforeEach(async () => {
  folder = await createTempFolder('postgres');
});
afterEach(() => folder.remove());

const isRoot = process.getuid?.() === 0;

describe('a server', () => {
  it('is private, checks its data and is used by us only', async () => {
    const server = await startEmbeddedPostgres({ dataDir: folder.path });
    expect(server.adopted).toBe(false);
    const [settings] = await runStatement(
      server.url,
      `select current_setting('listen_addresses') addresses, current_setting('unix_socket_directories') sockets,
              current_setting('data_checksums') checksums, current_setting('fsync') fsync,
              current_setting('password_encryption') encryption`,
    );
    expect(settings).toEqual({
      addresses: '127.0.0.1',
      sockets: '',
      checksums: 'on',
      fsync: 'on',
      encryption: 'scram-sha-256',
    });
    const withoutPassword = new URL(server.url);
    withoutPassword.password = 'guess';
    await expect(runStatement(withoutPassword.href, 'select 1')).rejects.toThrow(
      'password authentication failed',
    );
    expect((await stat(path.join(folder.path, 'postgres-password'))).mode & 0o777).toBe(0o600);
    await expect(startEmbeddedPostgres({ dataDir: folder.path })).rejects.toThrow(DataDirInUse);
    await server.stop();
  });

  it.runIf(inject('long'))(
    'keeps the lock when PostgreSQL restarts after one of its helpers died',
    async () => {
      const server = await startEmbeddedPostgres({ dataDir: folder.path, durable: false });
      const findLock = async () =>
        (
          await runStatement(server.url, `select pid from pg_locks where locktype = 'advisory'`).catch(
            () => [],
          )
        )[0]?.['pid'] as number | undefined;
      const first = await findLock();
      process.kill(first ?? 0, 'SIGKILL');
      await pollUntil(
        async () => {
          const holder = await findLock();
          return holder !== undefined && holder !== first;
        },
        () => 'the lock was not acquired again',
      );
      await expect(startEmbeddedPostgres({ dataDir: folder.path })).rejects.toThrow(`process ${process.pid}`);
      await server.stop();
    },
  );
});

describe('what a crash leaves behind', () => {
  it('does not count as a server if its pid now belongs to another program', async () => {
    await (await startEmbeddedPostgres({ dataDir: folder.path, durable: false })).stop();
    const stale = [process.ppid, path.join(folder.path, 'postgres'), 1, 5432, '', '', '', 'ready', ''].join(
      '\n',
    );
    await writeFile(path.join(folder.path, 'postgres/postmaster.pid'), stale);
    const server = await startEmbeddedPostgres({ dataDir: folder.path, durable: false });
    expect(server.adopted).toBe(false);
    await server.stop();
  });

  it('is deleted if the very first start did not complete', async () => {
    await mkdir(path.join(folder.path, 'postgres.new'));
    await writeFile(path.join(folder.path, 'postgres.new/PG_VERSION'), '18');
    await writeFile(path.join(folder.path, 'postgres.password'), 'old');
    const server = await startEmbeddedPostgres({ dataDir: folder.path, durable: false });
    expect(await runStatement(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
    await expect(stat(path.join(folder.path, 'postgres.new'))).rejects.toThrow('ENOENT');
    await expect(stat(path.join(folder.path, 'postgres.password'))).rejects.toThrow('ENOENT');
  });
});

it('says why PostgreSQL does not start', async () => {
  await (await startEmbeddedPostgres({ dataDir: folder.path, durable: false })).stop();
  await writeFile(path.join(folder.path, 'postgres/PG_VERSION'), '9.6\n');
  await expect(startEmbeddedPostgres({ dataDir: folder.path })).rejects.toThrow(
    /did not start: .*database files are incompatible with server/,
  );
});

it('keeps failed statements, which may contain email addresses, out of its log', async () => {
  const server = await startEmbeddedPostgres({ dataDir: folder.path, durable: false });
  await expect(runStatement(server.url, `select 'ada@example.com'::int`)).rejects.toThrow(
    'invalid input syntax',
  );
  await server.stop();
  const log = await readFile(path.join(folder.path, 'postgres.log'), 'utf8');
  expect(log).toContain('database system is shut down');
  expect(log).not.toContain('example.com');
});

describe.runIf(isRoot)('as root, below a folder that others cannot enter', () => {
  it('puts the database where its user has access, logs that, and finds it again', async () => {
    await chmod(folder.path, 0o700);
    const logged: string[] = [];
    const log = { info() {}, warn: (message: string) => void logged.push(message) };
    const dataDir = path.join(folder.path, 'data');
    const server = await startEmbeddedPostgres({ dataDir, durable: false, log });
    const away = await readFile(path.join(dataDir, 'postgres-location'), 'utf8');
    try {
      expect(away).toMatch(/^\/var\/lib\/playloom\/[0-9a-f]{16}$/);
      expect(logged).toEqual([expect.stringContaining(`The database is in ${away}/postgres`)]);
      await runStatement(server.url, 'create table kept (id int)');
      await server.stop();

      const moved = path.join(folder.path, 'moved');
      await rename(dataDir, moved);
      const again = await startEmbeddedPostgres({ dataDir: moved, durable: false, log });
      expect(await runStatement(again.url, 'select * from kept')).toEqual([]);
      await again.stop();
      expect(logged).toHaveLength(1);

      await cp(moved, dataDir, { recursive: true });
      await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(`is a copy of ${moved}`);
    } finally {
      await rm(away, { recursive: true, force: true });
    }
  });
});
