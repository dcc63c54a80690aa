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

/** A mistake in a document, with its location. */
export interface Problem {
  /** For example `rules[3].do[1].then[0].amount`. Empty for the whole document. */
  readonly path: string;
  readonly code: ProblemCode;
  readonly message: string;
}
