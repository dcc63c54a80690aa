import type {
  ActionName,
  actions,
  ArgsOf,
  ContextValueName,
  Params,
  ReturnOf,
  ValueName,
  values,
} from '@playloom/game-format';
import type { Thread } from '../../world/Thread.ts';
import type { Evaluate, World } from '../../world/World.ts';

/** The parameters of a catalog entry as functions that return values of the right type. */
type ParamEvaluators<Entry extends { readonly params: Params }> = {
  readonly [Name in keyof ArgsOf<Entry>]: Evaluate<ArgsOf<Entry>[Name]>;
};

/** Control-flow actions, which the compiler turns into jumps and waits. */
type FlowActionName =
  | 'ifThen'
  | 'repeat'
  | 'repeatWhile'
  | 'countFromTo'
  | 'forEachUnit'
  | 'forEachItem'
  | 'forEachProjectile'
  | 'forEachProp'
  | 'forEachPlayer'
  | 'forEachTeam'
  | 'forEachElement'
  | 'forEachEntry'
  | 'wait'
  | 'waitUntil'
  | 'runLater'
  | 'stopRule'
  | 'stopLoop'
  | 'skipToNext';

/**
 * Called once for each place in a rule that uses the action. The returned function is called each time the
 * action runs.
 */
type ActionRunner<Name extends ActionName> = (
  params: ParamEvaluators<(typeof actions)[Name]>,
) => (world: World, thread: Thread) => void;

type ValueEvaluator<Name extends ValueName> = (
  params: ParamEvaluators<(typeof values)[Name]>,
) => Evaluate<ReturnOf<(typeof values)[Name]>>;

export type ActionRunners = { readonly [Name in Exclude<ActionName, FlowActionName>]: ActionRunner<Name> };
/** Values provided by triggers and loops are read from the thread and need no runner. */
export type ValueEvaluators = {
  readonly [Name in Exclude<ValueName, ContextValueName>]: ValueEvaluator<Name>;
};
