/** Who wants in, as the platform vouches for them. */
export interface Visitor {
  /** Null for guests. */
  readonly userId: string | null;
  readonly name: string;
  readonly isSpectator: boolean;
  readonly canChat: boolean;
  /** What they wear in this game. */
  readonly skin?: { readonly unit: string; readonly file: string };
}
