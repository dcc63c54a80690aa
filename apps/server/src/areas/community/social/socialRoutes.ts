import { endpoints } from '@playloom/api-contract';
import { READ_RATE_LIMIT, SOCIAL_WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { publicRoute, signedInRoute, type Route } from '../../../http/route.ts';
import { respondDone, respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import { deleteLike, insertLikeIfMissing } from './socialQueries.ts';
import { deleteFollow } from '../../people/relationships/followQueries.ts';
import { addComment, deleteComment, listComments } from './comments.ts';
import { requireAccessibleGame, readEngagement } from './engagement.ts';
import { followUser, requireOtherUser, requireVisibleUser, readRelationship } from './relationships.ts';

export function socialRoutes(services: WithConfig & WithClock & WithDatabase & WithJobs): Route[] {
  return [...followRoutes(services), ...likeRoutes(services), ...commentRoutes(services)];
}

function followRoutes(services: WithClock & WithDatabase): Route[] {
  const { db } = services;
  return [
    publicRoute(endpoints.readRelationship, READ_RATE_LIMIT, async ({ params, signedIn }) =>
      respondSuccess(await readRelationship(db, signedIn, await requireVisibleUser(db, params.username))),
    ),
    signedInRoute(endpoints.followUser, SOCIAL_WRITE_RATE_LIMIT, async ({ params, signedIn }) => {
      const other = await requireOtherUser(db, signedIn.user, params.username);
      await followUser(services, signedIn.user, other);
      return respondSuccess(await readRelationship(db, signedIn, other));
    }),
    signedInRoute(endpoints.unfollowUser, SOCIAL_WRITE_RATE_LIMIT, async ({ params, signedIn }) => {
      const other = await requireVisibleUser(db, params.username);
      await deleteFollow(db, signedIn.user.id, other.id);
      return respondSuccess(await readRelationship(db, signedIn, other));
    }),
  ];
}

function likeRoutes(services: WithClock & WithDatabase): Route[] {
  const { db, clock } = services;
  return [
    publicRoute(endpoints.readEngagement, READ_RATE_LIMIT, async ({ params, signedIn }) =>
      respondSuccess(
        await readEngagement(services, await requireAccessibleGame(services, params.id, signedIn), signedIn),
      ),
    ),
    signedInRoute(endpoints.likeGame, SOCIAL_WRITE_RATE_LIMIT, async ({ params, signedIn }) => {
      const game = await requireAccessibleGame(services, params.id, signedIn);
      await insertLikeIfMissing(db, { gameId: game.id, userId: signedIn.user.id, createdAt: clock.now() });
      return respondSuccess(await readEngagement(services, game, signedIn));
    }),
    signedInRoute(endpoints.unlikeGame, SOCIAL_WRITE_RATE_LIMIT, async ({ params, signedIn }) => {
      const game = await requireAccessibleGame(services, params.id, signedIn);
      await deleteLike(db, game.id, signedIn.user.id);
      return respondSuccess(await readEngagement(services, game, signedIn));
    }),
  ];
}

function commentRoutes(services: WithConfig & WithClock & WithDatabase & WithJobs): Route[] {
  return [
    publicRoute(endpoints.listComments, READ_RATE_LIMIT, async ({ params, query, signedIn }) => {
      const game = await requireAccessibleGame(services, params.id, signedIn);
      return respondSuccess(await listComments(services, game, { page: query.page, signedIn }));
    }),
    signedInRoute(endpoints.addComment, SOCIAL_WRITE_RATE_LIMIT, async ({ params, body, signedIn }) => {
      const game = await requireAccessibleGame(services, params.id, signedIn);
      return respondSuccess(
        await addComment(services, game, { signedIn, text: body.text, replyTo: body.replyTo }),
      );
    }),
    signedInRoute(endpoints.deleteComment, SOCIAL_WRITE_RATE_LIMIT, async ({ params, signedIn }) => {
      await deleteComment(services, signedIn, params.id);
      return respondDone();
    }),
  ];
}
