import { spawn } from 'node:child_process';
import type { FileHandle } from 'node:fs/promises';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../process/findFreePort.ts';
import type { ClusterLocation } from './chooseClusterLocation.ts';
import type { Postmaster } from './postmasterFile.ts';
import { readPostmaster } from './postmasterFile.ts';
import { readProgramEnvironment, createProgramFailure } from './runProgram.ts';

const READY_POLL_MS = 10;
const LARGEST_LOG_BYTES = 5_000_000;

/**
 * Temporary problems: child processes of a killed server still use its memory, another program took the port, or
 * two processes started at once.
 */
const worthAnotherTry =
  /still in use|Address already in use|could not create any TCP\/IP sockets|lock file .* (already exists|is empty)/;

interface LaunchOptions {
  location: ClusterLocation;
  logFile: string;
  durable: boolean;
  /** Default: a free one. */
  port?: number | undefined;
}

/** Starts PostgreSQL and waits until it accepts connections. Returns undefined if trying again makes sense. */
export async function launchPostgres(options: LaunchOptions): Promise<Postmaster | undefined> {
  const { location, logFile } = options;
  const logHandle = await openLog(logFile);
  const logStart = (await logHandle.stat()).size;
  const port = options.port ?? (await findFreePort('127.0.0.1'));
  const outcome = await spawnPostgres(options, port, logHandle);
  await logHandle.close();
  if (typeof outcome === 'object') return outcome;
  const output = outcome + (await readFile(logFile, 'utf8')).slice(logStart);
  if (worthAnotherTry.test(output)) return undefined;
  throw createProgramFailure(location.binaries.postgres, output);
}

/** Returns the server once it is ready, or the reason why it failed to start. */
async function spawnPostgres(
  { location, durable }: LaunchOptions,
  port: number,
  log: FileHandle,
): Promise<Postmaster | string> {
  // Detached, because Ctrl-C is sent to the whole process group, and the database must stay up for our last writes. Its
  // output goes to a file instead of a pipe, because it may also outlive this process.
  const child = spawn(location.binaries.postgres, ['-D', location.cluster, ...settings(port, durable)], {
    cwd: location.cluster,
    ...location.user,
    detached: true,
    env: readProgramEnvironment(),
    stdio: ['ignore', log.fd, log.fd],
  });
  child.unref();
  const failure: { text?: string } = {};
  child.on('error', (error) => (failure.text ??= error.message));
  child.on('exit', () => (failure.text ??= ''));
  for (;;) {
    if (failure.text !== undefined) return failure.text;
    const postmaster = await readPostmaster(location.cluster);
    // A file left behind by a killed server also says `ready`, so the pids are compared.
    if (postmaster?.ready && postmaster.pid === child.pid) return postmaster;
    await pause(READY_POLL_MS);
  }
}

function settings(port: number, durable: boolean): string[] {
  const values = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    jit: 'off',
    // Failed statements are not logged, because they contain users' email addresses. Our own log has the error codes.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function openLog(logFile: string): Promise<FileHandle> {
  const size = (await stat(logFile).catch(() => undefined))?.size ?? 0;
  if (size > LARGEST_LOG_BYTES) await rename(logFile, `${logFile}.1`);
  return open(logFile, 'a', 0o600);
}
