import { spawn } from 'node:child_process';
import { exitCodes } from '../../process/exitCodes.ts';
import { mentionsFullDisk } from '../../process/findDiskFull.ts';
import { StartFailure } from '../../process/StartFailure.ts';
import type { SystemUser } from './canReach.ts';

/** Returns an environment for PostgreSQL's programs: English messages on every machine, and none of our secrets. */
export function readProgramEnvironment(): NodeJS.ProcessEnv {
  return { LC_ALL: 'C', TZ: 'UTC', PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'] };
}

/** Runs one of PostgreSQL's programs to completion. Detached, so that Ctrl-C does not interrupt it. */
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
      env: readProgramEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const errorOutput: string[] = [];
    child.stderr.setEncoding('utf8').on('data', (text: string) => errorOutput.push(text));
    child.on('error', (error) => reject(createProgramFailure(program, error.message)));
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(createProgramFailure(program, errorOutput.join('')));
    });
  });
}

export function createProgramFailure(program: string, output: string): StartFailure {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const reason =
    lines.findLast((line) => /\b(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? 'no message';
  if (mentionsFullDisk(output))
    return new StartFailure(
      `No space left: the disk of the embedded database is full (${reason.trim()}). Free some space, then try again.`,
      exitCodes.diskFull,
    );
  return new StartFailure(
    `The embedded database did not start: ${reason.trim()} (${program}).`,
    exitCodes.embeddedDatabaseFailed,
  );
}
