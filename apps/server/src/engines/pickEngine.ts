const VERSION = /^(\d+)\.(\d+)\.(\d+)\.(\d+)$/;

/**
 * Chooses the engine version that runs a release. The first three numbers must match; of the fourth, the highest
 * wins.
 */
export function pickEngine(available: readonly string[], wanted: string): string | undefined {
  const family = readVersionFamily(wanted);
  if (family === undefined) return undefined;
  return available
    .filter((version) => readVersionFamily(version) === family)
    .toSorted((a, b) => readFix(b) - readFix(a))[0];
}

/** Returns the part of a version that a release is pinned to: its first three numbers. */
export function readVersionFamily(version: string): string | undefined {
  return VERSION.exec(version)?.slice(1, 4).join('.');
}

function readFix(version: string): number {
  return Number(VERSION.exec(version)?.[4]);
}
