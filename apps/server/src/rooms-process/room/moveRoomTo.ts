import type { RoomHandle } from './RoomHandle.ts';

interface MovableRoom extends Pick<RoomHandle, 'context' | 'roomId' | 'gameId' | 'release'> {
  sendElsewhere(url: string | null): Promise<void>;
}

/** Lets another process continue a room. Returns false if it could not take it. */
export async function moveRoomTo(room: MovableRoom, ownerId: string): Promise<boolean> {
  const { roomId, gameId, release } = room;
  const url = await room.context.moveRoom({ roomId, gameId, release }, ownerId).catch(() => null);
  // Even if it failed: once the game has stopped here, it continues elsewhere a little later.
  await room.sendElsewhere(url);
  return url !== null;
}
