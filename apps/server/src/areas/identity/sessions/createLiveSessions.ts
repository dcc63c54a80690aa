import type { LiveSessions } from '../../../live/createLiveHub.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { listLiveSessionIds, touchOpenSessions } from './sessionQueries.ts';

/** Creates what the live hub needs to close the pages of ended sessions. */
export function createLiveSessions(db: Db): LiveSessions {
  return {
    listOpen: (ids, now) => listLiveSessionIds(db, ids, now),
    touch: (ids, times) => touchOpenSessions(db, ids, times),
  };
}
