import { endpoints } from '@playloom/api-contract';
import { DOCUMENT_BODY_BYTES_MAX, PUBLISH_RATE_LIMIT } from '../../../http/limits.ts';
import { signedInRoute, type Route } from '../../../http/route.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithPlans } from '../../economy/plans/readPlans.ts';
import type { WithDocuments } from '../documents/DocumentThreads.ts';
import type { WithScripts } from '../releases/ScriptChecker.ts';
import type { WithEngineVersion } from '../releases/readEngineVersion.ts';
import type { WithDrafts } from '../drafts/DraftHub.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { publishDraft } from './publishDraft.ts';
import { publishGame } from './publishGame.ts';

export function publishingRoutes(
  services: WithClock &
    WithLog &
    WithDatabase &
    WithJobs &
    WithPlans &
    WithDocuments &
    WithScripts &
    WithEngineVersion &
    WithDrafts &
    WithRooms,
): Route[] {
  return [
    {
      ...signedInRoute(
        endpoints.publishGame,
        PUBLISH_RATE_LIMIT,
        async ({ params, body, signedIn, request }) =>
          respondSuccess(await publishGame(services, signedIn.user, params.id, body, request.documentBody)),
      ),
      bodyLimit: DOCUMENT_BODY_BYTES_MAX,
      hasDocument: true,
    },
    signedInRoute(endpoints.publishDraft, PUBLISH_RATE_LIMIT, async ({ params, body, signedIn }) =>
      respondSuccess(await publishDraft(services, signedIn.user.id, params.id, body)),
    ),
  ];
}
