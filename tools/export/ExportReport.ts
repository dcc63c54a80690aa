/** What a portal would want to know of an exported game. */
export interface ExportReport {
  readonly zipBytes: number;
  readonly files: number;
  /** That went over the line until the game was played, as a host sends them. */
  readonly bytesToGameplay: number;
  readonly secondsToGameplay: number;
  readonly requests: readonly string[];
  /** Requests to anybody but the host of the export and, online, its server. */
  readonly outside: readonly string[];
  /** The life of the game, in the order in which it was told. */
  readonly events: readonly string[];
  readonly errors: readonly string[];
  readonly sizes: readonly SizeReport[];
}

export interface SizeReport {
  readonly width: number;
  readonly height: number;
  readonly hasScrollBars: boolean;
}
