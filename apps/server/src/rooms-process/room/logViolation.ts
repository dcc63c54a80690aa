import type { RoomHandle } from './RoomHandle.ts';

/** Logs and counts that a client was closed for breaking the protocol or its limits. */
export function logViolation(
  room: RoomHandle,
  clientId: number,
  violation: string,
  network = room.members.findByClient(clientId)?.socket?.network,
): void {
  const { context, roomId, gameId } = room;
  const userId = room.members.findByClient(clientId)?.visitor.userId ?? null;
  context.metrics.addViolation(violation);
  context.log.warn({ roomId, gameId, clientId, userId, network, offence: violation }, 'a client was closed');
}
