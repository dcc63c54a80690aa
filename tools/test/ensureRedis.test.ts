import { expect, it } from 'vitest';
import { ensureRedis } from './ensureRedis.ts';

function describeMachine(facts: { isRoot?: boolean; programs?: string[]; canInstall?: boolean }) {
  const programs = new Set(facts.programs ?? ['apt-get']);
  const lines: string[] = [];
  const commands: string[] = [];
  return {
    lines,
    commands,
    machine: {
      isRoot: facts.isRoot ?? true,
      has: (program: string) => programs.has(program),
      run: (program: string, args: string[]) => {
        commands.push([program, ...args].join(' '));
        if (facts.canInstall && args[0] === 'install') programs.add('redis-server');
        return facts.canInstall ?? false;
      },
      print: (line: string) => void lines.push(line),
    },
  };
}

it('does nothing when Redis is installed', () => {
  const { machine, lines, commands } = describeMachine({ programs: ['redis-server'] });
  expect(ensureRedis(machine)).toBe(true);
  expect([lines, commands]).toEqual([[], []]);
});

it('installs it as root with apt-get', () => {
  const { machine, commands } = describeMachine({ canInstall: true });
  expect(ensureRedis(machine)).toBe(true);
  expect(commands).toEqual(['apt-get update', 'apt-get install -y --no-install-recommends redis-server']);
});

it.each([
  ['an ordinary user', { isRoot: false, canInstall: true }],
  ['a machine without apt-get', { programs: [], canInstall: true }],
  ['a machine without a network', {}],
])('tells %s in one line what to install', (_who, facts) => {
  const { machine, lines } = describeMachine(facts);
  expect(ensureRedis(machine)).toBe(false);
  expect(lines.at(-1)).toBe('Redis not found. Install it (on Debian: sudo apt-get install redis-server).');
});
