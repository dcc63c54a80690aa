export interface StartTrialRequest {
  readonly engineVersion: string;
  /** JSON text of the game document. */
  readonly document: string;
}

export interface StartTrialResult {
  /** Whether the game's thread did not respond and was terminated. */
  readonly isStuck: boolean;
  /** `place` is `script/file.ts:line` if it is known. */
  readonly problems: readonly { readonly place: string; readonly text: string }[];
}
