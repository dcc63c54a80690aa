import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exitCodes } from './exitCodes.mjs';
import { RunFailure } from './RunFailure.mjs';
import { showProgress } from './showProgress.mjs';

/** Installs packages if some are missing or have another version than in package-lock.json. */
export async function installPackages(root) {
  if (isInstalled(root)) return;
  const done = showProgress('Installing packages');
  const code = await runNpm(root, [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code !== 0 || !isInstalled(root)) {
    throw new RunFailure(
      `Could not install packages (npm ci exited with ${code}). Check your network and try again, or run npm ci for details.`,
      exitCodes.installFailed,
    );
  }
  done();
}

/**
 * Whether all packages are installed. npm writes its list of installed packages at the very end, so this also detects
 * an interrupted installation. It accepts packages that were installed by hand.
 *
 * With `NODE_ENV=production`, as in the image of deploy/Dockerfile, packages for builds and tests may be missing.
 */
export function isInstalled(root, isProduction = process.env.NODE_ENV === 'production') {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const installed = readPackages(path.join(root, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || installed === undefined) return false;
  return Object.entries(wanted).every(
    ([name, { version, optional, dev, devOptional }]) =>
      !name.includes('node_modules/') ||
      installed[name]?.version === version ||
      // Optional packages may be missing, because most are for other platforms. If one is installed, it must have the
      // right version.
      (optional === true && installed[name] === undefined) ||
      (isProduction && (dev ?? devOptional) === true && installed[name] === undefined),
  );
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Runs npm with the npm and Node that started this process. Those in node_modules cannot be used, because `npm ci`
 * deletes that folder.
 */
function runNpm(root, args) {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: withoutOwnPrograms(root) } };
  const child =
    npm && node && npm.endsWith('npm-cli.js')
      ? spawn(node, [npm, ...args], options)
      : spawn('npm', args, { ...options, shell: process.platform === 'win32' });
  return new Promise((resolve) => {
    child.on('error', () => resolve('no npm found'));
    child.on('exit', (code, signal) => resolve(code ?? signal));
  });
}

function withoutOwnPrograms(root) {
  const own = path.join(root, 'node_modules', '.bin');
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => path.resolve(folder) !== own)
    .join(path.delimiter);
}
