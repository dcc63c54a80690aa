import type { World } from '../../world/World.ts';

/** Whether the current phase of the match has ended. Phases without a time limit don't. */
export function isTimeOver({ match, tick }: World): boolean {
  return match.endsAt !== 0 && match.endsAt <= tick;
}
