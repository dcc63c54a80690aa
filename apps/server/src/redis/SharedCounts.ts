export interface WindowCount {
  readonly count: number;
  /** Time until the window ends and the count starts again. */
  readonly endsInMs: number;
}

export interface SharedCount extends WindowCount {
  /** False if Redis had no count yet, because this is the first one or Redis has lost its data. */
  readonly isKnown: boolean;
}

/** Counts what users do within a time window, over all processes. */
export interface SharedCounts {
  /**
   * Adds an amount to the count of a subject, such as an address, and returns the count. The first amount starts the
   * window; 0 only reads. Returns null if there is no Redis or it does not answer soon: then the caller's own count
   * decides.
   */
  add(
    limit: string,
    subject: string,
    options: { amount: number; windowMs: number },
  ): Promise<SharedCount | null>;
  /** Sets the count of a subject to 0. */
  clear(limit: string, subject: string, windowMs: number): Promise<void>;
}

export interface WithCounts {
  counts: SharedCounts;
}
