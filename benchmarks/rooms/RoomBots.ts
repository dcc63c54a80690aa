/** What a process of bots answers. */
export interface RoomBots {
  /** Connects so many more; each plays as soon as it is in. */
  join(seats: readonly BotSeat[]): Promise<void>;
  /** Messages received and sent so far, and connections that were lost, with why. */
  count(): Promise<{ readonly received: number; readonly sent: number; readonly lost: readonly string[] }>;
}

export interface BotSeat {
  readonly address: string;
  readonly ticket: string;
}

export const ROOM_BOTS: readonly (keyof RoomBots)[] = ['join', 'count'];
