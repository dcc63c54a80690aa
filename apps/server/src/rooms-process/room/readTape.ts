import type { RoomHandle } from './RoomHandle.ts';

const TAPE_LIMIT_MS = 8_000;

/** Reads the recording of a room's last minutes from its simulation; null if the simulation does not respond. */
export function readTape(room: RoomHandle): Promise<Uint8Array | null> {
  const request = Math.max(0, ...room.tapes.keys()) + 1;
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      room.tapes.delete(request);
      resolve(null);
    }, TAPE_LIMIT_MS);
    room.tapes.set(request, (bytes) => {
      clearTimeout(timer);
      resolve(bytes);
    });
    room.simulation.post({ kind: 'tape', room: room.roomId, request });
  });
}
