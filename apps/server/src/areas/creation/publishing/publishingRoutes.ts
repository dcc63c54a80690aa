import { endpoints } from '@playloom/api-contract';
import { DOCUMENT_BODY_BYTES_MAX, PUBLISH_RATE_LIMIT } from '../../../http/limits.ts';
import { signedInRoute, type Route } from '../../../http/route.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import { publishGame, type PublishServices } from './publishGame.ts';

export function publishingRoutes(services: PublishServices): Route[] {
  return [
    {
      ...signedInRoute(
        endpoints.publishGame,
        PUBLISH_RATE_LIMIT,
        async ({ params, body, signedIn, request: { documentBody } }) => {
          const { document, release, maxPlayers, isUnlisted } = body;
          const isSent = document !== undefined && documentBody !== null;
          const published = await publishGame(services, signedIn.user.id, params.id, {
            source: isSent ? { kind: 'document', body: documentBody } : { kind: 'stored' },
            expected: release?.release ?? null,
            notes: '',
            maxPlayers,
            isUnlisted,
          });
          return respondSuccess(published);
        },
      ),
      bodyLimit: DOCUMENT_BODY_BYTES_MAX,
      hasDocument: true,
    },
    signedInRoute(endpoints.publishDraft, PUBLISH_RATE_LIMIT, async ({ params, body, signedIn }) => {
      const publication = { ...body, source: { kind: 'draft' } as const, expected: null };
      return respondSuccess(await publishGame(services, signedIn.user.id, params.id, publication));
    }),
  ];
}
