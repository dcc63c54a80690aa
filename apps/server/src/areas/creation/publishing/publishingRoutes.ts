import { endpoints } from '@playloom/api-contract';
import { DOCUMENT_BODY_BYTES_MAX, PUBLISH_RATE_LIMIT } from '../../../http/limits.ts';
import { signedInRoute, type Route } from '../../../http/route.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import type { Services } from '../../../app/services.ts';
import { publishDraft } from './publishDraft.ts';
import { publishGame } from './publishGame.ts';

export function publishingRoutes(services: Services): Route[] {
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
