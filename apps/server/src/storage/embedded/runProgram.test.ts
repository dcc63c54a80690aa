import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { exitCodes } from '../../process/exitCodes.ts';
import { runProgram } from './runProgram.ts';

function fail(output: string): Promise<void> {
  return runProgram('/bin/sh', ['-c', `printf '%s' "$0" >&2; exit 1`, output], { cwd: tmpdir() });
}

it('[OP-83:part] a program of PostgreSQL that finds no space ends with one line and its own exit code', async () => {
  const output = [
    'running bootstrap script ... 2026-11-19 10:00:00.000 UTC [7] PANIC:  could not write to file "pg_wal/xlogtemp.7": No space left on device',
    'Aborted',
    'child process exited with exit code 134',
    'initdb: removing contents of data directory "/data/postgres.new"',
    '',
  ].join('\n');
  await expect(fail(output)).rejects.toMatchObject({
    exitCode: exitCodes.diskFull,
    message: expect.stringMatching(
      /^No space left: the disk of the embedded database is full \(.*PANIC[^\n]+\)\./,
    ),
  });
});

it('another failure has the reason that the program printed', async () => {
  await expect(fail('a line\nFATAL: lock file is there\n')).rejects.toMatchObject({
    exitCode: exitCodes.embeddedDatabaseFailed,
    message: expect.stringContaining('FATAL: lock file is there'),
  });
});
