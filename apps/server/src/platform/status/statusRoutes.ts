import { endpoints } from '@playloom/api-contract';
import { READS } from '../../http/limits.ts';
import { sessionlessRoute, publicRoute, type Route } from '../../http/route.ts';
import { respondSuccess } from '../../http/respondSuccess.ts';
import type { Services } from '../../services.ts';
import { readStatus } from './readStatus.ts';

export function statusRoutes(services: Services): Route[] {
  return [
    sessionlessRoute(endpoints.readStatus, READS, async () => respondSuccess(await readStatus(services))),
    sessionlessRoute(endpoints.readNotice, READS, async () => respondSuccess(await services.notices.read())),
    publicRoute(endpoints.readAddressWarning, READS, async ({ signedIn }) => {
      if (signedIn?.user.role !== 'operator') return respondSuccess(null);
      const { publicUrl, isPublicUrlGiven: isPublicUrlSet } = services.config;
      return respondSuccess({ publicUrl, isPublicUrlSet });
    }),
  ];
}
