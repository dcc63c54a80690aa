import type { RoomChatMessage } from '@playloom/room-contract';
import { ApiProblem } from '../../../http/errors.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { ensureGameChannel } from './chatQueries.ts';
import { findUserById } from '../../identity/users/userQueries.ts';
import { postChatMessage } from './postChatMessage.ts';
import { findChatPermissions } from './readChatPermissions.ts';

/**
 * Copies a member's message from a room to the community chat of the game. If the community does not allow the message,
 * it stays only in the room.
 */
export async function relayRoomMessage(
  services: WithConfig & WithClock & WithLog & WithDatabase & WithJobs & WithLive & WithRooms,
  roomMessage: RoomChatMessage,
): Promise<void> {
  const { db, clock } = services;
  const user = await findUserById(db, roomMessage.userId);
  if (!user) return;
  const channel = await ensureGameChannel(db, roomMessage.gameId, clock.now());
  const permissions = await findChatPermissions(services, channel, user);
  if (!permissions?.isMember || permissions.voice !== 'free') return;
  const request = {
    kind: 'say',
    channel: channel.id,
    clientId: roomMessage.id,
    text: roomMessage.text,
  } as const;
  try {
    await postChatMessage(services, user, request, { fromRoom: roomMessage.roomId });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
}
