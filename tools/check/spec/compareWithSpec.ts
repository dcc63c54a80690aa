import { readSpecIds } from './readSpecIds.ts';
import { readTitleIds } from './readTitleIds.ts';

interface SpecComparison {
  /** One line for each id in a test title that is not in the spec. */
  unknown: string[];
  /** Ids of the spec that are in no test title. */
  untested: string[];
  /** Ids of the spec that are in test titles only as `[ID:part]`. */
  partlyTested: string[];
}

/** Compares test titles with the spec. `tests` maps the path of each test file to its source. */
export function compareWithSpec(spec: string, tests: ReadonlyMap<string, string>): SpecComparison {
  const known = readSpecIds(spec);
  const named = [...tests].flatMap(([path, source]) =>
    readTitleIds(source).map((titleId) => ({ path, ...titleId })),
  );
  const inAnyTitle = new Set(named.map(({ id }) => id));
  const inFull = new Set(named.filter(({ isPart }) => !isPart).map(({ id }) => id));
  return {
    unknown: named
      .filter(({ id }) => !known.includes(id))
      .map(({ path, line, id }) => `${path}:${line} names [${id}], which docs/spec.md does not have`),
    untested: known.filter((id) => !inAnyTitle.has(id)),
    partlyTested: known.filter((id) => inAnyTitle.has(id) && !inFull.has(id)),
  };
}
