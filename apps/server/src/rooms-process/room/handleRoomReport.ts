import { forEachOutboxMessage } from '@playloom/protocol';
import { type RoomReport, WAITING_BYTES_MAX } from '@playloom/room-contract';
import { isCloseReasonId, type SocketCloseId } from '../sockets/socketCloseCodes.ts';
import { logViolation } from './logViolation.ts';
import type { RoomHandle } from './RoomHandle.ts';

type Report<Kind extends RoomReport['kind']> = Extract<RoomReport, { kind: Kind }>;

/** Handles everything that the simulation reports. */
export function handleRoomReport(room: RoomHandle, report: RoomReport): void {
  switch (report.kind) {
    case 'sends':
      return sendAll(room, report);
    case 'close-client':
      return closeMember(room, report);
    case 'heartbeat':
      room.context.metrics.addLateness(report.latenessMs);
      room.context.metrics.addTicks(report.ticks ?? 0, report.lateTicks ?? 0);
      return room.publishCounts({ bots: report.bots, status: report.status });
    case 'save':
    case 'offer':
    case 'leaderboard':
    case 'travel':
    case 'said':
      return room.journal.run(report);
    case 'journal':
      return room.journal.addStep(withoutTokens(report));
    case 'tape':
      room.tapes.get(report.request)?.(report.bytes);
      return void room.tapes.delete(report.request);
    case 'problem':
      return reportProblem(room, report);
    case 'sent-away':
      return room.kick(report.client, report.seconds);
    case 'offence':
      return logViolation(room, report.client, report.id);
    case 'closed':
      return room.allReported();
    case 'keyframe':
      room.members.setPlayers(report.seats);
      return room.journal.addKeyframe(withoutTokens(report));
    case 'opened':
      return logReplay(room, report);
    case 'rehearsed':
      return undefined;
  }
}

/** `npm run fleet` replays the same journal and compares the hashes. */
function logReplay({ context, roomId }: RoomHandle, { tick, hash }: Report<'opened'>): void {
  if (hash !== undefined) context.log.info({ roomId, tick, hash }, 'a room was replayed');
}

/** Journals contain only the hashes of tokens, so that nobody can take a seat with one. */
function withoutTokens<R extends Report<'journal' | 'keyframe'>>(report: R): R {
  return { ...report, seats: report.seats?.map((seat) => ({ ...seat, resumeToken: '' })) ?? null };
}

/** Sends each client its data, or closes a client that is too slow. The room relies on one of the two happening. */
function sendAll(room: RoomHandle, sends: Report<'sends'>): void {
  forEachOutboxMessage(sends, (client, start, end) => {
    const socket = room.members.findByClient(client)?.socket ?? null;
    if (socket === null || socket.isEnded) return;
    if (socket.streamBytes + end - start > WAITING_BYTES_MAX) {
      logViolation(room, client, 'too-slow');
      socket.end('too-slow');
    } else {
      socket.sendBytes(sends.bytes, start, end);
    }
  });
}

/** Ends the connection of a client. A member of a room that came back, and who did not, has none and leaves. */
function closeMember({ members }: RoomHandle, { client, id }: Report<'close-client'>): void {
  const member = members.findByClient(client);
  if (member?.state === 'away' && member.colyseusToken === '') members.leave(member.sessionId);
  else member?.socket?.end(readCloseId(id));
}

function readCloseId(id: string): SocketCloseId {
  return isCloseReasonId(id) ? id : 'kicked';
}

function reportProblem(room: RoomHandle, { level, id, place, text }: Report<'problem'>): void {
  const { gameId, release, roomId, context } = room;
  void context.platform
    .reportProblem({ gameId, release, roomId, level, id, place, text })
    .catch((error: unknown) => room.warn(error, 'could not report a problem'));
}
