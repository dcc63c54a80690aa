import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { GeneratedFile } from './GeneratedFile.ts';
import { type CatalogFile, orderCatalogEntries } from './orderCatalogEntries.ts';

const CATALOG = 'packages/game-format/src/catalog';
const NOTE =
  '// Generated from the files of the entries by tools/generate.ts, which keeps the order of this list.\n';

type Kind = 'triggers' | 'actions' | 'values';

interface CatalogIndex {
  name: Kind | 'contextValues';
  /** The folder of the entries. */
  kind: Kind;
  /** The name of the type of their names. */
  type: string;
  comment: string;
  files: CatalogFile[];
  /** Another index that this one starts with. */
  start?: CatalogIndex['name'];
}

/**
 * Generates the lists of all triggers, actions and values from the files in the folders of their categories. Loads no
 * entry as a module, so that it also works while a list names a file that was moved or deleted.
 */
export function listCatalogIndexes(): GeneratedFile[] {
  const values = Map.groupBy(listFiles('values'), isContextValue);
  const indexes: CatalogIndex[] = [
    {
      name: 'triggers',
      kind: 'triggers',
      type: 'TriggerName',
      comment: 'All triggers in the order of the menus and the reference.',
      files: listFiles('triggers'),
    },
    {
      name: 'actions',
      kind: 'actions',
      type: 'ActionName',
      comment: 'All actions in the order of the menus and the reference.',
      files: listFiles('actions'),
    },
    {
      name: 'contextValues',
      kind: 'values',
      type: 'ContextValueName',
      comment: 'The values that triggers and loops provide.',
      files: values.get(true) ?? [],
    },
    {
      name: 'values',
      kind: 'values',
      type: 'ValueName',
      comment: 'All values in the order of the menus and the reference.',
      files: values.get(false) ?? [],
      start: 'contextValues',
    },
  ];
  return indexes.map(writeIndex);
}

function listFiles(kind: Kind): CatalogFile[] {
  return globSync('*/*.ts', { cwd: join(CATALOG, kind) }).map((path) => ({
    category: dirname(path),
    name: basename(path, '.ts'),
  }));
}

function isContextValue({ category, name }: CatalogFile): boolean {
  return /^ {2}context: /m.test(readFileSync(join(CATALOG, 'values', category, `${name}.ts`), 'utf8'));
}

function writeIndex({ name, kind, type, comment, files, start }: CatalogIndex): GeneratedFile {
  const path = `${CATALOG}/${name}.ts`;
  const ordered = orderCatalogEntries(files, existsSync(path) ? readFileSync(path, 'utf8') : '');
  const imports = files
    .map((file) => `import { ${file.name} } from './${kind}/${file.category}/${file.name}.ts';`)
    .toSorted();
  const lines = ordered.map((file) => `  ${file.name},`);
  if (start !== undefined) {
    imports.unshift(`import { ${start} } from './${start}.ts';`);
    lines.unshift(`  ...${start},`);
  }
  const list = `/** ${comment} */\nexport const ${name} = {\n${lines.join('\n')}\n} as const;\n`;
  return {
    path,
    text: `${NOTE}${imports.join('\n')}\n\n${list}\nexport type ${type} = keyof typeof ${name};\n`,
  };
}
