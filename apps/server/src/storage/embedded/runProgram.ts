import { spawn } from 'node:child_process';
import { exitCodes } from '../../process/exitCodes.ts';
import { StartFailure } from '../../process/StartFailure.ts';
import type { SystemUser } from './canReach.ts';

/** English messages whatever the machine speaks, and none of our own environment with its secrets. */
export function programEnvironment(): NodeJS.ProcessEnv {
  return { LC_ALL: 'C', TZ: 'UTC', PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'] };
}

/** Runs one of PostgreSQL's programs to its end. Detached, so that Ctrl-C does not reach it halfway. */
export function runProgram(
  program: string,
  args: string[],
  { cwd, user }: { cwd: string; user?: SystemUser },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      ...user,
      detached: true,
      env: programEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const said: string[] = [];
    child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
    child.on('error', (error) => reject(programFailure(program, error.message)));
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(programFailure(program, said.join('')));
    });
  });
}

export function programFailure(program: string, said: string): StartFailure {
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  const reason =
    lines.findLast((line) => /\b(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? 'no message';
  return new StartFailure(
    `The embedded database did not start: ${reason.trim()} (${program}).`,
    exitCodes.embeddedDatabaseFailed,
  );
}
