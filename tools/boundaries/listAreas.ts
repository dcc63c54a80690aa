/** What a folder may import. A list is short for `imports` without floors. */
interface ImportRow {
  imports: readonly string[];
  /** What only its tests may import. */
  tests?: readonly string[];
  /** Folders or files inside, from the ground up. Names in a list are on the same floor. */
  floors?: readonly (string | readonly string[])[];
}

/** Rows by folder. */
export type ImportTable = Readonly<Record<string, ImportRow | readonly string[]>>;

/** A folder whose files may all import the same. */
export interface Area {
  /** The row of the table that this area belongs to. */
  row: string;
  imports: readonly string[];
  /** What only its tests may import: the floors above, among others. */
  tests: readonly string[];
}

/** Lists the rows of a table and their floors as areas, by folder. */
export function listAreas(table: ImportTable): Map<string, Area> {
  const areas = new Map<string, Area>();
  for (const [row, { imports, tests = [], floors = [] }] of readRows(table)) {
    const outside = imports.flatMap((folder) => listFolders(table, folder));
    const outsideOfTests = tests.flatMap((folder) => listFolders(table, folder));
    const levels = [...floors.map((floor) => listNames(row, floor)), [row]];
    levels.forEach((folders, level) => {
      const below = levels.slice(0, level).flat();
      const above = levels.slice(level + 1).flat();
      const area = { row, imports: [...outside, ...below], tests: [...outsideOfTests, ...above] };
      for (const folder of folders) areas.set(folder, area);
    });
  }
  return areas;
}

/** Lists a row and its floors, because what may import a folder may import everything inside. */
function listFolders(table: ImportTable, row: string): string[] {
  const floors = readRows(table).find(([folder]) => folder === row)?.[1].floors ?? [];
  return [row, ...floors.flatMap((floor) => listNames(row, floor))];
}

function listNames(row: string, floor: string | readonly string[]): string[] {
  return [floor].flat().map((name) => `${findFloorsFolder(row)}/${name}`);
}

/** Returns the folder that the floors of a row are in: `src` of packages and apps, or the folder itself. */
export function findFloorsFolder(row: string): string {
  return /^(?:apps|packages)\/[^/]+$/.test(row) ? `${row}/src` : row;
}

function readRows(table: ImportTable): [string, ImportRow][] {
  return Object.entries(table).map(([folder, row]) => [folder, 'imports' in row ? row : { imports: row }]);
}
