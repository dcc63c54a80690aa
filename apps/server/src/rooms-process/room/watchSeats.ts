import { checkMembers } from './checkMembers.ts';
import type { RoomHandle } from './RoomHandle.ts';

/** The longest that a player who has logged out or was banned can stay if nothing else told the room. */
const CHECK_EVERY_MS = 10_000;

/** Checks the members of all rooms regularly, and when other processes are back. Returns a function that stops it. */
export function watchSeats(
  rooms: ReadonlyMap<string, RoomHandle>,
  onBack: (run: () => void) => void,
): () => void {
  const check = (): void => {
    for (const room of rooms.values()) void checkMembers(room, room.members.all());
  };
  const timer = setInterval(check, CHECK_EVERY_MS);
  onBack(check);
  return () => clearInterval(timer);
}
