import { endpoints, type GameSanction, type MinimalUser } from '@playloom/api-contract';
import { addMilliseconds, MINUTE_MS, type WithClock } from '../../../process/clock.ts';
import { GameNotFound, NotAllowed } from '../../../http/errors.ts';
import { SelfActionNotAllowed } from '../../identity/sanctions/sanctionErrors.ts';
import { UserNotFound } from '../../identity/users/userErrors.ts';
import { readBrowserId } from '../../../http/browserId.ts';
import { MESSAGE_RATE_LIMIT, READ_RATE_LIMIT, WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { publicRoute, signedInRoute, type Route } from '../../../http/route.ts';
import { respondDone, respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { deleteFriendship } from '../../people/relationships/friendQueries.ts';
import { separateBlocked } from '../parties/separateBlocked.ts';
import { findGame, type PublishedGame } from '../../creation/games/gameQueries.ts';
import { liftSanctions, listSanctionsInGame } from '../../identity/sanctions/sanctionQueries.ts';
import {
  deleteModerator,
  isModeratorOf,
  listModeratorsOf,
  insertModeratorIfMissing,
} from '../../identity/sanctions/sanctionQueries.ts';
import {
  deleteBlock,
  listBlocks,
  listHiddenUserIds,
  upsertBlock,
} from '../../people/relationships/blockQueries.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { findUserByName } from '../../identity/users/userQueries.ts';
import { presentMinimalUser } from '../../identity/users/presentUser.ts';
import { sendAppeal } from './appeals.ts';
import { findBan } from '../../identity/sanctions/bans.ts';
import { describeBan } from '../../identity/sanctions/describeBan.ts';
import { isModerator } from '../../identity/sanctions/isModerator.ts';
import { sendReport } from './reports.ts';
import { sanctionInGame } from './sanctionUser.ts';

export function moderationRoutes(
  services: WithConfig & WithSecrets & WithClock & WithDatabase & WithJobs & WithLive & WithRooms,
): Route[] {
  return [
    ...banRoutes(services),
    ...blockRoutes(services),
    ...moderatorRoutes(services),
    ...sanctionRoutes(services),
  ];
}

function banRoutes(services: WithConfig & WithSecrets & WithClock & WithDatabase & WithJobs): Route[] {
  const { config } = services;
  return [
    publicRoute(endpoints.readBan, READ_RATE_LIMIT, async ({ query, signedIn, request }) => {
      const browser = readBrowserId(services, request);
      const ban = await findBan(services, { signedIn, browser }, query.gameId ?? null);
      return respondSuccess(ban && { text: describeBan(ban, config), game: ban.game?.title ?? null });
    }),
    publicRoute(endpoints.sendAppeal, MESSAGE_RATE_LIMIT, async ({ body, signedIn, request }) => {
      await sendAppeal(services, { signedIn, browser: readBrowserId(services, request) }, body);
      return respondDone();
    }),
  ];
}

function blockRoutes(services: WithConfig & WithClock & WithDatabase & WithLive & WithRooms): Route[] {
  const { db, clock, config } = services;
  return [
    signedInRoute(endpoints.listBlocks, READ_RATE_LIMIT, async ({ signedIn }) => {
      const blocks = await listBlocks(db, signedIn.user.id);
      return respondSuccess(
        blocks.map(({ user, kind }) => ({ user: presentMinimalUser(user, config), kind })),
      );
    }),
    signedInRoute(endpoints.blockUser, WRITE_RATE_LIMIT, async ({ params, body, signedIn }) => {
      const other = await requireUser(services, params.username);
      if (other.id === signedIn.user.id) throw SelfActionNotAllowed();
      const block = { userId: signedIn.user.id, otherId: other.id, kind: body.kind, createdAt: clock.now() };
      await db.transaction(async (tx) => {
        await upsertBlock(tx, block);
        // Blocking also ends a friendship, so that the blocked user no longer sees where the user plays.
        if (body.kind === 'block') await deleteFriendship(tx, block.userId, block.otherId);
      });
      if (body.kind === 'block') await separateBlocked(services, signedIn.user, other);
      await hideInRooms(services, signedIn.user.id);
      return respondDone();
    }),
    signedInRoute(endpoints.unblockUser, WRITE_RATE_LIMIT, async ({ params, signedIn }) => {
      await deleteBlock(db, signedIn.user.id, (await requireUser(services, params.username)).id);
      await hideInRooms(services, signedIn.user.id);
      return respondDone();
    }),
    signedInRoute(endpoints.sendReport, WRITE_RATE_LIMIT, async ({ body, signedIn }) =>
      respondSuccess({ reportId: await sendReport(services, signedIn.user, body) }),
    ),
  ];
}

/** Updates the hidden users in the rooms where the user is playing. */
async function hideInRooms({ db, rooms }: WithDatabase & WithRooms, userId: string): Promise<void> {
  await rooms.enforce({ userId, gameId: null, kind: 'hide', hides: await listHiddenUserIds(db, userId) });
}

function moderatorRoutes(services: WithConfig & WithClock & WithDatabase): Route[] {
  const { db, clock } = services;
  return [
    signedInRoute(endpoints.listModerators, READ_RATE_LIMIT, async ({ params, signedIn }) => {
      const game = await requireGame(services, params.id);
      await requireModerator(services, game, signedIn.user);
      return respondSuccess(await readModerators(services, game.id));
    }),
    signedInRoute(endpoints.addModerator, WRITE_RATE_LIMIT, async ({ params, body, signedIn }) => {
      const game = await requireOwnGame(services, params.id, signedIn.user);
      const { id: userId } = await requireUser(services, body.username);
      if (userId === signedIn.user.id) throw SelfActionNotAllowed();
      await insertModeratorIfMissing(db, { gameId: game.id, userId, createdAt: clock.now() });
      return respondSuccess(await readModerators(services, game.id));
    }),
    signedInRoute(endpoints.removeModerator, WRITE_RATE_LIMIT, async ({ params, signedIn }) => {
      const game = await requireOwnGame(services, params.id, signedIn.user);
      await deleteModerator(db, game.id, (await requireUser(services, params.username)).id);
      return respondSuccess(await readModerators(services, game.id));
    }),
  ];
}

function sanctionRoutes(
  services: WithConfig & WithClock & WithDatabase & WithJobs & WithLive & WithRooms,
): Route[] {
  const { db, clock } = services;
  return [
    signedInRoute(endpoints.listSanctions, READ_RATE_LIMIT, async ({ params, signedIn }) => {
      const game = await requireGame(services, params.id);
      await requireModerator(services, game, signedIn.user);
      return respondSuccess(await readSanctions(services, game.id));
    }),
    signedInRoute(endpoints.addSanction, WRITE_RATE_LIMIT, async ({ params, body, signedIn: { user } }) => {
      const game = await requireGame(services, params.id);
      await requireModerator(services, game, user);
      const other = await requireUser(services, body.username);
      if (other.id === user.id) throw SelfActionNotAllowed();
      // Only the creator can sanction moderators of the game.
      const isProtected = other.id === game.creatorId || (await isModeratorOf(db, game.id, other.id));
      if (isProtected && user.id !== game.creatorId) throw NotAllowed();
      await sanctionInGame(services, other, {
        gameId: game.id,
        title: game.title,
        kind: body.kind,
        reason: body.reason,
        byUserId: user.id,
        expiresAt: body.minutes === undefined ? null : addMilliseconds(clock.now(), body.minutes * MINUTE_MS),
      });
      return respondSuccess(await readSanctions(services, game.id));
    }),
    signedInRoute(endpoints.liftSanction, WRITE_RATE_LIMIT, async ({ params, signedIn: { user } }) => {
      const game = await requireGame(services, params.id);
      await requireModerator(services, game, user);
      const { id: userId } = await requireUser(services, params.username);
      await liftSanctions(db, { userId, gameId: game.id }, clock.now());
      return respondSuccess(await readSanctions(services, game.id));
    }),
  ];
}

async function requireModerator({ db }: WithDatabase, game: PublishedGame, user: UserRow): Promise<void> {
  if (!(await isModerator(db, game, user))) throw NotAllowed();
}

async function requireOwnGame(services: WithDatabase, id: string, user: UserRow): Promise<PublishedGame> {
  const game = await requireGame(services, id);
  if (game.creatorId !== user.id) throw NotAllowed();
  return game;
}

async function requireGame({ db }: WithDatabase, id: string): Promise<PublishedGame> {
  const game = await findGame(db, id);
  if (!game) throw GameNotFound();
  return game;
}

async function requireUser({ db }: WithDatabase, username: string): Promise<UserRow> {
  const user = await findUserByName(db, username);
  if (!user) throw UserNotFound();
  return user;
}

async function readModerators(
  { db, config }: WithConfig & WithDatabase,
  gameId: string,
): Promise<MinimalUser[]> {
  return (await listModeratorsOf(db, gameId)).map((user) => presentMinimalUser(user, config));
}

async function readSanctions(
  { db, clock, config }: WithConfig & WithClock & WithDatabase,
  gameId: string,
): Promise<GameSanction[]> {
  return (await listSanctionsInGame(db, gameId, clock.now())).map(({ sanction, user }) => ({
    user: presentMinimalUser(user, config),
    kind: sanction.kind,
    reason: sanction.reason,
    expiresAt: sanction.expiresAt?.toISOString() ?? null,
  }));
}
