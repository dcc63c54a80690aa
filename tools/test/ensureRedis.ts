import type { TestMachine } from './ensureChromium.ts';

/**
 * Checks for Redis, or installs it if apt-get is available and allowed. Otherwise prints one line about what is
 * missing.
 */
export function ensureRedis(machine: Omit<TestMachine, 'find' | 'env'>): boolean {
  const { has, print } = machine;
  if (has('redis-server') || (installRedis(machine) && has('redis-server'))) return true;
  print('Redis not found. Install it (on Debian: sudo apt-get install redis-server).');
  return false;
}

function installRedis({ isRoot, has, run, print }: Omit<TestMachine, 'find' | 'env'>): boolean {
  if (!isRoot || !has('apt-get')) return false;
  print('Installing Redis for the tests (apt-get install redis-server) …');
  return (
    run('apt-get', ['update']) && run('apt-get', ['install', '-y', '--no-install-recommends', 'redis-server'])
  );
}
