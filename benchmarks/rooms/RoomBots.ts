/** Functions of the process with the bots that the benchmark calls. */
export interface RoomBots {
  /** Connects more bots; each plays as soon as it has joined. */
  join(seats: readonly BotSeat[]): Promise<void>;
  /** Returns the number of messages received and sent so far, and why connections were lost. */
  count(): Promise<BotCounts>;
}

interface BotCounts {
  readonly received: number;
  /** Bytes of the received messages, without the headers of sockets. */
  readonly bytes: number;
  readonly sent: number;
  /** Bots that walked into another game. They don't go on there. */
  readonly traveled: number;
  readonly lost: readonly string[];
}

export interface BotSeat {
  readonly address: string;
  readonly ticket: string;
  /** The site that the socket says it comes from. */
  readonly origin?: string;
  readonly canChat?: boolean;
}

export const ROOM_BOTS_METHODS: readonly (keyof RoomBots)[] = ['join', 'count'];
