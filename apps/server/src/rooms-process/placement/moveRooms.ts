import type { RoomsContext } from '../context/RoomsContext.ts';
import type { GameRoom } from '../room/GameRoom.ts';

/** Rooms that move at the same time. They go on while the next process loads their game. */
const AT_ONCE_MAX = 2;

/** Hands all rooms over to other processes, because this one is about to stop. */
export async function moveRooms(context: RoomsContext, rooms: Iterable<GameRoom>): Promise<void> {
  const waiting = [...rooms];
  const moveNext = async (): Promise<void> => {
    for (let room = waiting.pop(); room !== undefined; room = waiting.pop()) await moveRoom(context, room);
  };
  await Promise.all(Array.from({ length: AT_ONCE_MAX }, moveNext));
}

async function moveRoom(context: RoomsContext, room: GameRoom): Promise<void> {
  const { roomId, gameId, release } = room;
  // If no other process has prepared it, one that finds its journal continues the room a little later.
  await context
    .moveRoom({ roomId, gameId, release })
    .catch((error: unknown) => room.warn(error, 'could not prepare the move of a room'));
  await room.handOver();
}
