import { chmod, mkdir, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TempFolder } from '../../testing/createTempFolder.ts';
import { createTempFolder } from '../../testing/createTempFolder.ts';
import { canExecute, canReach } from './canReach.ts';
import { chooseBinaries } from './chooseBinaries.ts';
import type { PostgresBinaries } from './findPostgresBinaries.ts';

const stranger = { uid: 65_534, gid: 65_534 };

let folder: TempFolder;
let binaries: PostgresBinaries;
beforeEach(async () => {
  folder = await createTempFolder('binaries');
  const root = path.join(folder.path, 'checkout/native');
  binaries = {
    root,
    postgres: path.join(root, 'bin/postgres'),
    initdb: path.join(root, 'bin/initdb'),
    pgCtl: path.join(root, 'bin/pg_ctl'),
  };
  await mkdir(path.join(root, 'bin'), { recursive: true });
  await mkdir(path.join(root, 'share/postgresql'), { recursive: true });
  await writeFile(path.join(root, 'share/postgresql/postgres.bki'), '');
  for (const program of [binaries.postgres, binaries.initdb])
    await writeFile(program, program, { mode: 0o755 });
  await symlink('postgres', path.join(root, 'bin/postmaster'));
});
afterEach(() => folder.remove());

it('knows what another user can reach', async () => {
  expect(await canExecute(binaries.postgres, stranger)).toBe(true);
  await chmod(path.join(folder.path, 'checkout'), 0o700);
  expect(await canReach(binaries.root, stranger)).toBe(false);
  const { uid, gid } = await stat(folder.path);
  expect(await canReach(binaries.root, { uid, gid: 1 })).toBe(true);
  await chmod(path.join(folder.path, 'checkout'), 0o710);
  expect(await canReach(binaries.root, { uid: 1, gid })).toBe(true);
  expect(await canReach(binaries.root, stranger)).toBe(false);
});

it("uses the installed programs if PostgreSQL's user can", async () => {
  expect(await chooseBinaries(binaries, stranger, { info() {}, warn() {} })).toBe(binaries);
});

describe.runIf(process.getuid?.() === 0)('as root', () => {
  it.each(['the folder above', 'the programs'])('copies once if %s is closed to others', async (closed) => {
    await (closed === 'the programs'
      ? chmod(binaries.postgres, 0o700)
      : chmod(path.join(folder.path, 'checkout'), 0o700));
    const logged: string[] = [];
    const log = { info() {}, warn: (message: string) => void logged.push(message) };
    const copy = await chooseBinaries(binaries, stranger, log);
    try {
      expect(copy.root).toMatch(/^\/var\/lib\/playloom\/programs\/[0-9a-f]{16}$/);
      expect(await canExecute(copy.postgres, stranger)).toBe(true);
      expect(await readlink(path.join(copy.root, 'bin/postmaster'))).toBe('postgres');
      expect(await chooseBinaries(binaries, stranger, log)).toEqual(copy);
      expect(logged).toHaveLength(1);
    } finally {
      await rm(copy.root, { recursive: true, force: true });
    }
  });
});
