import type { ActionName, Value } from '@playloom/game-format';
import type { Evaluate, World } from '../world/World.ts';
import type { ActionCompilation } from './ActionCompilation.ts';
import { isValueRecord } from '../values/coerce.ts';
import {
  createLabel,
  placeLabel,
  writeActionInstruction,
  writeJump,
  writeComputedJump,
} from './ProgramWriter.ts';
import type { Loop, Thread } from '../world/Thread.ts';

/** For each loop: the parameter that it iterates over, and the value that holds the current element. */
const groupLoops = {
  forEachUnit: ['units', 'eachUnit'],
  forEachItem: ['items', 'eachItem'],
  forEachProjectile: ['projectiles', 'eachProjectile'],
  forEachProp: ['props', 'eachProp'],
  forEachPlayer: ['players', 'eachPlayer'],
  forEachTeam: ['teams', 'eachTeam'],
  forEachElement: ['list', 'eachElement'],
  forEachEntry: ['record', 'eachElement'],
} as const;

type GroupLoopName = keyof typeof groupLoops;
type LoopName = GroupLoopName | 'repeat' | 'repeatWhile' | 'countFromTo';

/** Creates the state of a new loop, or null if there is nothing to iterate over. */
type OpenLoop = (world: World, thread: Thread) => Omit<Loop, 'index' | 'outer'> | null;

/** Larger counts are limited to this. The step budget would end the loop earlier anyway. */
const ROUNDS_MAX = 1_000_000;
const ENDLESS = Number.MAX_SAFE_INTEGER;

export function isLoopAction(name: ActionName): name is LoopName {
  return (
    Object.hasOwn(groupLoops, name) || name === 'repeat' || name === 'repeatWhile' || name === 'countFromTo'
  );
}

/**
 * Compiles a loop into these parts. Opening: starts the loop. `next`: jumps to `end` if no iteration is left,
 * otherwise sets the current element. Then the block and a jump back to `next`. `end`: closes the loop. “Skip
 * to next” jumps to `next`, “stop the loop” to `end`.
 */
export function compileLoop(name: LoopName, parts: ActionCompilation): void {
  const { writer, path, cost, params } = parts;
  const loop = { next: createLabel(), end: createLabel() };
  const holds = name === 'repeatWhile' ? params['condition']! : null;
  const open = createOpening(name, parts);
  const valueName = Object.hasOwn(groupLoops, name) ? groupLoops[name as GroupLoopName][1] : 'eachNumber';
  const after = createLabel();

  writeComputedJump(writer, path, cost, (world, thread) => {
    const opened = open(world, thread);
    if (opened === null || opened.count === 0) return after.index;
    thread.loops.push({ ...opened, index: -1, outer: { ...thread.each } });
    return thread.pc + 1;
  });
  placeLabel(writer, loop.next);
  writeComputedJump(writer, path, 1, (world, thread) => {
    const open = thread.loops.at(-1)!;
    open.index += 1;
    if (open.index >= open.count) return loop.end.index;
    if (holds !== null && holds(world, thread) !== true) return loop.end.index;
    setRound(thread, open, valueName);
    return thread.pc + 1;
  });
  writer.loops.push(loop);
  parts.writeBlock('actions');
  writer.loops.pop();
  writeJump(writer, path, loop.next);
  placeLabel(writer, loop.end);
  writeActionInstruction(writer, path, 0, (_world, thread) => {
    const { outer } = thread.loops.pop()!;
    for (const key in thread.each) delete thread.each[key];
    Object.assign(thread.each, outer);
  });
  placeLabel(writer, after);
}

function setRound(thread: Thread, loop: Loop, valueName: string): void {
  const { items, keys, index, from, step } = loop;
  if (items === null) {
    thread.each['eachNumber'] = from + index * step;
    return;
  }
  thread.each[valueName] = items[index] ?? null;
  if (keys !== null) thread.each['eachKey'] = keys[index] ?? null;
  else if (valueName === 'eachElement') thread.each['eachNumber'] = index + 1;
}

function createOpening(name: LoopName, { params }: ActionCompilation): OpenLoop {
  if (name === 'repeat') {
    const times = params['times'] as Evaluate<number>;
    return (world, thread) => count(1, 1, Math.floor(times(world, thread)));
  }
  if (name === 'repeatWhile') return () => count(1, 1, ENDLESS);
  if (name === 'countFromTo') return openCount(params);
  const given = params[groupLoops[name][0]]!;
  return (world, thread) => openGroup(given(world, thread));
}

function openCount(params: ActionCompilation['params']): OpenLoop {
  const [from, to, step] = ['from', 'to', 'step'].map((param) => params[param] as Evaluate<number>);
  return (world, thread) => {
    const start = from!(world, thread);
    const stride = step!(world, thread);
    if (stride === 0) return null;
    return count(start, stride, Math.floor((to!(world, thread) - start) / stride) + 1);
  };
}

function count(from: number, step: number, rounds: number): Omit<Loop, 'index' | 'outer'> {
  const isEndless = rounds === ENDLESS;
  return {
    items: null,
    keys: null,
    from,
    step,
    count: isEndless ? ENDLESS : Math.min(ROUNDS_MAX, Math.max(0, rounds)),
  };
}

/**
 * Starts a loop over a list or record in its current state. Additions and removals during the loop don't affect
 * it.
 */
function openGroup(given: Value): Omit<Loop, 'index' | 'outer'> {
  if (isValueRecord(given)) {
    const keys = Object.keys(given);
    return { items: keys.map((key) => given[key]!), keys, from: 0, step: 0, count: keys.length };
  }
  const items = Array.isArray(given) ? (given as readonly Value[]) : [];
  return { items, keys: null, from: 0, step: 0, count: items.length };
}
