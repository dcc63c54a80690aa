const PARTS = 4;
const MISSING_PART = -1;

/** Returns a negative number if `a` is older, a positive one if it is newer, and 0 if both are the same. */
export function compareEngineVersions(a: string, b: string): number {
  const left = readParts(a);
  const right = readParts(b);
  for (let index = 0; index < PARTS; index++) {
    const difference = left[index]! - right[index]!;
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
}

function readParts(version: string): number[] {
  const numbers = version.split('-', 1)[0]!.split('.').map(Number);
  return Array.from({ length: PARTS }, (_, index) => {
    const part = numbers[index];
    return part === undefined || Number.isNaN(part) ? MISSING_PART : part;
  });
}
