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

/** A mistake in a script that must be fixed before the script can run. */
export interface SourceProblem {
  readonly code: SourceProblemCode;
  readonly message: string;
  readonly script: string;
  readonly file: string;
  /** Line and column count from 1. */
  readonly line: number;
  readonly column: number;
}

/** A problem without the name of its script and file. */
export type FileProblem = Pick<SourceProblem, 'code' | 'message' | 'line' | 'column'>;
