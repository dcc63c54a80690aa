export type ProblemCode =
  | 'unreadable'
  | 'not-json'
  | 'too-big'
  | 'too-deep'
  | 'forbidden-key'
  | 'format-missing'
  | 'format-too-new'
  | 'format-too-old'
  | 'wrong-type'
  | 'wrong-value'
  | 'out-of-range'
  | 'missing'
  | 'unknown-field'
  | 'unknown-reference'
  | 'duplicate-id'
  | 'bad-chunk'
  | 'unknown-entry'
  | 'missing-parameter'
  | 'unknown-parameter'
  | 'does-not-fit'
  | 'not-available-here';

/** Something a creator has to put right, with the place where it is. */
export interface Problem {
  /** Such as `rules[3].do[1].then[0].amount`; empty for the document as a whole. */
  readonly path: string;
  readonly code: ProblemCode;
  readonly message: string;
}
