export type SourceProblemCode =
  | 'script-not-text'
  | 'script-too-long'
  | 'script-too-deep'
  | 'script-syntax'
  | 'script-character'
  | 'script-bigint'
  | 'script-import'
  | 'script-dynamic-import'
  | 'script-namespace';

/** Something in a script that a creator has to put right before it can run. */
export interface SourceProblem {
  readonly code: SourceProblemCode;
  readonly message: string;
  readonly script: string;
  readonly file: string;
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
}

/** A problem of one file, before it is known which. */
export type FileProblem = Pick<SourceProblem, 'code' | 'message' | 'line' | 'column'>;
