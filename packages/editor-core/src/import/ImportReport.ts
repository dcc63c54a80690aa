/** What happened to the parts of an imported file, in sentences for creators. */
export interface ImportReport {
  readonly taken: string[];
  readonly changed: string[];
  readonly leftOut: string[];
}

export function createImportReport(): ImportReport {
  return { taken: [], changed: [], leftOut: [] };
}

/** “3 regions”, “1 region”. */
export function formatCountWithNoun(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
}
