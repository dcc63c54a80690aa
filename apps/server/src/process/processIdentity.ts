import { readFile } from 'node:fs/promises';

/**
 * Returns a value that distinguishes a process from a later one with the same pid, because containers reuse pids
 * at every start. Empty on systems other than Linux, where only the pid is compared.
 */
export async function readProcessIdentity(pid: number): Promise<string> {
  const fields = await readStatFields(pid);
  const startTime = fields?.[19];
  if (startTime === undefined) return '';
  const bootId = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  return `${startTime}@${bootId.trim()}`;
}

/** Zombies are not running: in a container without an init process, one may never be reaped. */
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
 * Reads the fields of /proc/<pid>/stat from the third on. The second, the name, may itself contain spaces and
 * parentheses.
 */
async function readStatFields(pid: number): Promise<string[] | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
}
