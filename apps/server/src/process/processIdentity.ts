import { readFile } from 'node:fs/promises';

/**
 * Distinguishes a process from a later one with the same pid: containers reuse pids at every start. Empty
 * where the system does not provide it (everywhere except Linux); then only the pid counts.
 */
export async function readProcessIdentity(pid: number): Promise<string> {
  const fields = await readStatFields(pid);
  const startTime = fields?.[19];
  if (startTime === undefined) return '';
  const bootId = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  return `${startTime}@${bootId.trim()}`;
}

/** A zombie does not count: in a container without an init process it may never be reaped. */
export async function isProcessRunning(pid: number): Promise<boolean> {
  if (!acceptsSignals(pid)) return false;
  const state = (await readStatFields(pid))?.[0];
  return state !== 'Z' && state !== 'X';
}

function acceptsSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * The fields of /proc/<pid>/stat from the third on. The second, the name, may itself contain spaces and
 * parentheses.
 */
async function readStatFields(pid: number): Promise<string[] | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
}
