import { endpoints } from '@playloom/api-contract';
import { UPLOAD_RATE_LIMIT, WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { signedInRoute, type Route } from '../../../http/route.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithFiles } from '../../../files/FileStore.ts';
import type { WithImages } from '../../../files/ImageConverter.ts';
import { presentUser } from './presentUser.ts';
import { changeProfileImage } from './changeProfileImage.ts';
import { readUpload } from '../../../http/readUpload.ts';

/** Large enough for a profile page on a high-density screen. */
const PROFILE_IMAGE_SIDE = 512;

export function profileImageRoutes(
  services: WithConfig & WithClock & WithLog & WithDatabase & WithFiles & WithImages,
): Route[] {
  const { images } = services;
  return [
    signedInRoute(endpoints.uploadProfileImage, UPLOAD_RATE_LIMIT, async ({ request, signedIn }) => {
      const image = await images.toSquare(await readUpload(request), PROFILE_IMAGE_SIDE);
      return respondSuccess(
        await presentUser(services, await changeProfileImage(services, signedIn.user.id, image)),
      );
    }),
    signedInRoute(endpoints.deleteProfileImage, WRITE_RATE_LIMIT, async ({ signedIn }) =>
      respondSuccess(await presentUser(services, await changeProfileImage(services, signedIn.user.id, null))),
    ),
  ];
}
