import { spawnSync } from 'node:child_process';
import { findChromium } from './findChromium.ts';

export interface TestMachine {
  env: NodeJS.ProcessEnv;
  isRoot: boolean;
  has(program: string): boolean;
  find(env: NodeJS.ProcessEnv): string | undefined;
  /** Runs a program and shows its output. Returns false if it fails. */
  run(program: string, args: string[]): boolean;
  print(line: string): void;
}

export const currentTestMachine: TestMachine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  find: (env) => findChromium(env),
  has: (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0,
  run: (program, args) =>
    spawnSync(program, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0,
  print: (line) => console.log(line),
};

/**
 * Finds Chromium, or installs it if apt-get is available and allowed. Otherwise prints one line about what is missing.
 */
export function ensureChromium(machine: TestMachine): string | undefined {
  const { env, print } = machine;
  const found = machine.find(env);
  if (found !== undefined) return found;
  if (env['CHROMIUM_PATH']) {
    print(
      `CHROMIUM_PATH is set to ${env['CHROMIUM_PATH']}, which does not exist. The browser tests need Chromium.`,
    );
    return undefined;
  }
  const installed = installChromium(machine) ? machine.find(env) : undefined;
  if (installed === undefined) {
    print('Chromium not found. Install it (on Debian: sudo apt-get install chromium) or set CHROMIUM_PATH.');
  }
  return installed;
}

function installChromium({ isRoot, has, run, print }: TestMachine): boolean {
  if (!isRoot || !has('apt-get')) return false;
  print('Installing Chromium for the browser tests (apt-get install chromium) …');
  const install = (name: string): boolean =>
    run('apt-get', ['install', '-y', '--no-install-recommends', name]);
  if (!run('apt-get', ['update']) || !install('chromium')) return false;
  // Optional: the tests also run without it, but slower, and not every system has it.
  install('chromium-headless-shell');
  return true;
}
