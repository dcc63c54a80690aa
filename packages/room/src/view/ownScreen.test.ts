import { describe, expect, it } from 'vitest';
import { protocolLimits } from '@playloom/protocol';
import type { TestClient } from '../testing/createTestClient.ts';
import { findNamed, findSeen, MIDDLE, move, openMeadow, stone } from '../testing/Meadow.ts';
import { enterRoom, sendClientMessage, stepToNextSnapshot } from '../testing/RoomHarness.ts';

describe("a client's own screen", () => {
  it('[MP-11] is as wide as its own screen, apart from units, which minimaps show; these may be late', async () => {
    const tree = { id: 'tree', kind: 'prop', type: 'tree', x: MIDDLE + 10, y: MIDDLE };
    const harness = await openMeadow({
      settings: { camera: { bounds: 'none' } },
      types: { props: { tree: { name: 'Tree' } } },
      map: { entities: [stone('beside', MIDDLE + 12, MIDDLE), tree] },
    });
    const [phone, desktop] = [enterRoom(harness, 1), enterRoom(harness, 2)];
    const countTrees = ({ view }: TestClient) =>
      [...view.entities.values()].filter(({ type }) => type === 'tree').length;
    stepToNextSnapshot(harness);
    expect([countTrees(phone), countTrees(desktop)]).toEqual([1, 1]);
    sendClientMessage(harness, 1, { kind: 'screen', aspect: 0.5 });
    stepToNextSnapshot(harness);
    expect([countTrees(phone), countTrees(desktop)]).toEqual([0, 1]);
    const beside = findNamed(harness, 'beside');
    move(harness, beside, MIDDLE + 12, MIDDLE + 1);
    stepToNextSnapshot(harness);
    expect([findSeen(phone, 'beside')?.y, findSeen(desktop, 'beside')?.y]).toEqual([MIDDLE, MIDDLE + 1]);
    for (let snapshot = 0; snapshot < protocolLimits.LATE_SNAPSHOTS_MAX; snapshot += 1)
      stepToNextSnapshot(harness);
    expect(findSeen(phone, 'beside')?.y).toBe(MIDDLE + 1);
    // At the edge of the screen nothing is late.
    move(harness, beside, MIDDLE + 5, MIDDLE);
    stepToNextSnapshot(harness);
    expect(findSeen(phone, 'beside')).toMatchObject({ x: MIDDLE + 5, y: MIDDLE });
    sendClientMessage(harness, 1, { kind: 'screen', aspect: 2 });
    stepToNextSnapshot(harness);
    expect(countTrees(phone)).toBe(1);
  });

  it('[MP-11:part] is never wider than the widest screen, nor narrower than the narrowest', async () => {
    const harness = await openMeadow({
      settings: { camera: { bounds: 'none' } },
      map: { entities: [stone('far', MIDDLE + 40, MIDDLE), stone('close', MIDDLE + 6, MIDDLE)] },
    });
    const client = enterRoom(harness, 1);
    for (const aspect of [0, -2, protocolLimits.ASPECT_MAX]) {
      sendClientMessage(harness, 1, { kind: 'screen', aspect });
      stepToNextSnapshot(harness);
      expect([findSeen(client, 'far') === undefined, findSeen(client, 'close') === undefined]).toEqual([
        true,
        false,
      ]);
    }
  });
});
