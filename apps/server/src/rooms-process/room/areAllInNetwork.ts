import { getWideNetwork } from '../../http/networkLevels.ts';
import type { Member } from './createRoomMembers.ts';

/** Whether there are players, and all of them come from this network, or from the same /48. */
export function areAllInNetwork(members: Iterable<Member>, network: string): boolean {
  const wide = getWideNetwork(network);
  const players = [...members].filter(({ visitor }) => !visitor.isSpectator);
  return players.length > 0 && players.every(({ visitor }) => getWideNetwork(visitor.network ?? '') === wide);
}
