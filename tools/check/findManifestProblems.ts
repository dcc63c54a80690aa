import type { PackageManifest } from '../boundaries/readRepository.ts';

interface Lockfile {
  packages: Record<string, { resolved?: string }>;
}

const EXACT_VERSION = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

/**
 * Checks that every version is exact, and that the lockfile names no registry, so that packages can be installed from
 * any registry.
 */
export function findManifestProblems(
  manifests: ReadonlyMap<string, PackageManifest>,
  lockfile: Lockfile,
): string[] {
  const problems: string[] = [];
  for (const [folder, manifest] of manifests) {
    const file = folder === '' ? 'package.json' : `${folder}/package.json`;
    for (const kind of KINDS) {
      for (const [name, version] of Object.entries(manifest[kind] ?? {})) {
        if (EXACT_VERSION.test(version)) continue;
        problems.push(`${file}: ${name} ${version} is not an exact version`);
      }
    }
  }
  for (const [path, { resolved }] of Object.entries(lockfile.packages)) {
    if (resolved === undefined || !resolved.includes('://')) continue;
    problems.push(
      `package-lock.json: ${path} names a registry; see omit-lockfile-registry-resolved in .npmrc`,
    );
  }
  return problems;
}
