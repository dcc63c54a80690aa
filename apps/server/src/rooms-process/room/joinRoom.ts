import { decodeClientMessage } from '@playloom/protocol';
import { reserveColyseusSeat, takeSeat } from '../colyseus/colyseusInternals.ts';
import { checkReturning } from './checkMembers.ts';
import type { GameRoom } from './GameRoom.ts';
import type { Member } from './createRoomMembers.ts';
import { logViolation } from './logViolation.ts';
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
  if (room.isSuspended) return ref.sendElsewhere(null);
  // Further messages wait until the client has joined.
  ref.socket.pause();
  const first = readFirst(room, bytes);
  if (typeof first === 'string') return rejectClient(room, ref, first);
  if (first.returning !== undefined) await checkReturning(room, first.returning);
  if (room.isSuspended) return ref.sendElsewhere(null);
  // The player has closed the connection meanwhile.
  if (ref.socket.readyState !== ref.socket.OPEN) return undefined;
  const member = first.redeem();
  if (member === undefined) return rejectClient(room, ref, 'bad-ticket');
  const { isResume } = first;
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
    if (isResume && !isKnown && !(await reserveColyseusSeat(room, member.sessionId)))
      throw new Error('no seat');
    await takeSeat(room, client, isResume && isKnown ? member.colyseusToken : undefined);
  } catch {
    if (room.isSuspended) return ref.sendElsewhere(null);
    return rejectClient(room, ref, isResume ? 'bad-ticket' : 'room-closed');
  }
  listenToClient(room, ref);
  ref.socket.resume();
  return undefined;
}

interface FirstMessage {
  readonly isResume: boolean;
  /** The member who wants to continue. */
  readonly returning: Member | undefined;
  redeem(): Member | undefined;
}

function readFirst({ members, protocol }: GameRoom, bytes: Buffer): FirstMessage | SocketCloseId {
  const decoded = decodeClientMessage(bytes);
  if (!decoded.ok) return 'bad-message';
  const message = decoded.value;
  if (message.kind !== 'hello' && message.kind !== 'resume') return 'bad-message';
  if (message.protocol !== protocol) return 'protocol-mismatch';
  if (message.kind === 'hello')
    return { isResume: false, returning: undefined, redeem: () => members.redeemTicket(message.ticket) };
  const { token } = message;
  return {
    isResume: true,
    returning: members.findByResumeToken(token),
    // The check may have locked the member out.
    redeem: () => members.redeemResumeToken(token),
  };
}

function rejectClient(room: GameRoom, ref: ColyseusSocketAdapter, id: SocketCloseId): void {
  logViolation(room, ref.clientId, id, ref.network);
  ref.end(id);
}
