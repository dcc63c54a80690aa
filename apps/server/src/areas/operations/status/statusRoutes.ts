import { endpoints } from '@playloom/api-contract';
import { READ_RATE_LIMIT } from '../../../http/limits.ts';
import { sessionlessRoute, publicRoute, type Route } from '../../../http/route.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import type { WithNotices } from './SiteNoticeStore.ts';
import { readStatus } from './readStatus.ts';

export function statusRoutes(services: WithConfig & WithDatabase & WithRooms & WithNotices): Route[] {
  return [
    sessionlessRoute(endpoints.readStatus, READ_RATE_LIMIT, async () =>
      respondSuccess(await readStatus(services)),
    ),
    sessionlessRoute(endpoints.readNotice, READ_RATE_LIMIT, async () =>
      respondSuccess(await services.notices.read()),
    ),
    publicRoute(endpoints.readAddressWarning, READ_RATE_LIMIT, async ({ signedIn }) => {
      if (signedIn?.user.role !== 'operator') return respondSuccess(null);
      const { publicUrl, isPublicUrlGiven: isPublicUrlSet } = services.config;
      return respondSuccess({ publicUrl, isPublicUrlSet });
    }),
  ];
}
