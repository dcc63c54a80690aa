import {
  type ActionEntry,
  type Param,
  listScriptParams,
  type Value,
  type ValueEntry,
} from '@playloom/game-format';
import { nextRandom } from '../math/random.ts';
import { actionRunners } from '../rules/actionRunners.ts';
import { getCoercer } from '../values/coerce.ts';
import { canBeDepartedPlayer, DEPARTED_PLAYER } from '../rules/runners/departedPlayer.ts';
import type { CreatedEntities, Thread } from '../world/Thread.ts';
import { valueRunners } from '../rules/valueRunners.ts';
import { findEntity } from '../world/findEntity.ts';
import type { Evaluate, World } from '../world/World.ts';
import { scriptEntries, scriptMotionFields } from './scriptEntries.ts';
import type { ScriptBridge } from '../world/ScriptHost.ts';

type Call = (args: readonly Value[]) => Value;
type AnyRunner = (params: { readonly [name: string]: Evaluate<Value> }) => Evaluate<Value | void>;

/** Gives scripts access to a world. Arguments are converted like the values of rules. */
export function createScriptBridge(world: World): ScriptBridge {
  const calls: (Call | undefined)[] = [];
  const thread = createScriptThread();
  let startedAt = -1;
  return {
    tickSeconds: world.game.tickSeconds,
    tick: () => world.tick,
    call(entry, args) {
      const found = scriptEntries[entry];
      if (found === undefined) return null;
      calls[entry] ??= createCall(world, thread, found);
      if (startedAt !== world.tick) {
        startedAt = world.tick;
        Object.assign(thread.created, noneCreated);
      }
      return calls[entry](args);
    },
    random: () => nextRandom(world.random),
    readMotion(entity, field) {
      const found = findEntity(world, entity);
      const name = scriptMotionFields[field];
      return found === null || name === undefined ? Number.NaN : world.entities.motion[name][found.slot]!;
    },
  };
}

function createCall(world: World, thread: Thread, entry: ActionEntry | ValueEntry): Call {
  let given: readonly Value[] = [];
  const params: { [name: string]: Evaluate<Value> } = {};
  listScriptParams(entry).forEach(([name, param], index) => {
    const fit = fitArgument(param);
    params[name] = () => fit(world, given[index] ?? null);
  });
  const runners = entry.kind === 'action' ? actionRunners : valueRunners;
  const run = (runners as unknown as { readonly [name: string]: AnyRunner })[entry.name]!(params);
  return (args) => {
    given = args;
    return run(world, thread) ?? null;
  };
}

/**
 * Converts an argument to the type of a parameter. A missing one gets the default, an invalid one becomes the
 * empty value of its type, and numbers are clamped to their range.
 */
function fitArgument(param: Param): (world: World, value: Value) => Value {
  if (param.kind === 'block') return () => null;
  if (param.kind === 'choice') {
    return (_world, value) => (param.choices.includes(value as string) ? value : param.default);
  }
  const { type, isOptional, min = -Infinity, max = Infinity } = param;
  const fallback = param.default ?? null;
  const coerce = getCoercer(type);
  return (world, value) => {
    const chosen = value ?? fallback;
    if (chosen === null && isOptional) return null;
    const fitted = coerce(world, chosen);
    if (fitted === null && canBeDepartedPlayer(param)) return DEPARTED_PLAYER;
    return typeof fitted === 'number' && type === 'number' ? Math.min(max, Math.max(min, fitted)) : fitted;
  };
}

/** The “last created” entities of scripts are reset every tick, because snapshots don't contain them. */
const noneCreated: CreatedEntities = { unit: null, item: null, projectile: null, prop: null };

function createScriptThread(): Thread {
  return {
    program: -1,
    pc: 0,
    context: {},
    each: {},
    loops: [],
    wakeAt: 0,
    waitEndsAt: 0,
    created: { ...noneCreated },
    depth: 0,
  };
}
