import type { WithClock } from '../../../process/clock.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithConfig } from '../../../process/config.ts';
import { ensureGameChannel } from '../chat/chatQueries.ts';
import { insertSanction, liftSanctions } from '../../identity/sanctions/sanctionQueries.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { lockUser } from '../../identity/users/userQueries.ts';
import {
  disconnectEndedSessions,
  changeAndEndSessions,
} from '../../identity/sessions/changeAndEndSessions.ts';
import { leaveParty } from '../parties/leaveParty.ts';
import { closeChannelIfUnauthorized } from '../chat/communities.ts';
import { getUserTopic, type WithLive } from '../../../live/LiveHub.ts';
import { queueNotification } from '../../people/notifications/queueNotification.ts';
import { describeBan } from '../../identity/sanctions/describeBan.ts';

interface SanctionDetails {
  reason: string;
  /** The user who issued the sanction; null for the platform itself. */
  byUserId: string | null;
  /** Null for a sanction that applies until it is lifted. */
  expiresAt: Date | null;
}

/** Bans a user from the platform and closes all their sessions, pages, seats and sockets. */
export async function banUser(
  services: WithClock & WithDatabase & WithLive & WithRooms,
  user: UserRow,
  details: SanctionDetails,
  record?: (tx: Db) => Promise<void>,
): Promise<void> {
  const { clock, live, rooms } = services;
  const about = { userId: user.id, gameId: null, kind: 'ban' as const };
  const write = async (tx: Db) => {
    // A concurrent login waits for this lock and is then rejected.
    await lockUser(tx, user.id);
    await liftSanctions(tx, about, clock.now());
    await insertSanction(tx, { ...about, ...details, createdAt: clock.now() });
    await record?.(tx);
  };
  // The ban is sent first. A room that learns about the logout first would close with "left", and the page would thank
  // the banned player for playing.
  await changeAndEndSessions(services, user.id, {}, write, async (_services, userId, ended) => {
    live.end(user.id);
    await rooms.enforce(about);
    await disconnectEndedSessions(services, userId, ended);
  });
  await leaveParty(services, user.id);
}

/** Mutes a user on the whole platform. */
export async function muteUser(
  services: WithClock & WithDatabase & WithJobs & WithLive & WithRooms,
  user: UserRow,
  details: SanctionDetails,
  record?: (tx: Db) => Promise<void>,
): Promise<void> {
  const { db, clock, live, rooms } = services;
  const about = { userId: user.id, gameId: null, kind: 'mute' as const };
  await db.transaction(async (tx) => {
    await liftSanctions(tx, about, clock.now());
    await insertSanction(tx, { ...about, ...details, createdAt: clock.now() });
    await notifySanctioned(services, tx, user, 'You are muted on Playloom.');
    await record?.(tx);
  });
  live.publish(getUserTopic(user.id), { kind: 'channel', channel: '' });
  await rooms.enforce(about);
}

/** Mutes a user in one game or bans them from it. It applies at once in the chat and rooms of the game. */
export async function sanctionInGame(
  services: WithConfig & WithClock & WithDatabase & WithJobs & WithLive & WithRooms,
  user: UserRow,
  {
    gameId,
    title,
    kind,
    ...details
  }: SanctionDetails & { gameId: string; title: string; kind: 'mute' | 'ban' },
): Promise<void> {
  const { db, clock, live, rooms } = services;
  const about = { userId: user.id, gameId, kind };
  await db.transaction(async (tx) => {
    await liftSanctions(tx, about, clock.now());
    await insertSanction(tx, { ...about, ...details, createdAt: clock.now() });
    await notifySanctioned(
      services,
      tx,
      user,
      kind === 'ban'
        ? describeBan({ game: { id: gameId, title }, ...details }, services.config)
        : `You are muted in ${title}.`,
    );
  });
  await closeChannelIfUnauthorized(services, user, gameId);
  const { id: channel } = await ensureGameChannel(db, gameId, clock.now());
  live.publish(getUserTopic(user.id), { kind: 'channel', channel });
  await rooms.enforce(about);
}

async function notifySanctioned(
  services: WithClock & WithJobs,
  tx: Db,
  user: UserRow,
  text: string,
): Promise<void> {
  const key = `sanction ${services.clock.now().toISOString()} ${text}`;
  await queueNotification(services, tx, { userIds: [user.id], kind: 'moderation', text, href: null, key });
}
