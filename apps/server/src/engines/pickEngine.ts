const VERSION = /^(\d+)\.(\d+)\.(\d+)\.(\d+)$/;

/** Which of the versions at hand runs a release: the first three parts are pinned, the newest fix of them wins. */
export function pickEngine(available: readonly string[], wanted: string): string | undefined {
  const family = readVersionFamily(wanted);
  if (family === undefined) return undefined;
  return available
    .filter((version) => readVersionFamily(version) === family)
    .toSorted((a, b) => readFix(b) - readFix(a))[0];
}

/** What a release pins of a version. */
export function readVersionFamily(version: string): string | undefined {
  return VERSION.exec(version)?.slice(1, 4).join('.');
}

function readFix(version: string): number {
  return Number(VERSION.exec(version)?.[4]);
}
