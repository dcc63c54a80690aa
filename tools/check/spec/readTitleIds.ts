interface TitleId {
  id: string;
  line: number;
  /** From `[ID:part]`: the test covers a part of the row. */
  isPart: boolean;
}

/** A string that begins with ids: titles are the only ones that do. */
const TITLE = /['"`]((?:\[[A-Z]+-?\d+(?::[\w-]+)?\][ ,]*)+)/g;
const ID = /\[([A-Z]+-?\d+)(:[\w-]+)?\]/g;

/** The requirements that the test titles of a file name. */
export function readTitleIds(source: string): TitleId[] {
  return [...source.matchAll(TITLE)].flatMap(({ 1: ids, index }) => {
    const line = source.slice(0, index).split('\n').length;
    return [...ids!.matchAll(ID)].map(([, id, part]) => ({ id: id!, line, isPart: part !== undefined }));
  });
}
