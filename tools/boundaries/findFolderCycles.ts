import type { FolderArrow } from './listFolderArrows.ts';

export interface FolderCycle {
  folders: string[];
  /** The arrows between these folders, those with the fewest imports first, which are the cheapest to remove. */
  arrows: FolderArrow[];
}

/** Finds groups of folders that import each other in a circle, so that none of them can be understood alone. */
export function findFolderCycles(arrows: readonly FolderArrow[]): FolderCycle[] {
  return listStronglyConnected(arrows).map((folders) => ({
    folders,
    arrows: arrows
      .filter(({ from, to }) => folders.includes(from) && folders.includes(to))
      .toSorted((a, b) => a.imports.length - b.imports.length),
  }));
}

/** Imports of an arrow that are named. An arrow with more is rarely the one to remove. */
const NAMED_IMPORTS = 5;

/** Describes a cycle by its folders and the arrow that costs least to remove. */
export function describeFolderCycle({ folders, arrows }: FolderCycle): string {
  const { from, to, imports } = arrows[0]!;
  const named = imports.slice(0, NAMED_IMPORTS).join(', ');
  const more = imports.length > NAMED_IMPORTS ? ` and ${imports.length - NAMED_IMPORTS} more` : '';
  return `${folders.length} folders import each other in a circle: ${folders.join(', ')}. Remove the arrow from ${from} to ${to}, which is the cheapest: ${named}${more}`;
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
