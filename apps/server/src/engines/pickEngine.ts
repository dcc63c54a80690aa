const VERSION = /^(\d+)\.(\d+)\.(\d+)\.(\d+)$/;

/** Chooses the version that runs a release: the first three parts are pinned, and the newest fix wins. */
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
