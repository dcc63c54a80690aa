/** Scripts made ready to run, as plain data: it can be kept with a release and sent to a worker. */
export interface CompiledScripts {
  /** In the order they start. */
  readonly scripts: readonly CompiledScript[];
}

export interface CompiledScript {
  readonly id: string;
  readonly files: readonly CompiledFile[];
}

export interface CompiledFile {
  readonly name: string;
  /** JavaScript with the lines of the TypeScript it came from. */
  readonly code: string;
}
