import { endpoints } from '@playloom/api-contract';
import { UPLOAD_RATE_LIMIT, WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { signedInRoute, type Route } from '../../../http/route.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import type { Services } from '../../../app/services.ts';
import { presentUser } from './presentUser.ts';
import { changeProfileImage } from './changeProfileImage.ts';
import { readUpload } from '../../../http/readUpload.ts';

/** Large enough for a profile page on a high-density screen. */
const PROFILE_IMAGE_SIDE = 512;

export function profileImageRoutes(services: Services): Route[] {
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
