/** The figures of a rooms process for the operator. */
export interface RoomsProcessStats {
  readonly rooms: number;
  readonly players: number;
  readonly bots: number;
  readonly spectators: number;
  readonly sockets: number;
  readonly workers: number;
  /** How late the latest tick of each room and second started, in the last minute. */
  readonly latenessMs: { readonly median: number; readonly p99: number; readonly max: number };
  /** The number of disconnected or rejected clients since the process started, by reason. */
  readonly offences: { readonly [id: string]: number }; // words: processes of a fleet exchange this field
  /** Ticks of all rooms since the process started, and those that started more than a tick period late. */
  readonly ticks: number;
  readonly lateTicks: number;
  readonly restarts: number;
  /** Bytes written to the journals of rooms since the process started. */
  readonly journalBytes: number;
  /** Processor time of the process with all its threads. */
  readonly cpuSeconds: number;
  readonly residentBytes: number;
}
