import type { Visit } from '../session/readVisit.ts';
import type { Wish } from './PlayState.ts';

/** What every request for a room of this page view carries. */
export interface Arrival {
  inv: string | null;
  agentId: string | null;
  portal: string | null;
  isInIframe: boolean;
  wantsNewest: boolean;
  /** Portals show one of their own. */
  hasLoadingScreen: boolean;
  /** `openchat`: the chat is open as soon as one plays. */
  opensChat: boolean;
  autoJoin: Wish | null;
}

/** Parameters that have done their work when somebody plays; kept, a reload would join again. */
const SPENT = ['autojoin', 'autoJoinToken', 'autologin'];

export function readArrival(search: string, visit: Pick<Visit, 'portal' | 'isInIframe'>): Arrival {
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

export function dropSpent(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of SPENT) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}
