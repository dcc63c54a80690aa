import { triggers } from '@playloom/game-format';
import { expect, it } from 'vitest';
import { createTestWorld, joinTestPlayer, runTicks } from '../testing/createTestWorld.ts';
import { createScriptBridge } from './createScriptBridge.ts';
import { scriptEntries } from './scriptEntries.ts';
import type { ScriptBridge, ScriptEvent, ScriptHost } from '../world/ScriptHost.ts';

interface Listener extends ScriptHost {
  readonly events: ScriptEvent[];
}

/** Creates a script host that only records the events it receives. */
function createListener(): Listener {
  const events: ScriptEvent[] = [];
  return {
    events,
    start: () => ({ problems: [], lines: [] }),
    tick(received) {
      events.push(...received);
      return { problems: [], lines: [] };
    },
    takeSnapshot: () => ({ bytes: new Uint8Array(), roots: {} }),
    restoreSnapshot() {},
    isBroken: false,
    free() {},
  };
}

function call(bridge: ScriptBridge, name: string, ...args: Parameters<ScriptBridge['call']>[1]): unknown {
  return bridge.call(
    scriptEntries.findIndex((entry) => entry.name === name),
    args,
  );
}

it('passes the values that trigger filters compare with', async () => {
  const scripts = createListener();
  const world = await createTestWorld({}, { scripts });
  const { unit } = joinTestPlayer(world);
  call(createScriptBridge(world), 'killUnit', unit);
  runTicks(world, 1);
  const names = Object.keys(triggers);
  const died = scripts.events.find(({ trigger }) => names[trigger] === 'unitDies');
  expect(died).toMatchObject({ context: { triggeringUnit: unit }, about: { unitType: 'knight' } });
});

it('remembers what a script created last until the end of the tick', async () => {
  const world = await createTestWorld();
  const bridge = createScriptBridge(world);
  call(bridge, 'createUnit', 'knight', { x: 3, y: 3 });
  const created = call(bridge, 'lastCreatedUnit');
  expect(call(bridge, 'allUnits')).toContain(created);
  runTicks(world, 1);
  expect([call(bridge, 'lastCreatedUnit'), call(createScriptBridge(world), 'lastCreatedUnit')]).toEqual([
    null,
    null,
  ]);
});
