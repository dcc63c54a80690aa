import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

interface ProgramResult {
  code: number;
  output: string;
}

/** Runs a program from node_modules/.bin or from PATH, and collects its output. */
export function runCheckProgram(program: string, args: string[], cwd = '.'): Promise<ProgramResult> {
  const binaries = resolve('node_modules/.bin');
  const child = spawn(program, args, {
    cwd,
    env: {
      ...process.env,
      PATH: `${binaries}${delimiter}${process.env['PATH'] ?? ''}`,
      NO_COLOR: '1',
      // One thread for the linter's type checker, because other checks use the other cores. More threads would only
      // spin.
      GOMAXPROCS: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((settle) => {
    child.on('error', (error) => settle({ code: 127, output: `${program}: ${error.message}` }));
    child.on('close', (code) => settle({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }));
  });
}
