import { triggers } from '@playloom/game-format';
import { expect, it } from 'vitest';
import { createTestWorld, joinTestPlayer, runTicks } from '../testing/createTestWorld.ts';
import { createScriptDoor } from './createScriptDoor.ts';
import { scriptEntries } from './scriptEntries.ts';
import type { ScriptDoor, ScriptEvent, ScriptHost } from './ScriptHost.ts';

interface Listener extends ScriptHost {
  readonly events: ScriptEvent[];
}

/** Scripts that only listen. */
function createListener(): Listener {
  const events: ScriptEvent[] = [];
  return {
    events,
    start: () => ({ problems: [], lines: [] }),
    tick(heard) {
      events.push(...heard);
      return { problems: [], lines: [] };
    },
    takeSnapshot: () => ({ bytes: new Uint8Array(), roots: {} }),
    restoreSnapshot() {},
    isBroken: false,
    free() {},
  };
}

function call(door: ScriptDoor, name: string, ...args: Parameters<ScriptDoor['call']>[1]): unknown {
  return door.call(
    scriptEntries.findIndex((entry) => entry.name === name),
    args,
  );
}

it('tells scripts what the filters of a trigger compare with', async () => {
  const scripts = createListener();
  const world = await createTestWorld({}, { scripts });
  const { unit } = joinTestPlayer(world);
  call(createScriptDoor(world), 'killUnit', unit);
  runTicks(world, 1);
  const names = Object.keys(triggers);
  const died = scripts.events.find(({ trigger }) => names[trigger] === 'unitDies');
  expect(died).toMatchObject({ context: { triggeringUnit: unit }, about: { unitType: 'knight' } });
});

it('knows what a script created last until the end of the tick', async () => {
  const world = await createTestWorld();
  const door = createScriptDoor(world);
  call(door, 'createUnit', 'knight', { x: 3, y: 3 });
  const created = call(door, 'lastCreatedUnit');
  expect(call(door, 'allUnits')).toContain(created);
  runTicks(world, 1);
  expect([call(door, 'lastCreatedUnit'), call(createScriptDoor(world), 'lastCreatedUnit')]).toEqual([
    null,
    null,
  ]);
});
