import type { World } from '../../world/World.ts';
import { findSender, type RawInput } from './RawInput.ts';

/** Updates a player's token balances. No trigger fires, because a changed balance is not an action of the player. */
export function applyTokensInput(world: World, input: RawInput): void {
  const player = findSender(world, input);
  const { tokens } = input;
  if (player === null || !player.isSignedIn || typeof tokens !== 'object' || tokens === null) return;
  const { game, map } = tokens as RawInput;
  if (isBalance(game) && isBalance(map)) player.tokens = { game, map };
}

function isBalance(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
