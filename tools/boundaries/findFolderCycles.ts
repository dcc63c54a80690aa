import { posix } from 'node:path';
import { readModule } from './readModule.ts';
import type { Repository } from './readRepository.ts';

/** Imports from files of one folder to files of another. */
export interface FolderArrow {
  from: string;
  to: string;
  /** The importing files, each with its line. */
  imports: string[];
}

export interface FolderCycle {
  folders: string[];
  /** The imports between these folders, those with the fewest files first, which are the easiest to remove. */
  arrows: FolderArrow[];
}

const TEST_CODE = /(?:\.(?:test|e2e)\.tsx?$)|(?:^|\/)(?:testing|harness)\//;

/**
 * Finds groups of folders that import each other in a circle, so that none of them can be understood alone. Tests do not
 * count, and neither do the entry points of packages, which nothing inside the package imports.
 */
export function findFolderCycles(repository: Repository): FolderCycle[] {
  const arrows = listFolderArrows(repository);
  return listStronglyConnected(arrows).map((folders) => ({
    folders,
    arrows: arrows
      .filter(({ from, to }) => folders.includes(from) && folders.includes(to))
      .toSorted((a, b) => a.imports.length - b.imports.length),
  }));
}

function listFolderArrows(repository: Repository): FolderArrow[] {
  const entries = listEntryPoints(repository);
  const arrows = new Map<string, FolderArrow>();
  for (const [path, source] of repository.sources) {
    if (TEST_CODE.test(path) || entries.has(path)) continue;
    const from = posix.dirname(path);
    for (const { specifier, line } of readModule(path, source).imports) {
      if (!specifier.startsWith('.')) continue;
      const target = posix.join(from, specifier.replace(/\?.*$/, ''));
      const to = posix.dirname(target);
      if (to === from || !repository.sources.has(target) || TEST_CODE.test(target)) continue;
      const key = `${from} ${to}`;
      const arrow = arrows.get(key) ?? { from, to, imports: [] };
      arrow.imports.push(`${path}:${line}`);
      arrows.set(key, arrow);
    }
  }
  return [...arrows.values()];
}

function listEntryPoints({ manifests }: Repository): Set<string> {
  const entries = [...manifests].flatMap(([folder, { exports }]) =>
    listTexts(exports).map((file) => posix.join(folder, file)),
  );
  return new Set(entries);
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

/** Tarjan's algorithm: every group of two or more folders that can all reach each other. */
function listStronglyConnected(arrows: readonly FolderArrow[]): string[][] {
  const next = Map.groupBy(arrows, ({ from }) => from);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const groups: string[][] = [];
  const visit = (folder: string): number => {
    order.set(folder, order.size);
    lowest.set(folder, order.get(folder)!);
    path.push(folder);
    for (const { to } of next.get(folder) ?? []) {
      if (!order.has(to)) visit(to);
      if (path.includes(to)) lowest.set(folder, Math.min(lowest.get(folder)!, lowest.get(to)!));
    }
    if (lowest.get(folder) === order.get(folder)) {
      const group = path.splice(path.indexOf(folder));
      if (group.length > 1) groups.push(group.toSorted());
    }
    return lowest.get(folder)!;
  };
  for (const { from } of arrows) if (!order.has(from)) visit(from);
  return groups;
}
