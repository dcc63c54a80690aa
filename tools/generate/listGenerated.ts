import { catalog, generateDeclarations, generateReference } from '@playloom/game-format';
import { scriptLimits } from '@playloom/scripting';

interface GeneratedFile {
  /** From the repository's root. */
  path: string;
  text: string;
}

/**
 * What is made from the catalog and kept in the repository: the declarations that code editors read, and the
 * reference that the site's documentation shows without loading the catalog.
 */
export function listGenerated(): GeneratedFile[] {
  return [
    { path: 'packages/scripting/playloom.d.ts', text: generateDeclarations(catalog) },
    { path: 'apps/web/content/reference.json', text: writeReference() },
  ];
}

/** An entry a line, so that a changed entry is a changed line. */
function writeReference(): string {
  const groups = generateReference(catalog).map(({ entries, ...group }) => {
    const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
    return `${JSON.stringify(group).slice(0, -1)},"entries":[\n${lines}\n]}`;
  });
  const limits = Object.fromEntries(Object.entries(scriptLimits).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return `{"scriptLimits":${JSON.stringify(limits, null, 1)},\n"groups":[\n${groups.join(',\n')}\n]}\n`;
}
