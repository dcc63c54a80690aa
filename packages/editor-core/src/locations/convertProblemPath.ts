import { type Draft, type DraftPath, listDraftKeys } from '@playloom/draft';

const PART = /\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|([^.[\]]+)/g;

/** Converts the path of a problem (`rules[3].do[1].amount`) to a path of the draft, where list entries have keys. */
export function convertProblemPath(draft: Draft, problem: string): DraftPath {
  const path: string[] = [];
  for (const [, index, quoted, plain] of problem.matchAll(PART)) {
    if (index !== undefined) path.push(listDraftKeys(draft, path)[Number(index)] ?? index);
    else path.push(quoted === undefined ? plain! : (JSON.parse(quoted) as string));
  }
  return path;
}
