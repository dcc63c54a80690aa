import { ApiProblem } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { ensureGameChannel } from '../../storage/chatQueries.ts';
import { findUserById } from '../../storage/userQueries.ts';
import type { RoomSaid } from '../rooms/RoomsNeeds.ts';
import { say } from './say.ts';
import { readSeat } from './takeSeat.ts';

/**
 * What a member says in a room of the game is said in its community too, by the same rules. What those do not let
 * through stays in the room: there it was said already.
 */
export async function hearRoom(services: Services, said: RoomSaid): Promise<void> {
  const { db, clock } = services;
  const user = await findUserById(db, said.userId);
  if (!user) return;
  const channel = await ensureGameChannel(db, said.gameId, clock.now());
  const seat = await readSeat(services, channel, user);
  if (!seat?.isMember || seat.voice !== 'free') return;
  const word = { kind: 'say', channel: channel.id, clientId: said.id, text: said.text } as const;
  try {
    await say(services, user, word, { fromRoom: said.roomId });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
}
