import { endpoints } from '@playloom/api-contract';
import { READS, SOCIAL_WRITES } from '../../http/limits.ts';
import { publicRoute, signedInRoute, type Route } from '../../http/route.ts';
import { done, succeed } from '../../http/succeed.ts';
import type { Services } from '../../services.ts';
import { deleteFollow, deleteLike, putLike } from '../../storage/socialQueries.ts';
import { addComment, deleteComment, listComments } from './comments.ts';
import { needOpenGame, readReception } from './reception.ts';
import { followUser, needOther, needPerson, readTies } from './ties.ts';

export function socialRoutes(services: Services): Route[] {
  return [...followRoutes(services), ...likeRoutes(services), ...commentRoutes(services)];
}

function followRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    publicRoute(endpoints.readTies, READS, async ({ params, signedIn }) =>
      succeed(await readTies(db, signedIn, await needPerson(db, params.username))),
    ),
    signedInRoute(endpoints.followUser, SOCIAL_WRITES, async ({ params, signedIn }) => {
      const other = await needOther(db, signedIn.user, params.username);
      await followUser(services, signedIn.user, other);
      return succeed(await readTies(db, signedIn, other));
    }),
    signedInRoute(endpoints.unfollowUser, SOCIAL_WRITES, async ({ params, signedIn }) => {
      const other = await needPerson(db, params.username);
      await deleteFollow(db, signedIn.user.id, other.id);
      return succeed(await readTies(db, signedIn, other));
    }),
  ];
}

function likeRoutes(services: Services): Route[] {
  const { db, clock } = services;
  return [
    publicRoute(endpoints.readReception, READS, async ({ params, signedIn }) =>
      succeed(await readReception(services, await needOpenGame(services, params.id, signedIn), signedIn)),
    ),
    signedInRoute(endpoints.likeGame, SOCIAL_WRITES, async ({ params, signedIn }) => {
      const game = await needOpenGame(services, params.id, signedIn);
      await putLike(db, { gameId: game.id, userId: signedIn.user.id, createdAt: clock.now() });
      return succeed(await readReception(services, game, signedIn));
    }),
    signedInRoute(endpoints.unlikeGame, SOCIAL_WRITES, async ({ params, signedIn }) => {
      const game = await needOpenGame(services, params.id, signedIn);
      await deleteLike(db, game.id, signedIn.user.id);
      return succeed(await readReception(services, game, signedIn));
    }),
  ];
}

function commentRoutes(services: Services): Route[] {
  return [
    publicRoute(endpoints.listComments, READS, async ({ params, query, signedIn }) => {
      const game = await needOpenGame(services, params.id, signedIn);
      return succeed(await listComments(services, game, { page: query.page, signedIn }));
    }),
    signedInRoute(endpoints.addComment, SOCIAL_WRITES, async ({ params, body, signedIn }) => {
      const game = await needOpenGame(services, params.id, signedIn);
      return succeed(await addComment(services, game, { signedIn, text: body.text, replyTo: body.replyTo }));
    }),
    signedInRoute(endpoints.deleteComment, SOCIAL_WRITES, async ({ params, signedIn }) => {
      await deleteComment(services, signedIn, params.id);
      return done();
    }),
  ];
}
