import type { RoomsContext } from '../context/RoomsContext.ts';
import type { GameRoom } from '../room/GameRoom.ts';

/**
 * Hands all rooms over to other processes, because this one is about to stop. One after another: they go on while the
 * next process loads their game, and wait only for the last step.
 */
export async function moveRooms(context: RoomsContext, rooms: readonly GameRoom[]): Promise<void> {
  for (const room of rooms) await moveRoom(context, room);
}

async function moveRoom(context: RoomsContext, room: GameRoom): Promise<void> {
  const { roomId, gameId, release } = room;
  // If no other process has prepared it, one that finds its journal continues the room a little later.
  const url = await context.moveRoom({ roomId, gameId, release }).catch((error: unknown) => {
    room.warn(error, 'could not prepare the move of a room');
    return null;
  });
  await room.handOver(url);
}
