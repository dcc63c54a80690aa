import { endpoints } from '@playloom/api-contract';
import { READ_RATE_LIMIT, WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { publicRoute, signedInRoute, staffRoute, type Route } from '../../../http/route.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { findCurrentAgreementVersions, listAgreementVersionsAfter } from './agreementQueries.ts';
import { publishAgreement } from './publishAgreement.ts';
import { readAgreement } from './readAgreement.ts';

export function agreementsRoutes(services: WithClock & WithDatabase): Route[] {
  const { db } = services;
  return [
    publicRoute(endpoints.readAgreement, READ_RATE_LIMIT, async ({ params, query }) =>
      respondSuccess(await readAgreement(services, params.type, query.version)),
    ),
    signedInRoute(endpoints.listAgreementChanges, READ_RATE_LIMIT, async ({ signedIn }) => {
      const { tosVersion: tos, ppVersion: pp } = signedIn.user;
      const rows = await listAgreementVersionsAfter(db, { tos, pp });
      const changes = rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
      return respondSuccess({ current: await findCurrentAgreementVersions(db), changes });
    }),
    staffRoute('operator', endpoints.publishAgreement, WRITE_RATE_LIMIT, async ({ signedIn, params, body }) =>
      respondSuccess(await publishAgreement(services, signedIn.user, params.type, body)),
    ),
  ];
}
