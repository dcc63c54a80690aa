import { endpoints } from '@playloom/api-contract';
import { UPLOADS, WRITES } from '../../http/limits.ts';
import { signedInRoute, type Route } from '../../http/route.ts';
import { succeed } from '../../http/succeed.ts';
import type { Services } from '../../services.ts';
import { presentUser } from '../users/presentUser.ts';
import { changePicture } from './changePicture.ts';
import { readUpload } from './readUpload.ts';

/** Large enough for a profile page on a dense screen. */
export const PICTURE_SIDE = 512;

export function picturesRoutes(services: Services): Route[] {
  const { images } = services;
  return [
    signedInRoute(endpoints.uploadPicture, UPLOADS, async ({ request, signedIn }) => {
      const picture = await images.toSquare(await readUpload(request), PICTURE_SIDE);
      return succeed(await presentUser(services, await changePicture(services, signedIn.user.id, picture)));
    }),
    signedInRoute(endpoints.deletePicture, WRITES, async ({ signedIn }) =>
      succeed(await presentUser(services, await changePicture(services, signedIn.user.id, null))),
    ),
  ];
}
