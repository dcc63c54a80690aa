import { createHash } from 'node:crypto';
import type { LastingReport } from '@playloom/room-contract';
import { callUntilAnswered } from './callUntilAnswered.ts';
import type { JournaledEffect } from '../journal/JournalRecord.ts';
import type { Member } from './createRoomMembers.ts';
import { pause } from './pause.ts';
import type { RoomHandle } from './RoomHandle.ts';

const LOOK_EVERY_MS = 100;

type Report<Kind extends LastingReport['kind']> = Extract<LastingReport, { kind: Kind }>;

/**
 * Asks the platform for what a room has decided, until it answers. It may be asked again with the same id after a crash,
 * so everything here must happen only once for an id: saves have a number that the platform remembers, of scores it
 * keeps the best, messages and offers are stored by the id, and a player who has traveled has left the room. Rejects if
 * the room has ended before the answer; then the effect is still in its journal.
 */
export function performEffect(room: RoomHandle, effect: JournaledEffect): Promise<void> {
  const { report } = effect;
  // Writes of a player are repeated in their queue, so that those that follow wait.
  if (report.kind === 'save') return writeSaved(room, report);
  return callUntilAnswered(
    () => tryToPerform(room, effect.id, report),
    () => room.journal.hasEnded,
  );
}

function tryToPerform(
  room: RoomHandle,
  id: string,
  report: Exclude<LastingReport, { kind: 'save' }>,
): Promise<void> {
  switch (report.kind) {
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
  const { gameId, roomId, members, simulation } = room;
  // The player may have a new connection since the game decided that.
  const member = members.findByClient(client) ?? members.findByFormerClient(client);
  if (member === undefined || !(await isConnected(room, member))) return;
  const { userId, name, belongings } = member.visitor;
  const games = { ...belongings?.games, ...(saved && { [gameId]: saved.game }) };
  const travel = await room.context.platform.openTravel({
    gameId,
    userId,
    name,
    map,
    ...(saved && { belongings: { world: saved.world, games } }),
  });
  if (travel === null) {
    const text = `The map “${map}” does not exist.`;
    simulation.post({ kind: 'notice', room: roomId, id: 'no-such-map', text });
    return;
  }
  const { gameSlug, token } = travel;
  if (await isConnected(room, member))
    simulation.post({ kind: 'travel', room: roomId, client: member.clientId, gameSlug, token });
}

/**
 * Waits for a player who has lost the connection, for example because the room has just come back. Returns false if the
 * player will not return.
 */
async function isConnected(room: RoomHandle, member: Member): Promise<boolean> {
  while (member.state === 'away') {
    if (room.journal.hasEnded) throw new Error('the room has ended');
    if (room.isClosing && !room.isSuspended) return false;
    await pause(LOOK_EVERY_MS);
  }
  return member.state === 'connected';
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
