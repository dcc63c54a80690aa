/** The worker script that runs rooms of an engine version. */
export interface EngineWorker {
  readonly version: string;
  readonly file: string;
  /** The wasm file of the engine that runs game scripts. */
  readonly wasmFile: string;
  /** Version of the protocol that its clients use. It may be older than ours. */
  readonly protocol: number;
  /** Whether the worker shows which room it runs. Otherwise nobody knows which one made a thread hang. */
  readonly showsCurrent: boolean;
}
