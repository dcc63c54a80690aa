interface TitleId {
  id: string;
  line: number;
  /** Whether the id is written as `[ID:part]`, because the test covers only a part of the requirement. */
  isPart: boolean;
}

/** A string that begins with ids in brackets. Only test titles do. */
const TITLE = /['"`]((?:\[[A-Z]+-?\d+(?::[\w-]+)?\][ ,]*)+)/g;
const ID = /\[([A-Z]+-?\d+)(:[\w-]+)?\]/g;

/** Finds the ids of requirements in the test titles of a file. */
export function readTitleIds(source: string): TitleId[] {
  return [...source.matchAll(TITLE)].flatMap(({ 1: ids, index }) => {
    const line = source.slice(0, index).split('\n').length;
    return [...ids!.matchAll(ID)].map(([, id, part]) => ({ id: id!, line, isPart: part !== undefined }));
  });
}
