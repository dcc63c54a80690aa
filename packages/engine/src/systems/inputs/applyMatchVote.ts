import type { World } from '../../world/World.ts';
import { listMatchOptions } from '../match/matchOptions.ts';
import { findSender, type RawInput } from './RawInput.ts';

/** Counts a player's vote for the next match. Players can change their vote until the match starts. */
export function applyMatchVote(world: World, input: RawInput): void {
  const player = findSender(world, input);
  const { option } = input;
  const { results, votes } = world.match;
  if (player === null || player.isBot || results === undefined || !Number.isInteger(option)) return;
  if (listMatchOptions(world)[option as number] === undefined) return;
  world.match = { ...world.match, votes: { ...votes, [player.id]: option as number } };
}
