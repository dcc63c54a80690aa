import { catalog, generateDeclarations, generateReference } from '@playloom/game-format';
import { scriptLimits } from '@playloom/scripting';
import { writeConfigurationPage } from './writeConfigurationPage.ts';

interface GeneratedFile {
  /** From the repository's root. */
  path: string;
  text: string;
}

/**
 * Files in the repository that are generated: the declarations that code editors read, the reference that the
 * documentation of the site shows without loading the catalog, and the list of environment variables.
 */
export function listGenerated(): GeneratedFile[] {
  return [
    { path: 'packages/scripting/playloom.d.ts', text: generateDeclarations(catalog) },
    { path: 'apps/web/content/reference.json', text: writeReference() },
    { path: 'docs/configuration.md', text: writeConfigurationPage() },
  ];
}

/** One line for each entry, so that a changed entry is one changed line. */
function writeReference(): string {
  const groups = generateReference(catalog).map(({ entries, ...group }) => {
    const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
    return `${JSON.stringify(group).slice(0, -1)},"entries":[\n${lines}\n]}`;
  });
  const limits = Object.fromEntries(Object.entries(scriptLimits).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return `{"scriptLimits":${JSON.stringify(limits, null, 1)},\n"groups":[\n${groups.join(',\n')}\n]}\n`;
}
