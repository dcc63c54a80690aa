import type { ValueType } from '../catalog/valueTypes.ts';

/** What stands in a sentence where a creator chooses something. */
export interface Slot {
  readonly type: ValueType | 'choice';
  /** What was chosen; the name of the parameter while it is empty. */
  readonly text: string;
  readonly isEmpty: boolean;
}

/** A piece of a sentence: plain words, or a slot. */
export type SentencePart = string | Slot;

/** One line of a rule, as the rule editor writes it. */
export interface SentenceLine {
  /** How many blocks it stands in. */
  readonly depth: number;
  /** “When”, “Do” or “Else” before it. */
  readonly keyword: string | null;
  readonly parts: readonly SentencePart[];
}
