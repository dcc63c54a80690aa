import {
  describeTracedLine,
  hasFailedCondition,
  findUnit,
  listEntitySummaries,
  readEntityDetails,
  type CompiledGame,
  type TracedRun,
} from '@playloom/engine';
import type {
  DebugReading,
  InspectedEntity,
  RuleRunReading,
  EntityChangeReading,
  ServerPose,
} from './DebugReading.ts';
import type { DebugState } from './DebugState.ts';
import { REPLAY_LEAD_SECONDS, ENTITY_LIST_MAX } from './limits.ts';

/** How long a rule is shown as having just run. */
const RAN_SECONDS = 1.2;
const TOUCHES_SHOWN_MAX = 20;

export function captureDebugReading(state: DebugState, withEntities: boolean): DebugReading {
  const { world } = state.room;
  const oldest = world.tick - RAN_SECONDS * world.game.tickRate;
  const runs: RuleRunReading[] = [];
  for (const [rule, run] of state.trace.runs) if (run.tick >= oldest) runs.push(readRun(state, rule, run));
  return {
    tick: world.tick,
    runs,
    inspected: state.inspected === null ? null : readInspected(state, state.inspected),
    things: withEntities ? listEntitySummaries(world).slice(0, ENTITY_LIST_MAX) : null,
  };
}

/** Reads the positions of the players' units and of the inspected entity. */
export function readServerPoses({ room: { world }, inspected }: DebugState): ServerPose[] {
  const { x, y, rotation, scale } = world.entities.motion;
  const ids = [...world.players.values()].filter(({ isBot }) => !isBot).map(({ unit }) => unit);
  return [...new Set([...ids, inspected])].flatMap((id) => {
    const unit = findUnit(world, id);
    if (unit === null) return [];
    const { slot } = unit;
    return [{ entity: unit.id, x: x[slot]!, y: y[slot]!, rotation: rotation[slot]!, scale: scale[slot]! }];
  });
}

function readRun(state: DebugState, rule: string, run: TracedRun): RuleRunReading {
  const { world } = state.room;
  const failure = state.failures.get(rule);
  const lines = pathsOf(world.game, rule).map((path) => {
    const line = run.lines.get(path);
    return {
      path: insideRule(path),
      text: line === undefined ? '' : describeTracedLine(world, line),
      wasSkipped: line === undefined || hasFailedCondition(line),
    };
  });
  return {
    rule,
    tick: run.tick,
    times: run.times,
    lines,
    failure:
      failure === undefined || failure.tick < run.tick
        ? null
        : { path: insideRule(failure.path), text: failure.text },
  };
}

function readInspected(state: DebugState, entity: number): InspectedEntity | null {
  const { world } = state.room;
  const facts = readEntityDetails(world, entity);
  if (facts === null) return null;
  const oldest = world.tick - REPLAY_LEAD_SECONDS * world.game.tickRate;
  const names = new Map(world.game.game.rules.map(({ id, name }) => [id, name]));
  const touches = new Map<string, EntityChangeReading>();
  for (const touch of state.trace.touches) {
    if (touch.entity !== entity || touch.tick < oldest || touch.tick > world.tick) continue;
    const { tick, by } = touch;
    // Keep only the last run: a rule that runs every tick would otherwise fill the list.
    if (by.kind === 'rule')
      touches.set(`rule ${by.path}`, { tick, text: names.get(by.rule) || by.rule, path: by.path });
    else touches.set(`script ${by.call}`, { tick, text: `Script: ${by.call}`, path: null });
  }
  const contacts = state.contacts.filter((contact) => contact.entity === entity && contact.tick >= oldest);
  const all = [...touches.values(), ...contacts.map(({ tick, text, path }) => ({ tick, text, path }))];
  return { ...facts, touches: all.toSorted((a, b) => b.tick - a.tick).slice(0, TOUCHES_SHOWN_MAX) };
}

const known = new WeakMap<CompiledGame, Map<string, readonly string[]>>();

/** The paths of all lines of a rule, in order. */
function pathsOf(game: CompiledGame, rule: string): readonly string[] {
  const rules = known.get(game) ?? new Map<string, readonly string[]>();
  known.set(game, rules);
  const found = rules.get(rule);
  if (found !== undefined) return found;
  const paths = [
    ...new Set(game.programs.filter((program) => program.rule === rule).flatMap((program) => program.paths)),
  ];
  rules.set(rule, paths);
  return paths;
}

/** Makes a path relative to its rule: `rules[3].do[0]` becomes `do[0]`. */
function insideRule(path: string): string {
  return path.replace(/^rules\[\d+\]\./, '');
}
