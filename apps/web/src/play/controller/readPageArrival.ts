import type { Visit } from '@playloom/site/session/readVisit.ts';
import type { RoomRequest } from '../state/PlayState.ts';

/** How the user arrived at the page, read from its URL and from the visit. */
export interface PageArrival {
  inv: string | null;
  agentId: string | null;
  portal: string | null;
  isInIframe: boolean;
  wantsNewest: boolean;
  /** False in portals, which show their own loading screen. */
  hasLoadingScreen: boolean;
  /** Whether to open the chat when the game starts. Set by the parameter `openchat`. */
  opensChat: boolean;
  /** Whether to show how fast the game is drawn. Set by the parameter `fps`. */
  showsFps: boolean;
  autoJoin: RoomRequest | null;
}

/** Parameters to remove from the URL once the game runs; otherwise a reload would join again. */
const USED_PARAMETERS = ['autojoin', 'autoJoinToken', 'autologin', 'newRoom'];

export function readPageArrival(search: string, visit: Pick<Visit, 'portal' | 'isInIframe'>): PageArrival {
  const query = new URLSearchParams(search);
  const token = query.get('autoJoinToken');
  const wantsToJoin = query.get('autojoin') === 'true' || token !== null;
  return {
    inv: query.get('inv'),
    agentId: query.get('agentId'),
    portal: visit.portal,
    isInIframe: visit.isInIframe,
    wantsNewest: query.get('publish') === 'true',
    hasLoadingScreen: visit.portal === null && query.get('loadingScreen') !== 'false',
    opensChat: isOn(query, 'openchat'),
    showsFps: isOn(query, 'fps'),
    autoJoin: wantsToJoin ? describeAutoJoin(query, token) : null,
  };
}

/** `newRoom=private` opens a room for a party whose room is full. */
function describeAutoJoin(query: URLSearchParams, token: string | null): RoomRequest {
  if (token !== null) return { autoJoinToken: token };
  return query.get('newRoom') === 'private' ? { newRoom: 'private' } : {};
}

/** Parameters without a value are on. */
function isOn(query: URLSearchParams, name: string): boolean {
  return query.has(name) && query.get(name) !== 'false';
}

export function removeUsedParameters(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of USED_PARAMETERS) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}
