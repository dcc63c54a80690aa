import { readdirSync, readFileSync } from 'node:fs';

/** Lists the ids of all processes that a process has started, and those that they have started. Linux only. */
export function listDescendants(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name)) parents.set(Number(name), readParent(name));
  }
  const childrenOf = (parent: number): number[] =>
    [...parents.keys()]
      .filter((child) => parents.get(child) === parent)
      .flatMap((child) => [child, ...childrenOf(child)]);
  return childrenOf(pid);
}

function readParent(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}
