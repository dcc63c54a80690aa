import { endpoints } from '@playloom/api-contract';
import { READS, WRITES } from '../../http/limits.ts';
import { publicRoute, signedInRoute, staffRoute, type Route } from '../../http/route.ts';
import { respondSuccess } from '../../http/respondSuccess.ts';
import type { Services } from '../../services.ts';
import { findCurrentVersions, listVersionsAfter } from '../../storage/agreementQueries.ts';
import { publishAgreement } from './publishAgreement.ts';
import { readAgreement } from './readAgreement.ts';

export function agreementsRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    publicRoute(endpoints.readAgreement, READS, async ({ params, query }) =>
      respondSuccess(await readAgreement(services, params.type, query.version)),
    ),
    signedInRoute(endpoints.listAgreementChanges, READS, async ({ signedIn }) => {
      const { tosVersion: tos, ppVersion: pp } = signedIn.user;
      const rows = await listVersionsAfter(db, { tos, pp });
      const changes = rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
      return respondSuccess({ current: await findCurrentVersions(db), changes });
    }),
    staffRoute('operator', endpoints.publishAgreement, WRITES, async ({ signedIn, params, body }) =>
      respondSuccess(await publishAgreement(services, signedIn.user, params.type, body)),
    ),
  ];
}
