/** Compiled scripts as plain data, which can be stored with a release and sent to a worker. */
export interface CompiledScripts {
  /** In the order in which they start. */
  readonly scripts: readonly CompiledScript[];
}

interface CompiledScript {
  readonly id: string;
  readonly files: readonly CompiledFile[];
}

export interface CompiledFile {
  readonly name: string;
  /** JavaScript with the same line numbers as the TypeScript source. */
  readonly code: string;
}
