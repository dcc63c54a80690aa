import { expect, it } from 'vitest';
import { ensureChromium, type TestMachine } from './ensureChromium.ts';

function describeMachine(facts: Partial<TestMachine> & { works?: string[] }) {
  const lines: string[] = [];
  const commands: string[] = [];
  const machine: TestMachine = {
    env: {},
    isRoot: true,
    has: () => true,
    find: () => (commands.some((command) => command.includes('install')) ? '/usr/bin/chromium' : undefined),
    run: (program, args) => {
      const command = [program, ...args].join(' ');
      commands.push(command);
      return facts.works?.some((prefix) => command.startsWith(prefix)) ?? false;
    },
    print: (line) => lines.push(line),
    ...facts,
  };
  return { machine, lines, commands };
}

it('does nothing when Chromium is installed', () => {
  const { machine, lines, commands } = describeMachine({ find: () => '/opt/chrome' });
  expect(ensureChromium(machine)).toBe('/opt/chrome');
  expect([lines, commands]).toEqual([[], []]);
});

it('installs it as root with apt-get', () => {
  const { machine, commands } = describeMachine({ works: ['apt-get'] });
  expect(ensureChromium(machine)).toBe('/usr/bin/chromium');
  expect(commands).toEqual([
    'apt-get update',
    'apt-get install -y --no-install-recommends chromium',
    'apt-get install -y --no-install-recommends chromium-headless-shell',
  ]);
});

it('works without the shell where there is none', () => {
  const { machine } = describeMachine({ works: ['apt-get'] });
  const run: TestMachine['run'] = (program, args) =>
    machine.run(program, args) && !args.includes('chromium-headless-shell');
  expect(ensureChromium({ ...machine, run })).toBe('/usr/bin/chromium');
});

it.each([
  ['an ordinary user', { isRoot: false, works: ['apt-get'] }],
  ['a machine without apt-get', { has: () => false, works: ['apt-get'] }],
  ['a machine without a network', { works: [] }],
])('tells %s in one line what to install', (_who, facts) => {
  const { machine, lines } = describeMachine(facts);
  expect(ensureChromium(machine)).toBeUndefined();
  expect(lines.at(-1)).toBe(
    'Chromium not found. Install it (on Debian: sudo apt-get install chromium) or set CHROMIUM_PATH.',
  );
  expect(lines.filter((line) => line.includes('Chromium not found'))).toHaveLength(1);
});

it('reports a CHROMIUM_PATH that does not exist instead of installing another', () => {
  const { machine, lines, commands } = describeMachine({ env: { CHROMIUM_PATH: '/opt/gone' } });
  expect(ensureChromium(machine)).toBeUndefined();
  expect(commands).toEqual([]);
  expect(lines).toEqual([
    'CHROMIUM_PATH is set to /opt/gone, which does not exist. The browser tests need Chromium.',
  ]);
});
