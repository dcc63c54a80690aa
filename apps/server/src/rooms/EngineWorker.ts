/** The worker that runs rooms of an engine version. */
export interface EngineWorker {
  readonly version: string;
  readonly file: string;
  /** The wasm file of its script engine. */
  readonly wasmFile: string;
  /** Protocol version of its clients; it may be older than ours. */
  readonly protocol: number;
}
