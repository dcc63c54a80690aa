import { scriptParamsOf, type Value } from '@playloom/game-format';
import { scriptEntries } from '../scripts/scriptEntries.ts';
import type { ScriptDoor, ScriptHost } from '../scripts/ScriptHost.ts';
import { addTouch, isTouched, type RuleTrace } from './RuleTrace.ts';

/** The same scripts; what they do to things is noted. */
export function traceScripts(host: ScriptHost, trace: RuleTrace): ScriptHost {
  return {
    start: (door) => host.start(traceDoor(door, trace)),
    tick: (events) => host.tick(events),
    takeSnapshot: () => host.takeSnapshot(),
    restoreSnapshot: (snapshot, door) => host.restoreSnapshot(snapshot, traceDoor(door, trace)),
    get isBroken() {
      return host.isBroken;
    },
    free: () => host.free(),
  };
}

function traceDoor(door: ScriptDoor, trace: RuleTrace): ScriptDoor {
  return {
    ...door,
    call(entry, args) {
      const answer = door.call(entry, args);
      note(trace, door.tick(), entry, args);
      return answer;
    },
  };
}

function note(trace: RuleTrace, tick: number, entry: number, args: readonly Value[]): void {
  const called = scriptEntries[entry];
  if (called?.kind !== 'action') return;
  scriptParamsOf(called).forEach(([name, param], index) => {
    const entity = args[index];
    if (isTouched(name, param) && typeof entity === 'number')
      addTouch(trace, { tick, entity, by: { kind: 'script', call: called.name } });
  });
}
