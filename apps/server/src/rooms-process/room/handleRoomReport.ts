import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { forEachOutboxMessage } from '@playloom/protocol';
import { type RoomReport, WAITING_BYTES_MAX } from '@playloom/room-contract';
import { isCloseReasonId, type SocketCloseId } from '../sockets/socketCloseCodes.ts';
import { logViolation } from './logViolation.ts';
import type { RoomHandle } from './RoomHandle.ts';

const SCORE_TRIES = 5;
const TRY_EVERY_MS = 1_000;

type Report<Kind extends RoomReport['kind']> = Extract<RoomReport, { kind: Kind }>;

/** Handles everything that the simulation reports. */
export function handleRoomReport(room: RoomHandle, report: RoomReport): void {
  switch (report.kind) {
    case 'sends':
      return sendAll(room, report);
    case 'close-client':
      return room.members.findByClient(report.client)?.socket?.end(readCloseId(report.id));
    case 'heartbeat':
      room.context.metrics.addLateness(report.latenessMs);
      return room.publishCounts({ bots: report.bots, status: report.status });
    case 'save':
      return room.saved.write(report.userId, report.sequence, report.changes, report.purchases ?? []);
    case 'offer':
      return void room.offers
        .open(report)
        .catch((error: unknown) => room.warn(error, 'could not store an offer'));
    case 'leaderboard':
      return void writeScore(room, report).catch((error: unknown) =>
        room.warn(error, 'could not save a score'),
      );
    case 'travel':
      return void openTravel(room, report).catch((error: unknown) => room.warn(error, 'could not travel'));
    case 'tape':
      room.tapes.get(report.request)?.(report.bytes);
      return void room.tapes.delete(report.request);
    case 'problem':
      return reportProblem(room, report);
    case 'said':
      return void forwardChat(room, report).catch((error: unknown) =>
        room.warn(error, 'could not forward a chat message'),
      );
    case 'sent-away':
      return room.kick(report.client, report.seconds);
    case 'offence':
      return logViolation(room, report.client, report.id);
    case 'closed':
      return room.allReported();
    case 'keyframe':
      return room.members.setPlayers(report.seats);
    case 'opened':
    case 'rehearsed':
      return undefined;
  }
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

function readCloseId(id: string): SocketCloseId {
  return isCloseReasonId(id) ? id : 'kicked';
}

function reportProblem(room: RoomHandle, { level, id, place, text }: Report<'problem'>): void {
  const { gameId, release, roomId, context } = room;
  void context.platform
    .reportProblem({ gameId, release, roomId, level, id, place, text })
    .catch((error: unknown) => room.warn(error, 'could not report a problem'));
}

/** Forwards chat to the platform, except from private rooms. */
async function forwardChat(room: RoomHandle, { userId, text }: Report<'said'>): Promise<void> {
  const { gameId, roomId, context, metadata } = room;
  if (metadata.lobbyCode !== null) return;
  await context.platform.reportSaid({ gameId, roomId, userId, text, id: randomUUID() });
}

/** Writes a score, with retries. Retrying is safe because the platform saves each sequence number only once. */
async function writeScore(room: RoomHandle, report: Report<'leaderboard'>): Promise<void> {
  const { sequence, userId, leaderboard, score, order } = report;
  const { gameId, roomId, context } = room;
  for (let turn = 1; ; turn += 1) {
    try {
      return await context.platform.writeScore({
        gameId,
        roomId,
        sequence,
        userId,
        leaderboard,
        score,
        order,
      });
    } catch (error) {
      if (turn === SCORE_TRIES) throw error;
      await pause(TRY_EVERY_MS);
    }
  }
}

async function openTravel(room: RoomHandle, { client, map, saved }: Report<'travel'>): Promise<void> {
  const visitor = room.members.findByClient(client)?.visitor;
  if (visitor === undefined) return;
  const { userId, name } = visitor;
  const { gameId } = room;
  const games = { ...visitor.belongings?.games, ...(saved && { [gameId]: saved.game }) };
  const travel = await room.context.platform.openTravel({
    gameId,
    userId,
    name,
    map,
    ...(saved && { belongings: { world: saved.world, games } }),
  });
  if (travel === null) {
    const text = `The map “${map}” does not exist.`;
    room.simulation.post({ kind: 'notice', room: room.roomId, id: 'no-such-map', text });
    return;
  }
  const { gameSlug, token } = travel;
  room.simulation.post({ kind: 'travel', room: room.roomId, client, gameSlug, token });
}
