/** What the process with the bots answers. */
export interface FleetBots {
  /** Joins games and plays them from then on. Resolves when all bots play. */
  join(plan: BotsPlan): Promise<void>;
  read(): Promise<BotsFigures>;
  /** Buyers buy nothing more, and what they have asked for is answered. */
  finishPurchases(): Promise<void>;
  leave(): Promise<void>;
}

export interface BotsPlan {
  /** The address of the site. */
  readonly url: string;
  /** Bots with the same seed press the same keys. */
  readonly seed: number;
  /** One group for each room. */
  readonly groups: readonly { readonly gameId: string; readonly count: number }[];
  readonly buyers: readonly { readonly name: string; readonly cookie: string; readonly gameId: string }[];
  /** The game that one more bot joins and leaves all the time. */
  readonly visitedGameId: string | null;
}

/** Everything that players saw since they have joined. Times are milliseconds since 1970. */
export interface BotsFigures {
  readonly all: number;
  readonly playing: number;
  readonly snapshots: number;
  readonly joins: number;
  /** Times in which nothing of the game arrived. */
  readonly aways: readonly AwayTime[];
  /** Games that ended for a bot although it did not leave. */
  readonly endings: readonly { readonly at: number; readonly roomId: string; readonly id: string }[];
  /** Times in which a bot could not join, also if it still can't. */
  readonly refusals: readonly { readonly from: number; readonly ms: number; readonly reason: string }[];
  readonly purchases: readonly { readonly buyer: string; readonly offerId: string }[];
}

export interface AwayTime {
  readonly roomId: string;
  readonly from: number;
  readonly ms: number;
  /** Play that the bot had seen and that was undone. */
  readonly lostMs: number;
}
