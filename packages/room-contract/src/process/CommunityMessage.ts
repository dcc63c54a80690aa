/** A message of a game's community for its rooms. */
export interface CommunityMessage {
  readonly userId: string;
  readonly name: string;
  readonly text: string;
  readonly safeText: string;
  readonly fromRoom: string | null;
}
