import { listScriptParams, type Value } from '@playloom/game-format';
import { scriptEntries } from '../scripts/scriptEntries.ts';
import type { ScriptBridge, ScriptHost } from '../world/ScriptHost.ts';
import { recordEntityChange, isTargetParam, type RuleTrace } from './RuleTrace.ts';

/** Wraps scripts so that their changes to entities are traced. */
export function traceScripts(host: ScriptHost, trace: RuleTrace): ScriptHost {
  return {
    start: (bridge) => host.start(traceBridge(bridge, trace)),
    tick: (events) => host.tick(events),
    takeSnapshot: () => host.takeSnapshot(),
    restoreSnapshot: (snapshot, bridge) => host.restoreSnapshot(snapshot, traceBridge(bridge, trace)),
    get isBroken() {
      return host.isBroken;
    },
    free: () => host.free(),
  };
}

function traceBridge(bridge: ScriptBridge, trace: RuleTrace): ScriptBridge {
  return {
    ...bridge,
    call(entry, args) {
      const answer = bridge.call(entry, args);
      recordCall(trace, bridge.tick(), entry, args);
      return answer;
    },
  };
}

function recordCall(trace: RuleTrace, tick: number, entry: number, args: readonly Value[]): void {
  const called = scriptEntries[entry];
  if (called?.kind !== 'action') return;
  listScriptParams(called).forEach(([name, param], index) => {
    const entity = args[index];
    if (isTargetParam(name, param) && typeof entity === 'number')
      recordEntityChange(trace, { tick, entity, by: { kind: 'script', call: called.name } });
  });
}
