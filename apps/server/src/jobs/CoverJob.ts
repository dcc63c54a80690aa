/** The payload of a job that makes a cover for a game that was published without one. */
export interface CoverJob {
  gameId: string;
  release: number;
}
