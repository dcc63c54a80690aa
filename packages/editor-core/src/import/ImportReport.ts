/** What became of a file that was taken in, in sentences a creator understands. */
export interface ImportReport {
  readonly taken: string[];
  readonly changed: string[];
  readonly leftOut: string[];
}

export function createReport(): ImportReport {
  return { taken: [], changed: [], leftOut: [] };
}

/** “3 regions”, “1 region”. */
export function count(number: number, word: string): string {
  return `${number.toLocaleString('en-US')} ${word}${number === 1 ? '' : 's'}`;
}
