import { scriptEntries, type ScriptDoor } from '@playloom/engine';
import type { Value } from '@playloom/game-format';

export interface FakeDoor extends ScriptDoor {
  /** Every call in order: the name of the entry and its arguments. */
  readonly calls: [name: string, ...args: Value[]][];
  /** What the next calls of an entry answer. */
  readonly answers: Map<string, (...args: Value[]) => Value>;
  /** The motion of entities: numbers in the order of `scriptMotionFields`. */
  readonly motion: Map<number, readonly number[]>;
  now: number;
  seed: number;
}

/** A world that writes down what scripts ask of it. */
export function createFakeDoor(): FakeDoor {
  const door: FakeDoor = {
    calls: [],
    answers: new Map(),
    motion: new Map(),
    now: 0,
    seed: 1,
    tickSeconds: 0.025,
    tick: () => door.now,
    call(entry, args) {
      const { name, kind } = scriptEntries[entry]!;
      door.calls.push([name, ...args]);
      return kind === 'action' ? null : (door.answers.get(name)?.(...args) ?? null);
    },
    random() {
      door.seed = (Math.imul(door.seed, 1_664_525) + 1_013_904_223) >>> 0;
      return door.seed / 2 ** 32;
    },
    readMotion: (entity, field) => door.motion.get(entity)?.[field] ?? NaN,
  };
  return door;
}
