import type { JoiningPlayer } from '@playloom/room-contract';

type Known = Pick<JoiningPlayer, 'userId' | 'browser'>;

/** Whether both are the same account, or guests in the same browser. */
export function isSamePerson(one: Known, other: Known): boolean {
  if (one.userId !== null || other.userId !== null) return one.userId === other.userId;
  return one.browser !== undefined && one.browser === other.browser;
}
