import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { describeFolderCycle, findFolderCycles } from './findFolderCycles.ts';
import { type Area, findFloorsFolder, type ImportTable, listAreas } from './listAreas.ts';
import { listFolderArrows } from './listFolderArrows.ts';
import { readModules, type ModuleImport } from './readModules.ts';
import type { PackageManifest, Repository } from './readRepository.ts';

export interface BoundaryRules {
  allowedImports: ImportTable;
  rawSqlFolders: readonly string[];
  /** Folders whose modules may keep nothing but caches in maps. Their state belongs to an object that ends. */
  statelessFolders: readonly string[];
}

interface Importer {
  path: string;
  /** The area of `allowedImports` that this file belongs to. Empty for files in the root folder. */
  area: string;
  /** The folder of the package.json that this file belongs to. */
  workspace: string;
}

const TEST_CODE = /(?:\.(?:test|e2e)\.tsx?$)|(?:^|\/)(?:testing|harness|e2e|benchmarks)\//;
/** Files with the queries of a resource. */
const QUERIES_FILE = /^apps\/server\/src\/.*Queries\.ts$/;
const TOOL_CONFIGURATION = /\.config\.ts$/;
const NAMED_CACHE = /Cache$/;

/**
 * Lists every import and every variable or map at module level that violates the rules, and every circle of folders, as
 * readable lines.
 */
export function findViolations(repository: Repository, rules: BoundaryRules): string[] {
  const violations: string[] = [];
  const modules = readModules(repository.sources);
  const areas = listAreas(rules.allowedImports);
  for (const [path, { imports, moduleState, moduleCollections }] of modules) {
    const area = findFolder(path, [...areas.keys()]);
    if (!isPlaced(path, area, areas)) {
      violations.push(`${path}:1 is in no folder and on no floor of tools/boundaries/allowedImports.ts`);
      continue;
    }
    const workspace = findFolder(path, [...repository.manifests.keys()].filter(Boolean)) ?? '';
    const importer = { path, area: area ?? '', workspace };
    for (const imported of imports) {
      for (const reason of checkImport(importer, imported, { repository, areas, rules })) {
        violations.push(`${path}:${imported.line} imports ${imported.specifier}: ${reason}`);
      }
    }
    if (TEST_CODE.test(path)) continue;
    for (const { name, line } of moduleState) {
      violations.push(`${path}:${line} declares ${name}: no variables at module level, pass state in`);
    }
    if (findFolder(path, rules.statelessFolders) === undefined) continue;
    for (const { name, line } of moduleCollections) {
      if (NAMED_CACHE.test(name)) continue;
      violations.push(
        `${path}:${line} declares ${name}: maps at module level are caches with a name ending in Cache, other state belongs to the session`,
      );
    }
  }
  const cycles = findFolderCycles(listFolderArrows(repository, modules));
  return [...violations, ...cycles.map(describeFolderCycle)];
}

/** Whether the table says where a file belongs. A folder beside the floors of a row needs a floor too. */
function isPlaced(path: string, area: string | undefined, areas: ReadonlyMap<string, Area>): boolean {
  if (area === undefined) return !path.includes('/');
  const hasFloors = [...areas].some(([folder, { row }]) => row === area && folder !== row);
  const folder = findFloorsFolder(area);
  const isInSubfolder = path.startsWith(`${folder}/`) && path.slice(folder.length + 1).includes('/');
  return !hasFloors || !isInSubfolder || TEST_CODE.test(path);
}

interface Surroundings {
  repository: Repository;
  areas: ReadonlyMap<string, Area>;
  rules: BoundaryRules;
}

function checkImport(importer: Importer, imported: ModuleImport, surroundings: Surroundings): string[] {
  const { repository, areas, rules } = surroundings;
  const specifier = imported.specifier.replace(/\?.*$/, '');
  if (specifier.startsWith('virtual:')) return [];
  if (specifier.startsWith('.')) return checkRelativeImport(importer, specifier, surroundings);
  if (isBuiltin(specifier)) return checkBuiltin(importer, specifier);
  const name = packageNameOf(specifier);
  const undeclared = isDeclared(importer, name, repository)
    ? []
    : [`${name} is not declared in ${posix.join(importer.workspace, 'package.json')}`];
  const ours = [...repository.manifests].find(([, manifest]) => manifest.name === name);
  if (ours) {
    const [folder, manifest] = ours;
    const subpath = `.${specifier.slice(name.length)}`;
    if (folder === importer.workspace) return [`${folder} imports itself by relative paths`];
    return [
      ...undeclared,
      ...checkArea(importer, folder, areas),
      ...(isExported(manifest, subpath) ? [] : [`${name} does not export ${subpath}`]),
    ];
  }
  return [...undeclared, ...checkRawSql(importer, name, imported.names, rules)];
}

