import type { DebugState } from './DebugState.ts';

/** Lets the screen of who follows stay with what is inspected. Whether any screen looks elsewhere now. */
export function pointCamerasAtInspected({ room, follower, inspected }: DebugState): boolean {
  let hasTurned = false;
  for (const client of room.clients.values()) {
    const followed = client.member.name === follower ? inspected : null;
    hasTurned ||= client.followed !== followed;
    client.followed = followed;
  }
  return hasTurned;
}
