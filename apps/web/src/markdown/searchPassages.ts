export interface IndexEntry {
  title: string;
  /** Path of the page, with the anchor of the heading. */
  path: string;
  heading: string | null;
  /** Another name, ranked like the heading. */
  alias?: string;
  text: string;
}

export interface PassageHit {
  title: string;
  path: string;
  heading: string | null;
  /** The text around the first match. */
  excerpt: string;
}

const HITS_MAX = 8;
const EXCERPT_BEFORE = 40;
const EXCERPT_LENGTH = 140;
const WEIGHTS = { title: 6, heading: 4, text: 1 };

/** Returns passages that contain every word of the term, best first. Words in titles and headings weigh more. */
export function searchPassages(index: IndexEntry[], term: string): PassageHit[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return index
    .map((entry) => ({ entry, weight: scorePassage(entry, words) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, HITS_MAX)
    .map(({ entry }) => ({
      title: entry.title,
      path: entry.path,
      heading: entry.heading,
      excerpt: cutExcerpt(entry.text, words),
    }));
}

function scorePassage(entry: IndexEntry, words: string[]): number {
  const title = entry.title.toLowerCase();
  const heading = `${entry.heading ?? ''} ${entry.alias ?? ''}`.toLowerCase();
  const text = entry.text.toLowerCase();
  const weights = words.map(
    (word) =>
      // Match the title only for a page's first passage; otherwise every passage of the page would match.
      (entry.heading === null && title.includes(word) ? WEIGHTS.title : 0) +
      (heading.includes(word) ? WEIGHTS.heading : 0) +
      (text.includes(word) ? WEIGHTS.text : 0),
  );
  return weights.includes(0) ? 0 : weights.reduce((sum, weight) => sum + weight, 0);
}

function cutExcerpt(text: string, words: string[]): string {
  const lower = text.toLowerCase();
  const found = words.map((word) => lower.indexOf(word)).filter((at) => at >= 0);
  const from = Math.max(0, Math.min(...found, text.length) - EXCERPT_BEFORE);
  const start = from === 0 || found.length === 0 ? 0 : text.indexOf(' ', from) + 1;
  const excerpt = text.slice(start, start + EXCERPT_LENGTH).trimEnd();
  return `${start > 0 ? '…' : ''}${excerpt}${start + EXCERPT_LENGTH < text.length ? '…' : ''}`;
}
