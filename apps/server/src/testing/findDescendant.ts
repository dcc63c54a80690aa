import { readFileSync } from 'node:fs';
import { listDescendants } from './listDescendants.ts';

/** Finds the process below `pid` that runs a program. Linux only. */
export function findDescendant(pid: number, program: string): number {
  const found = listDescendants(pid).find((one) => readCommand(one).includes(program));
  if (found === undefined) throw new Error(`${program} is not running.`);
  return found;
}

function readCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
