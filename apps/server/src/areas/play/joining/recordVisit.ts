import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { incrementVisitCount } from './visitQueries.ts';

const AGENT = /^[\w.-]{1,64}$/;
/** Replaces unknown values, so that visitors cannot fill the table with made-up ones. */
const OTHER = 'other';

interface Visit {
  gameId: string;
  portal?: string | undefined;
  agentId?: string | undefined;
  inIframe?: 'true' | 'false' | undefined;
  isView: boolean;
  isJoin: boolean;
}

/** Counts a page view or a join for the day, with its portal and the credited partner. */
export async function recordVisit(
  { db, clock, config }: WithConfig & WithClock & WithDatabase,
  visit: Visit,
): Promise<void> {
  const { portal = '', agentId = '' } = visit;
  await incrementVisitCount(db, {
    gameId: visit.gameId,
    day: clock.now().toISOString().slice(0, 10),
    portal: portal === '' || portal in config.portals ? portal : OTHER,
    agentId: agentId === '' || AGENT.test(agentId) ? agentId : OTHER,
    isInFrame: visit.inIframe === 'true',
    views: visit.isView ? 1 : 0,
    joins: visit.isJoin ? 1 : 0,
  });
}
