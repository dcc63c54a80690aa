import { scriptEntries, type ScriptBridge } from '@playloom/engine';
import type { Value } from '@playloom/game-format';

export interface FakeScriptBridge extends ScriptBridge {
  /** All calls in order, each with the name of the function and its arguments. */
  readonly calls: [name: string, ...args: Value[]][];
  /** Functions that answer calls, by the name of the called function. */
  readonly answers: Map<string, (...args: Value[]) => Value>;
  /** The motion of entities: numbers in the order of `scriptMotionFields`. */
  readonly motion: Map<number, readonly number[]>;
  now: number;
  seed: number;
}

/** Creates a fake world that records the calls of scripts. */
export function createFakeScriptBridge(): FakeScriptBridge {
  const bridge: FakeScriptBridge = {
    calls: [],
    answers: new Map(),
    motion: new Map(),
    now: 0,
    seed: 1,
    tickSeconds: 0.025,
    tick: () => bridge.now,
    call(entry, args) {
      const { name, kind } = scriptEntries[entry]!;
      bridge.calls.push([name, ...args]);
      return kind === 'action' ? null : (bridge.answers.get(name)?.(...args) ?? null);
    },
    random() {
      bridge.seed = (Math.imul(bridge.seed, 1_664_525) + 1_013_904_223) >>> 0;
      return bridge.seed / 2 ** 32;
    },
    readMotion: (entity, field) => bridge.motion.get(entity)?.[field] ?? NaN,
  };
  return bridge;
}
