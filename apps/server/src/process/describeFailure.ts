import type { Config } from './config.ts';
import type { ExitCode } from './exitCodes.ts';
import { exitCodes } from './exitCodes.ts';
import { findDiskFull, isDiskFull } from './findDiskFull.ts';
import { StartFailure } from './StartFailure.ts';

/** Failures that a full disk causes without naming it. */
const MAY_BE_FULL: ReadonlySet<ExitCode> = new Set([
  exitCodes.embeddedDatabaseFailed,
  exitCodes.databaseLost,
  exitCodes.databaseUnreachable,
]);

/**
 * Like `describeFailure`, and looks whether a full disk is the reason of a failure without one: the embedded database
 * ends, and only its connections are lost.
 */
export async function explainFailure(
  error: unknown,
  config: Config | undefined,
): Promise<{ line: string; exitCode: ExitCode } | undefined> {
  const known = describeFailure(error, config);
  if (known !== undefined && !MAY_BE_FULL.has(known.exitCode)) return known;
  if (config === undefined || config.databaseUrl !== undefined || !(await isDiskFull(config.dataDir)))
    return known;
  return { line: describeDiskFull(undefined, config), exitCode: exitCodes.diskFull };
}

/** Returns the message and exit code for a failure that the operator can fix; undefined for a bug of ours. */
export function describeFailure(
  error: unknown,
  config: Config | undefined,
): { line: string; exitCode: ExitCode } | undefined {
  if (error instanceof StartFailure) return { line: toOneLine(error.message), exitCode: error.exitCode };
  if (!(error instanceof Error) || config === undefined) return undefined;
  const full = findDiskFull(error);
  if (full !== undefined) return { line: describeDiskFull(full.path, config), exitCode: exitCodes.diskFull };
  const { code, syscall, path } = error as NodeJS.ErrnoException;
  if (syscall === 'listen' || syscall === 'getaddrinfo') return describeListenFailure(code, config);
  if (code !== undefined && path?.startsWith(config.dataDir)) {
    return {
      line: `DATA_DIR ${config.dataDir} cannot be used: ${code} at ${path}. Was it written by another user?`,
      exitCode: exitCodes.dataDirUnusable,
    };
  }
  return undefined;
}

function describeDiskFull(path: string | undefined, { dataDir, databaseUrl }: Config): string {
  const places = databaseUrl === undefined ? dataDir : `${dataDir} or of the database`;
  const place = path === undefined ? `the disk of ${places}` : `the disk of ${path}`;
  return `No space left: ${place} is full. Free some space, then try again.`;
}

function describeListenFailure(code: string | undefined, { port, host }: Config) {
  if (code === 'EADDRINUSE') {
    return {
      line: `Port ${port} on ${host} is already in use. Stop the other program, or choose another port: PORT=${port < 65_535 ? port + 1 : 3000} npm start`,
      exitCode: exitCodes.portInUse,
    };
  }
  if (code === 'EACCES') {
    return {
      line: `PORT ${port} needs administrator rights. Choose one above 1023: PORT=3000 npm start`,
      exitCode: exitCodes.badConfiguration,
    };
  }
  return {
    line: `HOST ${host} is not an address of this machine (${code}). Use 127.0.0.1 or 0.0.0.0.`,
    exitCode: exitCodes.badConfiguration,
  };
}

function toOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
