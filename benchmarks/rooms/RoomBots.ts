/** Interface of a process with bots. */
export interface RoomBots {
  /** Connects more bots; each plays as soon as it has joined. */
  join(seats: readonly BotSeat[]): Promise<void>;
  /** Messages received and sent so far, and lost connections with their reasons. */
  count(): Promise<{ readonly received: number; readonly sent: number; readonly lost: readonly string[] }>;
}

export interface BotSeat {
  readonly address: string;
  readonly ticket: string;
}

export const ROOM_BOTS: readonly (keyof RoomBots)[] = ['join', 'count'];
