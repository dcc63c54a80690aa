import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatCommands, readUsage, usages } from './usage.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const commands = Object.keys(usages);

let checkout: string;
/** Copies only the launcher. A command that tried to start, install or build something would fail. */
beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'playloom-usage-'));
  cpSync(path.join(root, 'tools/run.mjs'), path.join(checkout, 'tools/run.mjs'));
  cpSync(path.join(root, 'tools/run'), path.join(checkout, 'tools/run'), { recursive: true });
});
afterEach(() => rmSync(checkout, { recursive: true }));

function run(...args: string[]): Promise<{ code: unknown; stdout: string; stderr: string }> {
  const program = path.join(checkout, 'tools/run.mjs');
  return new Promise((settle) => {
    execFile(process.execPath, [program, ...args], { cwd: checkout }, (error, stdout, stderr) =>
      settle({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

const listFiles = (): string[] => readdirSync(checkout, { recursive: true, encoding: 'utf8' }).toSorted();

it('describes exactly the commands of package.json that run.mjs starts', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const started = Object.values(scripts).flatMap((line) => /run\.mjs (\S+)/.exec(line)?.[1] ?? []);
  expect(commands).toEqual(started);
});

describe.each(commands)('%s', (name) => {
  it.each(['--help', '-h'])('%s prints the help and does nothing else', async (option) => {
    const before = listFiles();
    const { code, stdout, stderr } = await run(name, option);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`Usage: ${usages[name as keyof typeof usages].line}\n`);
    expect(stdout).toMatch(/\nExamples:\n {2}\S/);
    expect(listFiles()).toEqual(before);
  });
});

it('shows help even after other arguments', async () => {
  expect(await run('backup', 'folder', '--help')).toMatchObject({ code: 0 });
});

it.each([
  ['an unknown option', ['backup', '--fast'], 'Unknown option --fast.'],
  ['an unknown short option', ['start', '-x'], 'Unknown option -x.'],
  [
    'an option without its value',
    ['export', 'arena', '--online', '--out', 'a'],
    'Option --online needs a value.',
  ],
  ['a missing argument', ['restore'], 'Missing <folder>.'],
  ['an argument too many', ['operator', 'ada', 'user', 'grace'], 'Unexpected argument grace.'],
])('ends with code 2 and the usage after %s', async (_title, args, problem) => {
  const { code, stdout, stderr } = await run(...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(`${problem}\nUsage: npm `);
});

it('lists the commands after an unknown one', async () => {
  expect(await run('bakcup')).toMatchObject({
    code: 2,
    stderr: `Unknown command bakcup.\n${formatCommands()}\n`,
  });
});

it('passes unknown options of test commands to Vitest', () => {
  expect(readUsage('test', ['apps/server', '--reporter', 'dot', '-t', 'PIN'])).toBe(false);
});

it('names only environment variables that the documentation lists, or that only tests read', () => {
  const documented = readFileSync(path.join(root, 'docs/configuration.md'), 'utf8');
  const names = new Set(
    Object.values(usages).flatMap((usage) =>
      ('environment' in usage ? usage.environment : []).map(([key]) => key),
    ),
  );
  const missing = [...names].filter((name) => !documented.includes(`| \`${name}\` |`));
  expect(missing).toEqual(['CHROMIUM_PATH']);
});
