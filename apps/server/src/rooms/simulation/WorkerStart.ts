/** What a worker is started with. */
export interface WorkerStart {
  /** Counted up by the worker whenever it comes round. */
  readonly beat: Int32Array;
  /** The script machine. */
  readonly wasmFile: string;
}
