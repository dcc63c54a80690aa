/** The figures of a rooms process for the operator. */
export interface RoomsProcessStats {
  readonly rooms: number;
  readonly players: number;
  readonly bots: number;
  readonly spectators: number;
  readonly sockets: number;
  readonly workers: number;
  /** How late ticks started in the last minute, across all rooms. */
  readonly latenessMs: { readonly median: number; readonly p99: number; readonly max: number };
  /** The number of disconnected or rejected clients since the process started, by reason. */
  readonly offences: { readonly [id: string]: number }; // words: processes of a fleet exchange this field
  readonly restarts: number;
  /** Bytes written to the journals of rooms since the process started. */
  readonly journalBytes: number;
  /** Processor time of the process with all its threads. */
  readonly cpuSeconds: number;
  readonly residentBytes: number;
}
