import type { ValueType } from '../catalog/entry/valueTypes.ts';

/** A placeholder in a sentence that a creator fills. */
export interface Slot {
  readonly type: ValueType | 'choice';
  /** The chosen value, or the name of the parameter while it is empty. */
  readonly text: string;
  readonly isEmpty: boolean;
}

/** A part of a sentence: plain text or a slot. */
export type SentencePart = string | Slot;

/** One line of a rule in the rule editor. */
export interface SentenceLine {
  /** The number of blocks around it. */
  readonly depth: number;
  /** “When”, “Do” or “Else” before the sentence. */
  readonly keyword: string | null;
  readonly parts: readonly SentencePart[];
}
