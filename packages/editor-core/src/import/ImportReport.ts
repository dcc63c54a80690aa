/** Sentences that tell the creator what was imported, what was changed and what was left out. */
export interface ImportReport {
  readonly taken: string[];
  readonly changed: string[];
  readonly leftOut: string[];
}

export function createImportReport(): ImportReport {
  return { taken: [], changed: [], leftOut: [] };
}

/** Formats a count with its noun, such as “3 regions” or “1 region”. */
export function formatCountWithNoun(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
}
