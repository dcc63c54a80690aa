import type { Client } from '../state/Client.ts';
import { MESSAGES_BURST, MESSAGES_PER_SECOND, MESSAGES_PER_TICK } from '../limits/roomLimits.ts';
import type { Room } from '../state/Room.ts';

/**
 * Takes one message from the client's budget. Returns false if none is left. Time is measured in ticks,
 * including late ones: messages sent while the thread was blocked arrive all at once, which isn't flooding.
 */
export function spendMessageBudget({ world, late }: Room, { messages }: Client): boolean {
  const perTick = Math.max(MESSAGES_PER_SECOND / world.game.tickRate, MESSAGES_PER_TICK);
  const now = world.tick + late.passed + late.due;
  const filled = messages.tokens + Math.max(0, now - messages.filledAt) * perTick;
  messages.tokens = Math.min(MESSAGES_BURST + late.due * perTick, filled) - 1;
  messages.filledAt = now;
  return messages.tokens >= 0;
}
