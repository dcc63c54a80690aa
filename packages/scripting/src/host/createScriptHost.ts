import type { ScriptHost, ScriptReport, ScriptSnapshot } from '@playloom/engine';
import type { CompiledScripts } from '@playloom/game-format/scripts';
import { createMachine, type MachineHost, restoreMemory, copyMemory } from '../machine/createMachine.ts';
import { createSharedMemoryView } from '../prelude/sharedMemory.ts';
import { handleHostCall } from './handleHostCall.ts';
import type { ScriptHostFactory } from './createScriptHostFactory.ts';
import { createFuel, shouldStopScript } from './fuel.ts';
import { decodeMemoryDelta, encodeMemoryDelta } from './memoryDelta.ts';
import { drainScriptReport } from './report.ts';
import type { ScriptRoom } from './ScriptRoom.ts';
import { startScripts, tickScripts } from './runScripts.ts';

const silence: ScriptReport = { problems: [], lines: [] };

/** Creates a machine for the scripts of one room. */
export function createScriptHost(compiled: CompiledScripts, factory: ScriptHostFactory): ScriptHost {
  const room = createScriptRoom(compiled, factory);
  return {
    start(bridge) {
      room.bridge = bridge;
      startScripts(room);
      return drainScriptReport(room);
    },
    tick(events) {
      if (room.isBroken || room.bridge === null) return silence;
      tickScripts(room, events);
      return drainScriptReport(room);
    },
    takeSnapshot: () => takeSnapshot(room),
    restoreSnapshot(snapshot, bridge) {
      room.bridge = bridge;
      restoreSnapshot(room, snapshot);
    },
    get isBroken() {
      return room.isBroken;
    },
    free() {
      room.bridge = null;
      room.isBroken = true;
    },
  };
}

function createScriptRoom(compiled: CompiledScripts, { wasm, image }: ScriptHostFactory): ScriptRoom {
  const modules = new Map<string, string>(
    compiled.scripts.flatMap(({ id, files }) =>
      files.map(({ name, code }) => [`${id}/${name}`, code] as const),
    ),
  );
  const host: MachineHost = {
    call: (_context, _self, count, values, id) => handleHostCall(room, id, count, values),
    shouldStop: () => shouldStopScript(room),
    loadModule: (name) => modules.get(name) ?? null,
    handleOutOfMemory() {
      room.isOutOfMemory = true;
    },
  };
  const machine = createMachine(wasm, host);
  restoreMemory(machine, image.memory, image.roots);
  const room: ScriptRoom = {
    image,
    compiled,
    shared: createSharedMemoryView(machine.memory, image.shared),
    fuel: createFuel(),
    machine,
    bridge: null,
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
    isInBridgeCall: false,
    bridgeError: null,
    fault: null,
  };
  return room;
}

function takeSnapshot({ machine, image, isBroken }: ScriptRoom): ScriptSnapshot {
  return {
    bytes: isBroken ? new Uint8Array(0) : encodeMemoryDelta(image.memory, copyMemory(machine)),
    roots: { image: image.hash, isBroken },
  };
}

function restoreSnapshot(room: ScriptRoom, { bytes, roots }: ScriptSnapshot): void {
  if (roots['image'] !== room.image.hash)
    throw new Error('This snapshot was taken from another version of the script machine.');
  room.isOutOfMemory = false;
  room.isBroken = roots['isBroken'] === true;
  if (room.isBroken) return;
  restoreMemory(room.machine, decodeMemoryDelta(room.image.memory, bytes), room.image.roots);
}
