import { readSpecIds } from './readSpecIds.ts';
import { readTitleIds } from './readTitleIds.ts';

interface SpecComparison {
  /** One line for each id in a title that the spec does not have. */
  unknown: string[];
  /** Ids of the spec that no title names. */
  untested: string[];
  /** Ids of the spec that titles name as `[ID:part]` only. */
  partlyTested: string[];
}

/** Compares test titles with the spec; `tests` has the source of each file by its path. */
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
