/** What portals check about an exported game. */
export interface ExportReport {
  readonly zipBytes: number;
  readonly files: number;
  /** Bytes that the host sent until gameplay started, after compression. */
  readonly bytesToGameplay: number;
  readonly secondsToGameplay: number;
  readonly requests: readonly string[];
  /** Requests to other sites. The host of the export and the server of an online export are allowed. */
  readonly outside: readonly string[];
  /** Lifecycle events of the game, in order. */
  readonly events: readonly string[];
  readonly errors: readonly string[];
  readonly sizes: readonly ScreenSizeReport[];
}

export interface ScreenSizeReport {
  readonly width: number;
  readonly height: number;
  readonly hasScrollBars: boolean;
}
