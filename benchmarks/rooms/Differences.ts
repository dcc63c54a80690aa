/** Result of comparing decoded views with the state of the server. */
export interface Differences {
  /** Number of compared views. Each is the view of one client at one tick. */
  views: number;
  entities: number;
  differences: number;
  /** Descriptions of the first few differences, for the error message. */
  readonly examples: string[];
}

const EXAMPLES = 3;

export function createDifferences(): Differences {
  return { views: 0, entities: 0, differences: 0, examples: [] };
}

export function addDifference(found: Differences, example: string): void {
  found.differences += 1;
  if (found.examples.length < EXAMPLES) found.examples.push(example);
}
