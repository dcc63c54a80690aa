import { decodeClientMessage } from '@playloom/protocol';
import { takeSeat } from '../colyseus/colyseusInternals.ts';
import type { GameRoom } from './GameRoom.ts';
import type { Member } from './createRoomMembers.ts';
import { logViolation } from './logViolation.ts';
import { CLOSE_RESTART } from '../sockets/limits.ts';
import type { SocketCloseId } from '../sockets/socketCloseCodes.ts';
import { RoomClient } from '../sockets/RoomClient.ts';
import { listenToClient } from './listenToClient.ts';
import type { KeyedCounter } from '../sockets/createKeyedCounter.ts';
import type { ColyseusSocketAdapter } from '../sockets/ColyseusSocketAdapter.ts';

/**
 * Handles the first message of a client: a ticket for a reserved seat, or a token to resume a lost connection. `users`
 * counts the sockets of each user.
 */
export async function joinRoom(
  room: GameRoom,
  users: KeyedCounter,
  ref: ColyseusSocketAdapter,
  bytes: Buffer,
): Promise<void> {
  // Its page looks where the room is now.
  if (room.isSuspended) return ref.socket.close(CLOSE_RESTART);
  // Further messages wait until the client has joined.
  ref.socket.pause();
  const outcome = readFirst(room, bytes);
  if (typeof outcome === 'string') return rejectClient(room, ref, outcome);
  const { member, isResume } = outcome;
  const { userId } = member.visitor;
  if (userId !== null) {
    if (!users.add(userId)) return rejectClient(room, ref, 'too-many');
    ref.once('close', () => users.remove(userId));
  }
  // The new connection takes over. The old one may be dead without anyone having noticed, or belong to another tab.
  if (isResume) member.socket?.yieldToReplacement();
  const client = new RoomClient(member.sessionId, ref);
  try {
    const isKnown = member.colyseusToken !== '';
    // Colyseus does not know the members of a room that came back.
    if (isResume && !isKnown && !(await room.reserveSeat(member.sessionId))) throw new Error('no seat');
    await takeSeat(room, client, isResume && isKnown ? member.colyseusToken : undefined);
  } catch {
    if (room.isSuspended) return ref.socket.close(CLOSE_RESTART);
    return rejectClient(room, ref, isResume ? 'bad-ticket' : 'room-closed');
  }
  listenToClient(room, ref);
  ref.socket.resume();
  return undefined;
}

function readFirst(room: GameRoom, bytes: Buffer): { member: Member; isResume: boolean } | SocketCloseId {
  const decoded = decodeClientMessage(bytes);
  if (!decoded.ok) return 'bad-message';
  const message = decoded.value;
  if (message.kind !== 'hello' && message.kind !== 'resume') return 'bad-message';
  if (message.protocol !== room.protocol) return 'protocol-mismatch';
  const isResume = message.kind === 'resume';
  const member = isResume
    ? room.members.redeemResumeToken(message.token)
    : room.members.redeemTicket(message.ticket);
  return member === undefined ? 'bad-ticket' : { member, isResume };
}

function rejectClient(room: GameRoom, ref: ColyseusSocketAdapter, id: SocketCloseId): void {
  logViolation(room, ref.clientId, id, ref.network);
  ref.end(id);
}
