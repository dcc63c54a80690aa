import type { Party } from '@playloom/api-contract';
import { describePartyGame } from './describePartyGame.ts';

/** Says that the user leads the party now, or that its room is full; null if neither is new. */
export function describeLeaderNews(former: Party, party: Party): string | null {
  if (!party.isLeader) return null;
  if (!former.isLeader) return 'You’re the party leader now.';
  const full = describeFullRoom(party);
  return full !== null && describeFullRoom(former) === null ? full : null;
}

/** Leaders learn that members can't follow, even while the panel with the offer of a private room is closed. */
function describeFullRoom(party: Party): string | null {
  const status = party.game && describePartyGame(party, party.game);
  return status?.offersPrivateRoom ? status.text : null;
}
