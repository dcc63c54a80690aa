import { readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { REPOSITORY } from './readDeployFile.ts';

/** Lists the files that `docker build` gets: everything that .dockerignore does not name. */
export function listContext(): string[] {
  const patterns = readFileSync(join(REPOSITORY, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.replace(/^\//, ''));
  return [...walk('', patterns)];
}

function* walk(folder: string, patterns: string[]): Generator<string> {
  for (const entry of readdirSync(join(REPOSITORY, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (patterns.some((pattern) => matchesGlob(path, pattern))) continue;
    if (entry.isDirectory()) yield* walk(path, patterns);
    else if (entry.isFile()) yield path;
  }
}
