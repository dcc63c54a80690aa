import type { Client } from '../clients/Client.ts';
import { MESSAGES_BURST, MESSAGES_PER_SECOND, MESSAGES_PER_TICK } from '../limits.ts';
import type { Room } from '../Room.ts';

/** Takes one message from what the client may send; false when nothing is left. Time is counted in ticks. */
export function takeMessage({ world }: Room, { messages }: Client): boolean {
  const perTick = Math.max(MESSAGES_PER_SECOND / world.game.tickRate, MESSAGES_PER_TICK);
  const filled = messages.tokens + (world.tick - messages.filledAt) * perTick;
  messages.tokens = Math.min(MESSAGES_BURST, filled) - 1;
  messages.filledAt = world.tick;
  return messages.tokens >= 0;
}
