import type { DebugState } from './DebugState.ts';

/** Points the follower's camera at the inspected entity. Returns whether any camera changed. */
export function pointCamerasAtInspected({ room, follower, inspected }: DebugState): boolean {
  let hasTurned = false;
  for (const client of room.clients.values()) {
    const followed = client.member.name === follower ? inspected : null;
    hasTurned ||= client.followed !== followed;
    client.followed = followed;
  }
  return hasTurned;
}
