import type { TestMachine } from './ensureChromium.ts';

/** Whether Redis is there, installing it where apt-get and the right to use it are. Says in one line what is missing. */
export function ensureRedis(machine: Omit<TestMachine, 'find' | 'env'>): boolean {
  const { has, print } = machine;
  if (has('redis-server') || (installRedis(machine) && has('redis-server'))) return true;
  print('The tests of a fleet need Redis: install it (on Debian: sudo apt-get install redis-server).');
  return false;
}

function installRedis({ isRoot, has, run, print }: Omit<TestMachine, 'find' | 'env'>): boolean {
  if (!isRoot || !has('apt-get')) return false;
  print('Installing Redis for the tests of a fleet (apt-get install redis-server) …');
  return (
    run('apt-get', ['update']) && run('apt-get', ['install', '-y', '--no-install-recommends', 'redis-server'])
  );
}
