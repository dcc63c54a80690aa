import { posix } from 'node:path';
import { isTestFile } from './isTestFile.ts';
import type { ModuleFacts } from './readModules.ts';
import type { Repository } from './readRepository.ts';

/** Imports from files of one folder to files of another. */
export interface FolderArrow {
  from: string;
  to: string;
  /** The importing files, each with its line. */
  imports: string[];
}

/**
 * Lists the arrows between folders at every level. An import from `a/b/one.ts` to `a/c/d/two.ts` is an arrow from `a/b`
 * to `a/c`, the two folders where their paths part. The files directly in a folder count as that folder. Tests do not
 * count, and neither do the entry points of packages that nothing inside the package imports.
 */
export function listFolderArrows(
  repository: Repository,
  modules: ReadonlyMap<string, ModuleFacts>,
): FolderArrow[] {
  const entries = listEntryPoints(repository, modules);
  const arrows = new Map<string, FolderArrow>();
  for (const [path, { imports }] of modules) {
    if (isTestFile(path) || entries.has(path)) continue;
    for (const { specifier, line } of imports) {
      const target = findTargetFolder(path, specifier, repository);
      if (target === undefined) continue;
      const [from, to] = findPartingFolders(posix.dirname(path), target);
      if (from === to) continue;
      const key = `${from} ${to}`;
      const arrow = arrows.get(key) ?? { from, to, imports: [] };
      arrow.imports.push(`${path}:${line}`);
      arrows.set(key, arrow);
    }
  }
  return [...arrows.values()];
}

function findTargetFolder(path: string, specifier: string, repository: Repository): string | undefined {
  if (!specifier.startsWith('.')) {
    return [...repository.manifests].find(
      ([, { name }]) => name !== undefined && (specifier === name || specifier.startsWith(`${name}/`)),
    )?.[0];
  }
  const target = resolveImport(path, specifier);
  return repository.sources.has(target) && !isTestFile(target) ? posix.dirname(target) : undefined;
}

function resolveImport(path: string, specifier: string): string {
  return posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''));
}

function findPartingFolders(from: string, to: string): [string, string] {
  const [a, b] = [from.split('/'), to.split('/')];
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared++;
  const cut = (parts: string[]) => parts.slice(0, shared + 1).join('/');
  return [cut(a), cut(b)];
}

function listEntryPoints(
  { manifests }: Repository,
  modules: ReadonlyMap<string, ModuleFacts>,
): ReadonlySet<string> {
  const entries = new Set(
    [...manifests].flatMap(([folder, { exports }]) =>
      listTexts(exports).map((file) => posix.join(folder, file)),
    ),
  );
  for (const [path, { imports }] of modules) {
    if (isTestFile(path)) continue;
    for (const { specifier } of imports) entries.delete(resolveImport(path, specifier));
  }
  return entries;
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
