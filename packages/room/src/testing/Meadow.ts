import type { Entity } from '@playloom/engine';
import type { EntityView } from '@playloom/protocol';
import type { TestClient } from './createTestClient.ts';
import { createTestRoom, type TestGameChanges } from './createTestRoom.ts';
import { createRoomHarness, type RoomHarness } from './RoomHarness.ts';

/**
 * The spawn point is in the center of the map, at 64, 64. A screen is 16 tiles high and at most 37.3 wide,
 * plus a margin of 3.
 */
export const MIDDLE = 64;

export function stone(id: string, x: number, y: number): unknown {
  return { id, kind: 'unit', type: 'stone', x, y, name: `named-${id}` };
}

export async function openMeadow(changes: TestGameChanges = {}): Promise<RoomHarness> {
  return createRoomHarness(await createTestRoom({ changes }));
}

export function findSeen({ view }: TestClient, id: string): EntityView | undefined {
  return [...view.entities.values()].find(({ name }) => name === `named-${id}`);
}

export function findNamed({ room }: RoomHarness, id: string): Entity {
  return room.world.entities.records.find((entity) => entity?.placement === id)!;
}

export function move({ room }: RoomHarness, { slot }: Entity, x: number, y: number): void {
  room.world.entities.motion.x[slot] = x;
  room.world.entities.motion.y[slot] = y;
}
