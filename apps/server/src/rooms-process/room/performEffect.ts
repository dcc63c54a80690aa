import { createHash } from 'node:crypto';
import type { LastingReport } from '@playloom/room-contract';
import type { JournaledEffect } from '../journal/JournalRecord.ts';
import type { RoomHandle } from './RoomHandle.ts';

type Report<Kind extends LastingReport['kind']> = Extract<LastingReport, { kind: Kind }>;

/**
 * Asks the platform for what a room has decided. It may be asked again with the same id after a crash, so everything
 * here must happen only once for an id: saves and scores have a number that the platform remembers, messages and
 * offers are stored by the id.
 */
export function performEffect(room: RoomHandle, { id, report }: JournaledEffect): Promise<void> {
  switch (report.kind) {
    case 'save':
      return writeSaved(room, report);
    case 'offer':
      return room.offers.open(report, toUuid(id));
    case 'leaderboard':
      return writeScore(room, report);
    case 'travel':
      return openTravel(room, report);
    case 'said':
      return forwardChat(room, report, id);
  }
}

function writeSaved(room: RoomHandle, report: Report<'save'>): Promise<void> {
  const { userId, sequence, changes, purchases = [], progress } = report;
  return room.saved.write(userId, { sequence, changes, purchases, ...(progress && { progress }) });
}

/** Forwards chat to the platform, except from private rooms. */
async function forwardChat(room: RoomHandle, { userId, text }: Report<'said'>, id: string): Promise<void> {
  const { gameId, roomId, context, metadata } = room;
  if (metadata.lobbyCode !== null) return;
  await context.platform.reportSaid({ gameId, roomId, userId, text, id: toUuid(id) });
}

async function writeScore(room: RoomHandle, report: Report<'leaderboard'>): Promise<void> {
  const { sequence, userId, leaderboard, score, order } = report;
  const { gameId, roomId, context } = room;
  await context.platform.writeScore({ gameId, roomId, sequence, userId, leaderboard, score, order });
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

/** The platform stores messages and offers by UUID. */
function toUuid(id: string): string {
  const hex = createHash('sha256').update(id).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
