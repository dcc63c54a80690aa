import type { Seat } from '@playloom/room-contract';
import type { JournaledMember } from '../journal/JournalRecord.ts';
import type { RecoveredRoom } from '../journal/readRecoveredRoom.ts';
import type { RoomHandle } from './RoomHandle.ts';

/**
 * Adds everyone who was in a room that comes back. They get new client numbers, because the old ones may be taken in
 * this process. Returns the room with these numbers.
 */
export function restoreMembers(room: RoomHandle, recovered: RecoveredRoom): RecoveredRoom {
  const { context, members, kickedPlayers } = room;
  kickedPlayers.restore(recovered.kicks);
  const clientIds = new Map(recovered.seats.map(({ client }) => [client, context.takeClientId()]));
  members.restore(recovered.members, clientIds, context.times.ticketSeconds);
  for (const member of recovered.members) {
    const seat = recovered.seats.find(({ client }) => client === member.clientId);
    if (seat !== undefined) restoreAccount(room, member, seat, recovered.sequence);
  }
  const seats = recovered.seats.map((seat) => ({
    ...seat,
    client: clientIds.get(seat.client)!,
    isAway: true,
    resumeToken: '',
  }));
  const effects = recovered.effects.map((effect) => {
    const { report, lease } = effect;
    if (report.kind === 'save' && lease !== undefined)
      room.saved.restoreWriter(report.userId, lease, recovered.sequence);
    return 'client' in report
      ? { ...effect, report: { ...report, client: clientIds.get(report.client) ?? 0 } }
      : effect;
  });
  members.setPlayers(seats);
  // The numbers of the steps are those of before, so the seats at the end stand for all of them.
  const steps = recovered.steps.map((step) => ({ ...step, seats: null }));
  return { ...recovered, base: { ...recovered.base, seats }, steps, seats, effects };
}

/** Continues with what a member of the room has on the platform. */
function restoreAccount(
  { saved, offers }: RoomHandle,
  { visitor: { userId, isSpectator }, lease, offer }: JournaledMember,
  { visitor }: Seat,
  sequence: number,
): void {
  if (userId === null || isSpectator) return;
  // The process may have ended before the data reached the game.
  if (lease === null || visitor.saved === null) saved.open(userId);
  else saved.restore(userId, lease, sequence);
  offers.restore(userId, offer);
}
