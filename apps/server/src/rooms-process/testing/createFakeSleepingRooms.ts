import type { PlatformCalls, SleepingRoom, SleepingRoomQuery } from '@playloom/room-contract';

export interface FakeSleepingRooms {
  /** What `storeSleepingRoom` has stored. */
  readonly sleeping: Map<string, SleepingRoom>;
  /** Tests set it to make `settleSleepingRoom` wait. */
  readonly settling: { until: Promise<void> };
}

type SleepCalls = Pick<
  PlatformCalls,
  'storeSleepingRoom' | 'claimSleepingRoom' | 'readSleepingRoom' | 'settleSleepingRoom'
>;

/** Keeps sleeping rooms in memory. */
export function createFakeSleepingRooms(callLog: string[]): SleepCalls & FakeSleepingRooms {
  const settling = { until: Promise.resolve() };
  const sleeping = new Map<string, SleepingRoom>();
  const claimed = new Set<string>();
  return {
    sleeping,
    settling,
    async storeSleepingRoom(room) {
      callLog.push(`storeSleepingRoom ${room.roomId}`);
      sleeping.set(room.roomId, room);
      return true;
    },
    async claimSleepingRoom(query) {
      callLog.push(`claimSleepingRoom ${query.kind}`);
      const room = [...sleeping.values()].find((one) => isWanted(one, query));
      if (room === undefined) return null;
      const { roomId, gameId, release, maxPlayers, lobbyCode, ownerId } = room;
      if (claimed.has(roomId)) return { kind: 'waking', roomId };
      claimed.add(roomId);
      return { kind: 'claimed', room: { roomId, gameId, release, maxPlayers, lobbyCode, ownerId } };
    },
    readSleepingRoom: async (roomId) => sleeping.get(roomId)?.record ?? null,
    async settleSleepingRoom(roomId, outcome) {
      await settling.until;
      callLog.push(`settleSleepingRoom ${roomId} ${outcome}`);
      claimed.delete(roomId);
      if (outcome !== 'asleep') sleeping.delete(roomId);
    },
  };
}

function isWanted({ gameId, release, roomId, lobbyCode }: SleepingRoom, query: SleepingRoomQuery): boolean {
  if (gameId !== query.gameId) return false;
  if (query.kind === 'code') return lobbyCode === query.code;
  if (query.kind === 'room') return roomId === query.roomId && (lobbyCode === null || query.isInvited);
  return release === query.release && lobbyCode === null;
}
