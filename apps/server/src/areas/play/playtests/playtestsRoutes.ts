import { endpoints } from '@playloom/api-contract';
import { PUBLISH_RATE_LIMIT } from '../../../http/limits.ts';
import { signedInRoute, type Route } from '../../../http/route.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithDocuments } from '../../creation/documents/DocumentThreads.ts';
import type { WithScripts } from '../../creation/releases/ScriptChecker.ts';
import type { WithEngineVersion } from '../../../engines/readEngineVersion.ts';
import type { WithDrafts } from '../../creation/drafts/DraftHub.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { openTestRoom } from './openTestRoom.ts';

export function playtestsRoutes(
  services: WithConfig &
    WithClock &
    WithLog &
    WithDatabase &
    WithDocuments &
    WithScripts &
    WithEngineVersion &
    WithDrafts &
    WithRooms,
): Route[] {
  return [
    signedInRoute(endpoints.openTestRoom, PUBLISH_RATE_LIMIT, async ({ params, signedIn }) =>
      respondSuccess(await openTestRoom(services, signedIn.user, params.id)),
    ),
  ];
}
