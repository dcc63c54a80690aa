import { type EntityId, findAction, type Param, type Value } from '@playloom/game-format';
import type { Thread } from '../world/Thread.ts';
import { readConstant } from '../rules/runners/constants.ts';
import type { Evaluate, World } from '../world/World.ts';
import type { RuleLineRef, RuleTracer } from '../compile/RuleTracer.ts';
import { readWatchedValue } from './readWatchedValue.ts';

/** A record of recent rule activity, for the debugger. */
export interface RuleTrace {
  readonly tracer: RuleTracer;
  /** The last run of each rule that has run, by rule id. */
  readonly runs: Map<string, TracedRun>;
  /** Recent changes to entities, oldest first. */
  touches: EntityChange[];
  /** The number of runs that began since this was last reset to 0. */
  begun: number;
}

export interface TracedRun {
  /** The last tick in which the rule ran a line. */
  tick: number;
  times: number;
  readonly lines: Map<string, TracedLine>;
}

export interface TracedLine {
  readonly plan: RuleLineRef;
  /** The values of the line's slots, by name, including constants. */
  readonly values: Values;
  /** The value that the line changes, before and after. Undefined if the line doesn't change a value. */
  readonly before: Value | undefined;
  readonly after: Value | undefined;
}

/** A change that a rule or script made to an entity. */
export interface EntityChange {
  readonly tick: number;
  readonly entity: EntityId;
  /** The rule or script call that made the change. */
  readonly by:
    | { readonly kind: 'rule'; readonly rule: string; readonly path: string }
    | { readonly kind: 'script'; readonly call: string };
}

type Values = { readonly [name: string]: Value };

interface Frame {
  readonly values: { [name: string]: Value };
  before: Value | undefined;
}

const TOUCHES_MAX = 4000;
const ENTITY_TYPES: ReadonlySet<string> = new Set(['unit', 'item', 'projectile', 'prop', 'entity']);
/** Slots for the entity that acts. They are not targets of the action. */
const ACTOR_PARAMS: ReadonlySet<string> = new Set(['killer', 'attacker', 'shooter', 'carrier']);

export function createRuleTrace(): RuleTrace {
  // A stack, because a line can run another rule before it is done.
  const frames: Frame[] = [];
  const constants = new WeakMap<RuleLineRef, Values>();
  const trace: RuleTrace = {
    runs: new Map(),
    touches: [],
    begun: 0,
    tracer: {
      traceParams(line, params) {
        const known = readConstants(params);
        const traced: { [name: string]: Evaluate<Value> } = {};
        for (const [name, evaluate] of Object.entries(params))
          traced[name] = traceParam(frames, line, known, name, evaluate);
        constants.set(line, known);
        return traced;
      },
      traceInstruction: (line, isFirst, instruction) => (world, thread) => {
        const known = constants.get(line) ?? {};
        const frame: Frame = { values: {}, before: readWatchedValue(world, line.action, known) };
        frames.push(frame);
        try {
          return instruction(world, thread);
        } finally {
          frames.pop();
          recordLine(trace, world, line, isFirst, frame, known);
        }
      },
    },
  };
  return trace;
}

/**
 * Wraps a parameter so that its value is recorded. Constants are not wrapped, because `readConstant` must still
 * recognize them.
 */
function traceParam(
  frames: readonly Frame[],
  line: RuleLineRef,
  known: Values,
  name: string,
  evaluate: Evaluate<Value>,
): Evaluate<Value> {
  if (readConstant(evaluate) !== undefined) return evaluate;
  return (world: World, thread: Thread) => {
    const value = evaluate(world, thread);
    const frame = frames.at(-1);
    if (frame !== undefined) {
      frame.values[name] = value;
      frame.before = readWatchedValue(world, line.action, { ...known, ...frame.values });
    }
    return value;
  };
}

function readConstants(params: { readonly [name: string]: Evaluate<Value> }): Values {
  const known: { [name: string]: Value } = {};
  for (const [name, evaluate] of Object.entries(params)) {
    const value = readConstant(evaluate);
    if (value !== undefined) known[name] = value;
  }
  return known;
}

function recordLine(
  trace: RuleTrace,
  world: World,
  plan: RuleLineRef,
  isFirst: boolean,
  { values: given, before }: Frame,
  known: Values,
): void {
  const run = trace.runs.get(plan.rule) ?? { tick: 0, times: 0, lines: new Map<string, TracedLine>() };
  trace.runs.set(plan.rule, run);
  if (isFirst) {
    run.lines.clear();
    run.times += 1;
    trace.begun += 1;
  }
  run.tick = world.tick;
  // A line that loops, or that continues after a wait, evaluates no slots again. Its first record is kept.
  if (Object.keys(given).length === 0 && run.lines.has(plan.path)) return;
  const values = { ...known, ...given };
  const after = readWatchedValue(world, plan.action, values);
  run.lines.set(plan.path, { plan, values, before, after });
  if (plan.action !== null) recordTouches(trace, world.tick, plan, values);
}

function recordTouches(
  trace: RuleTrace,
  tick: number,
  { action, rule, path }: RuleLineRef,
  values: Values,
): void {
  const params: { readonly [name: string]: Param } = findAction(action!)?.params ?? {};
  for (const [name, param] of Object.entries(params)) {
    if (!isTargetParam(name, param)) continue;
    const entity = values[name];
    if (typeof entity === 'number')
      recordEntityChange(trace, { tick, entity, by: { kind: 'rule', rule, path } });
  }
}

/** Whether a slot of an action names an entity that the action affects. */
export function isTargetParam(name: string, param: Param): boolean {
  return param.kind === 'value' && ENTITY_TYPES.has(param.type) && !ACTOR_PARAMS.has(name);
}

export function recordEntityChange(trace: RuleTrace, touch: EntityChange): void {
  trace.touches.push(touch);
  if (trace.touches.length > TOUCHES_MAX) trace.touches = trace.touches.slice(-TOUCHES_MAX / 2);
}

/** Clears the trace when a world jumps to another time. Replaying rebuilds it. */
export function clearRuleTrace(trace: RuleTrace): void {
  trace.runs.clear();
  trace.touches = [];
  trace.begun = 0;
}
