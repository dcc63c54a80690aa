/** Data that a worker is started with. */
export interface WorkerStartData {
  /** A counter that the worker increments on every turn of its event loop. */
  readonly beat: Int32Array;
  /** The wasm file of the script engine. */
  readonly wasmFile: string;
}
