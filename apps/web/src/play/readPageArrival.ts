import type { Visit } from '../session/readVisit.ts';
import type { RoomRequest } from './PlayState.ts';

/** Data sent with every room request of this page view. */
export interface PageArrival {
  inv: string | null;
  agentId: string | null;
  portal: string | null;
  isInIframe: boolean;
  wantsNewest: boolean;
  /** Portals show their own loading screen. */
  hasLoadingScreen: boolean;
  /** `openchat`: opens the chat when the game starts. */
  opensChat: boolean;
  autoJoin: RoomRequest | null;
}

/** Parameters to remove once the game runs; otherwise a reload would join again. */
const USED_PARAMETERS = ['autojoin', 'autoJoinToken', 'autologin'];

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
    opensChat: query.has('openchat') && query.get('openchat') !== 'false',
    autoJoin: wantsToJoin ? (token === null ? {} : { autoJoinToken: token }) : null,
  };
}

export function removeUsedParameters(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of USED_PARAMETERS) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}
