import type { Drawing, Shelf } from './Library.ts';

const DRAWINGS_PER_PAGE = 60;

interface Wish {
  readonly words?: string | undefined;
  readonly category?: string | undefined;
  readonly from?: number | undefined;
}

interface FoundDrawings {
  readonly drawings: readonly Drawing[];
  readonly total: number;
  readonly next: number | null;
}

/** Drawings that have every word, those first whose name says it best. */
export function findDrawings(shelf: Shelf, { words = '', category = '', from = 0 }: Wish): FoundDrawings {
  const wanted = splitWords(words);
  const found = [...shelf.drawings.values()]
    .filter((drawing) => category === '' || drawing.category === category)
    .flatMap((drawing) => {
      const rank = rankDrawing(drawing, wanted);
      return rank === null ? [] : [{ drawing, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ drawing }) => drawing);
  const end = from + DRAWINGS_PER_PAGE;
  return { drawings: found.slice(from, end), total: found.length, next: end < found.length ? end : null };
}

function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** Smaller is better; null does not have the words. A whole word counts more than its beginning, a short name more than a long one. */
function rankDrawing({ name, category, isShade }: Drawing, wanted: readonly string[]): number | null {
  if (wanted.length === 0) return isShade ? null : 0;
  const own = name.split('-');
  const around = splitWords(category);
  let rank = own.length;
  for (const word of wanted) {
    if (own.includes(word)) continue;
    if (own.some((one) => one.startsWith(word))) rank += 10;
    else if (around.some((one) => one.startsWith(word))) rank += 100;
    else return null;
  }
  const shade = own.at(-1) ?? '';
  return isShade && !wanted.some((word) => shade.startsWith(word)) ? null : rank;
}
