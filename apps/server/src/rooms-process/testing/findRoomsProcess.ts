import { readFileSync, readdirSync } from 'node:fs';

/** Returns the process id of the rooms process that this process has started. */
export function findRoomsProcess(): number {
  const [found] = listRoomsProcesses();
  if (found === undefined) throw new Error('No rooms process is running.');
  return found;
}

/** Lists the rooms processes that this process has started, oldest first: the running one, then its standby. */
export function listRoomsProcesses(): number[] {
  return readdirSync('/proc/self/task')
    .flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean))
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('ooms'))
    .map(Number);
}
