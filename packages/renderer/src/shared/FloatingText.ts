/** A text to show, at a position in tiles. */
export interface FloatingTextInput {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly color: string;
  readonly key?: number;
  readonly isStill?: boolean;
}

/** A text that rises and fades, such as an amount of damage. */
export interface FloatingText {
  readonly key: number | null;
  readonly isStill: boolean;
  readonly x: number;
  readonly y: number;
  /** Offset in CSS pixels, because texts at the same position would hide each other. */
  readonly aside: number;
  readonly lift: number;
  age: number;
}

/** The list of texts, and how many short ones were placed so far. */
interface FloatingTextList {
  readonly list: readonly FloatingText[];
  count: number;
}

export const FLOATING_TEXT_STYLE = { size: 22, weight: 800, outline: 4 } as const;
export const FLOATING_TEXTS_MAX = 60;
const LIFE = 1.1;
const RISE_TILES = 0.9;
const POP_SECONDS = 0.12;
/** Texts near each other are stacked in up to this many rows. Short ones, such as numbers, also spread to the sides. */
const ROWS_MAX = 4;
const ASIDE = [0, 14, -14, 7, -7];
const NUMBER_GRAPHEMES_MAX = 4;
const CROWDED_TILES = 2;
const CROWDED_SECONDS = 0.6;

/** Finds a place for a new text next to those that are shown. */
export function placeFloatingText(
  texts: FloatingTextList,
  { text, x, y, key, isStill = false }: Omit<FloatingTextInput, 'color'>,
): FloatingText {
  const near = texts.list.filter(
    (other) => Math.hypot(other.x - x, other.y - y) < CROWDED_TILES && other.age < CROWDED_SECONDS,
  ).length;
  const aside = text.length <= NUMBER_GRAPHEMES_MAX ? ASIDE[texts.count++ % ASIDE.length]! : 0;
  return {
    key: key ?? null,
    isStill,
    x,
    y,
    aside,
    lift: (near % ROWS_MAX) * FLOATING_TEXT_STYLE.size,
    age: 0,
  };
}

/** Finds the text that a new one with this key replaces. */
export function findReplacedText<Text extends FloatingText>(
  list: readonly Text[],
  key: number | undefined,
): Text | undefined {
  return key === undefined ? undefined : list.find((text) => text.key === key);
}

/** Ages a text. Returns how it is drawn now, or null once it has ended. `rise` is in tiles. */
export function stepFloatingText(
  text: FloatingText,
  seconds: number,
): { readonly rise: number; readonly opacity: number; readonly scale: number } | null {
  text.age += seconds;
  if (text.age >= LIFE) return null;
  const part = text.age / LIFE;
  return {
    rise: text.isStill ? 0 : RISE_TILES * (1 - (1 - part) ** 2),
    opacity: Math.min(1, (1 - part) * 2.5),
    scale: text.isStill ? 1 : 0.6 + 0.4 * Math.min(1, text.age / POP_SECONDS),
  };
}
