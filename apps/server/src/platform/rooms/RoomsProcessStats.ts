/** What the operator sees of a rooms process. */
export interface RoomsProcessStats {
  readonly rooms: number;
  readonly players: number;
  readonly bots: number;
  readonly spectators: number;
  readonly sockets: number;
  readonly workers: number;
  /** Of the last minute, over all rooms: how late ticks began. */
  readonly latenessMs: { readonly median: number; readonly p99: number; readonly max: number };
  /** Since the process began, by reason. */
  readonly offences: { readonly [id: string]: number };
  readonly restarts: number;
}
