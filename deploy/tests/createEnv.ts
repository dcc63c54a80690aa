import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { DEPLOY } from './readDeployFile.ts';

const ARGUMENTS = ['play.example.com', 'example-content.net', 'rooms.example.com', 'operator@example.com'];

/** Runs createEnv.sh, which writes `.env` into a folder. Returns its content. */
export function createEnv(folder: string): Record<string, string> {
  const file = join(folder, '.env');
  execFileSync('sh', [join(DEPLOY, 'createEnv.sh'), ...ARGUMENTS], {
    env: { PATH: process.env['PATH'], ENV_FILE: file },
    stdio: 'pipe',
  });
  return parseEnv(readFileSync(file, 'utf8')) as Record<string, string>;
}
