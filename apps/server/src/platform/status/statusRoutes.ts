import { endpoints } from '@playloom/api-contract';
import { READS } from '../../http/limits.ts';
import { openRoute, publicRoute, type Route } from '../../http/route.ts';
import { succeed } from '../../http/succeed.ts';
import type { Services } from '../../services.ts';
import { readStatus } from './readStatus.ts';

export function statusRoutes(services: Services): Route[] {
  return [
    openRoute(endpoints.readStatus, READS, async () => succeed(await readStatus(services))),
    openRoute(endpoints.readNotice, READS, async () => succeed(await services.notices.read())),
    publicRoute(endpoints.readAddressWarning, READS, async ({ signedIn }) => {
      if (signedIn?.user.role !== 'operator') return succeed(null);
      const { publicUrl, isPublicUrlGiven: isPublicUrlSet } = services.config;
      return succeed({ publicUrl, isPublicUrlSet });
    }),
  ];
}
