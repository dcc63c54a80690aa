import type { PartyMember } from '@playloom/api-contract';

/** Says where a member is. */
export function describeMember({ state, playing }: Pick<PartyMember, 'state' | 'playing'>): string {
  if (playing) return `Playing ${playing.title}`;
  return state === 'away' ? 'Away' : 'Online';
}
