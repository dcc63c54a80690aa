import type { RecoveredRoom } from '../journal/readRecoveredRoom.ts';
import type { RoomHandle } from './RoomHandle.ts';

/**
 * Adds everyone who was in a room that comes back. They get new client numbers, because the old ones may be taken in
 * this process. Returns the room with these numbers.
 */
export function restoreMembers(room: RoomHandle, recovered: RecoveredRoom): RecoveredRoom {
  const { context, members, saved } = room;
  const clientIds = new Map(recovered.seats.map(({ client }) => [client, context.takeClientId()]));
  members.restore(recovered.members, clientIds, context.times.ticketSeconds);
  for (const { visitor, lease } of recovered.members) {
    if (visitor.userId !== null && lease !== null) saved.restore(visitor.userId, lease);
  }
  const seats = recovered.seats.map((seat) => ({
    ...seat,
    client: clientIds.get(seat.client)!,
    isAway: true,
    resumeToken: '',
  }));
  const effects = recovered.effects.map(({ id, report }) => ({
    id,
    report: 'client' in report ? { ...report, client: clientIds.get(report.client) ?? 0 } : report,
  }));
  members.setPlayers(seats);
  // The numbers of the steps are those of before, so the seats at the end stand for all of them.
  const steps = recovered.steps.map((step) => ({ ...step, seats: null }));
  return { ...recovered, base: { ...recovered.base, seats }, steps, seats, effects };
}
