/** Where the rooms of an engine version run. */
export interface EngineWorker {
  readonly version: string;
  readonly file: string;
  /** The script machine that belongs to it. */
  readonly wasmFile: string;
  /** What its clients speak: it may be older than ours. */
  readonly protocol: number;
}
