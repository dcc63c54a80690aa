import type { ScriptHost, ScriptReport, ScriptSnapshot } from '@playloom/engine';
import type { CompiledScripts } from '@playloom/game-format/scripts';
import { createMachine, type MachineHost, restoreMemory, takeMemory } from '../machine/createMachine.ts';
import { viewSharedMemory } from '../prelude/sharedMemory.ts';
import { answerCall } from './answerCall.ts';
import type { ScriptHostFactory } from './createScriptHostFactory.ts';
import { createFuel, shouldStop } from './fuel.ts';
import { decodeDelta, encodeDelta } from './memoryDelta.ts';
import { takeReport } from './report.ts';
import type { Room } from './Room.ts';
import { startScripts, tickScripts } from './runScripts.ts';

const silence: ScriptReport = { problems: [], lines: [] };

/** The scripts of one room, in a machine of their own. */
export function createScriptHost(compiled: CompiledScripts, factory: ScriptHostFactory): ScriptHost {
  const room = createRoom(compiled, factory);
  return {
    start(door) {
      room.door = door;
      startScripts(room);
      return takeReport(room);
    },
    tick(events) {
      if (room.isBroken || room.door === null) return silence;
      tickScripts(room, events);
      return takeReport(room);
    },
    takeSnapshot: () => takeSnapshot(room),
    restoreSnapshot(snapshot, door) {
      room.door = door;
      restoreSnapshot(room, snapshot);
    },
    get isBroken() {
      return room.isBroken;
    },
    free() {
      room.door = null;
      room.isBroken = true;
    },
  };
}

function createRoom(compiled: CompiledScripts, { wasm, image }: ScriptHostFactory): Room {
  const modules = new Map<string, string>(
    compiled.scripts.flatMap(({ id, files }) =>
      files.map(({ name, code }) => [`${id}/${name}`, code] as const),
    ),
  );
  const host: MachineHost = {
    call: (_context, _self, count, values, id) => answerCall(room, id, count, values),
    shouldStop: () => shouldStop(room),
    loadModule: (name) => modules.get(name) ?? null,
    handleOutOfMemory() {
      room.isOutOfMemory = true;
    },
  };
  const machine = createMachine(wasm, host);
  restoreMemory(machine, image.memory, image.roots);
  const room: Room = {
    image,
    compiled,
    shared: viewSharedMemory(machine.memory, image.shared),
    fuel: createFuel(),
    machine,
    door: null,
    isBroken: false,
    owner: 0,
    isOutOfMemory: false,
    events: [],
    nextEvent: 0,
    stoppedAt: null,
    stops: [],
    problems: [],
    problemsLeftOut: 0,
    lines: [],
    linesLeftOut: 0,
    isAtDoor: false,
    doorError: null,
    fault: null,
  };
  return room;
}

function takeSnapshot({ machine, image, isBroken }: Room): ScriptSnapshot {
  return {
    bytes: isBroken ? new Uint8Array(0) : encodeDelta(image.memory, takeMemory(machine)),
    roots: { image: image.hash, isBroken },
  };
}

function restoreSnapshot(room: Room, { bytes, roots }: ScriptSnapshot): void {
  if (roots['image'] !== room.image.hash)
    throw new Error('This snapshot was taken from another version of the script machine.');
  room.isOutOfMemory = false;
  room.isBroken = roots['isBroken'] === true;
  if (room.isBroken) return;
  restoreMemory(room.machine, decodeDelta(room.image.memory, bytes), room.image.roots);
}
