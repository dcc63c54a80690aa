/** Facts about an exported game that a portal checks. */
export interface ExportReport {
  readonly zipBytes: number;
  readonly files: number;
  /** Bytes transferred until gameplay started, as a host sends them. */
  readonly bytesToGameplay: number;
  readonly secondsToGameplay: number;
  readonly requests: readonly string[];
  /** Requests to addresses other than the host of the export and, online, its server. */
  readonly outside: readonly string[];
  /** Lifecycle events of the game, in order. */
  readonly events: readonly string[];
  readonly errors: readonly string[];
  readonly sizes: readonly SizeReport[];
}

export interface SizeReport {
  readonly width: number;
  readonly height: number;
  readonly hasScrollBars: boolean;
}
