import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { catalog, generateDeclarations, generateReference } from '@playloom/game-format';
import { scriptLimits } from '@playloom/scripting';
import type { GeneratedFile } from './GeneratedFile.ts';

/**
 * Returns the files that are generated from running code: the type declarations for code editors, the reference that
 * the documentation shows without loading the catalog, and the list of environment variables.
 */
export function listGeneratedFiles(): GeneratedFile[] {
  return [
    { path: 'packages/scripting/playloom.d.ts', text: generateDeclarations(catalog) },
    { path: 'apps/web/content/reference.json', text: writeReference() },
    { path: 'docs/configuration.md', text: runWriter('apps/server/src/process/writeConfigurationPage.ts') },
  ];
}

/** Writes each entry on its own line, so that a changed entry is one changed line in a diff. */
function writeReference(): string {
  const groups = generateReference(catalog).map(({ entries, ...group }) => {
    const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
    return `${JSON.stringify(group).slice(0, -1)},"entries":[\n${lines}\n]}`;
  });
  const limits = Object.fromEntries(Object.entries(scriptLimits).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return `{"scriptLimits":${JSON.stringify(limits, null, 1)},\n"groups":[\n${groups.join(',\n')}\n]}\n`;
}

/** Runs a file that tools may not import, and returns its output. */
function runWriter(path: string): string {
  const file = resolve(import.meta.dirname, '../..', path);
  return execFileSync(process.execPath, [file], { encoding: 'utf8' });
}
