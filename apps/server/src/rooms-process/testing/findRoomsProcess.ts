import { readFileSync, readdirSync } from 'node:fs';

/** Returns the process id of the rooms process that this process has started. */
export function findRoomsProcess(): number {
  const children = readdirSync('/proc/self/task').flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
  const found = children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('ooms'));
  if (found === undefined) throw new Error('No rooms process is running.');
  return Number(found);
}