function checkRelativeImport(
  importer: Importer,
  specifier: string,
  { repository, areas }: Surroundings,
): string[] {
  const target = posix.join(posix.dirname(importer.path), specifier);
  if (target.startsWith('../')) return ['it is outside the repository'];
  const targetWorkspace = findFolder(target, [...repository.manifests.keys()].filter(Boolean)) ?? '';
  if (targetWorkspace.startsWith('packages/') && targetWorkspace !== importer.workspace) {
    const name = repository.manifests.get(targetWorkspace)?.name ?? targetWorkspace;
    return [`import ${name} by its name`];
  }
  if (TEST_CODE.test(target) && !isTestOrTool(importer)) return ['only tests may import test code'];
  const area = findFolder(target, [...areas.keys()]);
  return area === undefined ? [] : checkArea(importer, area, areas);
}

function checkArea(importer: Importer, area: string, areas: ReadonlyMap<string, Area>): string[] {
  const isRootConfiguration = importer.area === '';
  if (isRootConfiguration || area === importer.area) return [];
  const { imports = [], tests = [] } = areas.get(importer.area) ?? {};
  if (imports.includes(area)) return [];
  if (TEST_CODE.test(importer.path) && tests.includes(area)) return [];
  return [`${importer.area} may not import ${area}`];
}

function checkBuiltin(importer: Importer, specifier: string): string[] {
  if (!specifier.startsWith('node:')) return [`write node:${specifier}`];
  const isLibrary = importer.area.startsWith('packages/');
  return isLibrary && !TEST_CODE.test(importer.path) ? ['packages also run in a browser'] : [];
}

function checkRawSql(importer: Importer, name: string, names: string[], rules: BoundaryRules): string[] {
  const isRawSql =
    name === 'pg' || (name === 'drizzle-orm' && (names.includes('sql') || names.includes('*')));
  if (!isRawSql || QUERIES_FILE.test(importer.path)) return [];
  if (findFolder(importer.path, rules.rawSqlFolders) !== undefined) return [];
  return ['raw SQL stays in files named …Queries.ts'];
}

function isDeclared(importer: Importer, name: string, repository: Repository): boolean {
  const own = repository.manifests.get(importer.workspace) ?? {};
  const root = repository.manifests.get('') ?? {};
  const isOurs = [...repository.manifests.values()].some((manifest) => manifest.name === name);
  if (dependenciesOf(own).has(name)) return true;
  if (importer.workspace === '') return isOurs;
  return isTestOrTool(importer) && dependenciesOf(root).has(name);
}

function isTestOrTool(importer: Importer): boolean {
  return TEST_CODE.test(importer.path) || TOOL_CONFIGURATION.test(importer.path);
}

function dependenciesOf(manifest: PackageManifest): Set<string> {
  return new Set([
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.devDependencies ?? {}),
    ...Object.keys(manifest.optionalDependencies ?? {}),
    ...Object.keys(manifest.peerDependencies ?? {}),
  ]);
}

function isExported(manifest: PackageManifest, subpath: string): boolean {
  const exported = manifest.exports;
  if (typeof exported === 'string') return subpath === '.';
  if (typeof exported !== 'object' || exported === null) return false;
  return Object.keys(exported).some((key) => {
    const [before = '', after] = key.split('*');
    if (after === undefined) return key === subpath;
    return (
      subpath.length > before.length + after.length && subpath.startsWith(before) && subpath.endsWith(after)
    );
  });
}

function packageNameOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Returns the longest of `folders` that contains `path`. */
function findFolder(path: string, folders: readonly string[]): string | undefined {
  return folders
    .filter((folder) => path === folder || path.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0];
}
