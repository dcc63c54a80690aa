/** Data that a worker is started with. */
export interface WorkerStartData {
  /** A counter that the worker increments on every turn of its event loop. */
  readonly beat: Int32Array;
  /** The worker writes the id of the room whose code runs next, in UTF-8, ended by a zero. */
  readonly current: Uint8Array<SharedArrayBuffer>;
  /** The wasm file of the script engine. */
  readonly wasmFile: string;
}
