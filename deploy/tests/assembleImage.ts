import {
  chmodSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { listContext } from './listContext.ts';
import { readDockerfile } from './readDockerfile.ts';
import { REPOSITORY } from './readDeployFile.ts';

interface LockedPackage {
  dev?: boolean;
  link?: boolean;
  resolved?: string;
}

/** What `npm run build` writes. */
const BUILDS = ['apps/web/build', 'apps/server/build'];

/** Copies the context of `docker build` to `folder`, as the step `COPY . .` does. */
export function copyContext(folder: string): void {
  for (const path of listContext()) linkFile(join(REPOSITORY, path), join(folder, path));
}

/**
 * Adds to `folder` what the RUN steps of the Dockerfile would create, taken from this checkout instead: its builds and
 * the packages that `npm ci --omit=dev` would install.
 */
export function addBuildsAndPackages(folder: string): void {
  for (const build of BUILDS) linkFolder(join(REPOSITORY, build), join(folder, build));
  const { packages } = JSON.parse(readFileSync(join(REPOSITORY, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  for (const [path, { dev, link, resolved }] of Object.entries(packages)) {
    const isWanted = path.includes('node_modules/') && dev !== true && !path.includes('/node-linux-');
    if (!isWanted || !existsSync(join(REPOSITORY, path))) continue;
    const target = join(folder, path);
    if (!link) linkFolder(join(REPOSITORY, path), target);
    else {
      mkdirSync(dirname(target), { recursive: true });
      symlinkSync(relative(dirname(target), join(folder, resolved!)), target);
    }
  }
  const installed = 'node_modules/.package-lock.json';
  linkFile(join(REPOSITORY, installed), join(folder, installed));
}

/** Moves to `app` what the COPY steps of the last stage take from the first one. */
export function copyFromBuild(build: string, app: string): void {
  for (const { keyword, text, flags } of readDockerfile().at(-1)!.steps) {
    if (keyword !== 'COPY') continue;
    if (!flags.includes('--from=build')) throw new Error(`COPY ${text} does not come from the stage build`);
    const paths = text.split(' ');
    const target = paths.pop()!;
    for (const path of paths) {
      const name = path.replace(/^\/app\//, '');
      const place = join(app, target === './' ? name : target);
      mkdirSync(dirname(place), { recursive: true });
      renameSync(join(build, name), place);
    }
  }
}

/** Adds the Node that runs this test to `folder`, because other users may not reach it where it is. */
export function addNode(folder: string): void {
  linkFile(process.execPath, join(folder, 'node'));
  chmodSync(folder, 0o755);
}

function linkFolder(source: string, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    if (entry.isDirectory() && entry.name !== 'node_modules') linkFolder(from, to);
    else if (entry.isFile() && !entry.name.endsWith('.map')) linkFile(from, to);
    else if (entry.isSymbolicLink()) cpSync(from, to, { verbatimSymlinks: true });
  }
}

/** Links are quicker than copies, but impossible between two disks. */
function linkFile(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  try {
    linkSync(source, target);
  } catch {
    cpSync(source, target);
  }
}
