interface Rankable {
  readonly id: string;
  readonly label: string;
  readonly searchTerms?: readonly string[];
}

export interface RankedChoice<Choice> {
  readonly choice: Choice;
  /** Positions of the matched letters in the label. */
  readonly marks: readonly number[];
}

const STARTS = 60;
const WORD_STARTS = 12;
const IN_A_ROW = 6;
const OTHER_WORD = 8;
const RECENT = 25;
/** At most one in this many letters may match in the middle of a word. */
const LOOSE_ONE_IN = 4;

/**
 * Sorts the best match first: labels that begin with the typed text, then labels with its letters at the start of words
 * or in a row, then synonyms. Recently used choices rank a little higher, and come first while nothing is typed.
 */
export function rankChoices<Choice extends Rankable>(
  choices: readonly Choice[],
  query: string,
  recent: readonly string[],
  max: number,
): readonly RankedChoice<Choice>[] {
  const wanted = query.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const scored = choices.flatMap((choice, index) => {
    const found = scoreChoice(choice, wanted);
    if (found === null) return [];
    const place = recent.indexOf(choice.id);
    const bonus = place === -1 ? 0 : Math.max(1, RECENT - place) + (wanted === '' ? 1000 : 0);
    return [{ choice, marks: found.marks, score: found.score + bonus, index }];
  });
  scored.sort((a, b) => b.score - a.score || a.index - b.index);
  return scored.slice(0, max).map(({ choice, marks }) => ({ choice, marks }));
}

interface Score {
  readonly score: number;
  readonly marks: readonly number[];
}

function scoreChoice({ label, searchTerms = [] }: Rankable, wanted: string): Score | null {
  if (wanted === '') return { score: 0, marks: [] };
  const inLabel = scoreText(label, wanted);
  if (inLabel !== null) return inLabel;
  if (searchTerms.some((word) => word.toLowerCase().startsWith(wanted)))
    return { score: OTHER_WORD, marks: [] };
  const everything = [label, ...searchTerms].join(' ').toLowerCase();
  return wanted.split(' ').every((word) => everything.includes(word)) ? { score: 1, marks: [] } : null;
}

/** Scores a label that contains the typed letters in this order. Adjacent letters score higher. */
function scoreText(label: string, wanted: string): Score | null {
  const text = label.toLowerCase();
  const whole = text.indexOf(wanted);
  if (whole !== -1) {
    const start = whole === 0 ? STARTS : isWordStart(text, whole) ? STARTS / 2 : 0;
    const marks = Array.from({ length: wanted.length }, (_, at) => whole + at);
    return { score: start + wanted.length * IN_A_ROW - text.length / 100, marks };
  }
  const marks: number[] = [];
  let score = 0;
  let loose = 0;
  for (const letter of wanted.replaceAll(' ', '')) {
    const last = marks.at(-1) ?? -1;
    const at = findLetter(text, letter, last);
    if (at === -1) return null;
    const isStart = isWordStart(text, at);
    score += isStart ? WORD_STARTS : at === last + 1 ? IN_A_ROW : 0;
    if (!isStart && at !== last + 1) loose += 1;
    marks.push(at);
  }
  // Reject matches whose letters are scattered over the text, because they are coincidences.
  return loose <= marks.length / LOOSE_ONE_IN ? { score: score - text.length / 100, marks } : null;
}

/**
 * Finds the next position of a letter: directly after the last match, otherwise at the start of a word, otherwise
 * anywhere.
 */
function findLetter(text: string, letter: string, last: number): number {
  if (last >= 0 && text[last + 1] === letter) return last + 1;
  for (let at = last + 1; at < text.length; at += 1) {
    if (text[at] === letter && isWordStart(text, at)) return at;
  }
  return text.indexOf(letter, last + 1);
}

function isWordStart(text: string, at: number): boolean {
  return at === 0 || /[^\p{L}\p{N}]/u.test(text[at - 1] ?? ' ');
}
