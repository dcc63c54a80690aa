import type { Config } from './config.ts';
import type { ExitCode } from './exitCodes.ts';
import { exitCodes } from './exitCodes.ts';
import { StartFailure } from './StartFailure.ts';

/** Returns the message and exit code for a failure that the operator can fix; undefined for a bug of ours. */
export function describeFailure(
  error: unknown,
  config: Config | undefined,
): { line: string; exitCode: ExitCode } | undefined {
  if (error instanceof StartFailure) return { line: toOneLine(error.message), exitCode: error.exitCode };
  if (!(error instanceof Error) || config === undefined) return undefined;
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

function describeListenFailure(code: string | undefined, { port, host }: Config) {
  if (code === 'EADDRINUSE') {
    return {
      line: `Port ${port} on ${host} is already in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`,
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
