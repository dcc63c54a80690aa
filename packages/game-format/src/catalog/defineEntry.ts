import type { Json } from '../Json.ts';
import type { Category } from './categories.ts';
import type { BlockParam, ChoiceParam, Params, ValueParam } from './params.ts';
import type { RuntimeOf, ValueType } from './valueTypes.ts';

interface EntryBase<Name extends string, EntryParams extends Params> {
  readonly name: Name;
  readonly category: Category;
  /** How the rule editor writes it, each parameter in braces. */
  readonly sentence: string;
  readonly help: string;
  readonly params: EntryParams;
  /** A node as it stands in a rule; tests check and run it. */
  readonly example: Json;
}

export interface ActionEntry<
  Name extends string = string,
  EntryParams extends Params = Params,
> extends EntryBase<Name, EntryParams> {
  readonly kind: 'action';
  readonly isForLoopsOnly: boolean;
  /** Means nothing in a script, which has its own flow. */
  readonly isForRulesOnly: boolean;
}

export interface ValueEntry<
  Name extends string = string,
  EntryParams extends Params = Params,
  Returns extends ValueType = ValueType,
> extends EntryBase<Name, EntryParams> {
  readonly kind: 'value';
  readonly returns: Returns;
  /** Exists only where a trigger or a loop around it provides it; null exists everywhere. */
  readonly context: 'trigger' | 'loop' | null;
  /** The parameter that names the variable whose type this value has. */
  readonly returnsVariable?: string;
}

export interface TriggerEntry<
  Name extends string = string,
  EntryParams extends Params = Params,
  Provides extends Context = Context,
> extends EntryBase<Name, EntryParams> {
  readonly kind: 'trigger';
  /** The values that tell what happened. */
  readonly provides: Provides;
  /** Whoever runs the rule decides which values exist. */
  readonly isContextOpen: boolean;
}

export type Entry = ActionEntry | ValueEntry | TriggerEntry;

interface Context {
  readonly [name: string]: ValueType;
}

export function defineAction<const Name extends string, const EntryParams extends Params>(
  entry: EntryBase<Name, EntryParams> & { isForLoopsOnly?: boolean; isForRulesOnly?: boolean },
): ActionEntry<Name, EntryParams> {
  const { isForLoopsOnly = false, isForRulesOnly = isForLoopsOnly || hasBlocks(entry.params) } = entry;
  return { kind: 'action', ...entry, isForLoopsOnly, isForRulesOnly };
}

export function defineValue<
  const Name extends string,
  const EntryParams extends Params,
  const Returns extends ValueType,
>(
  entry: EntryBase<Name, EntryParams> & {
    returns: Returns;
    context?: 'trigger' | 'loop';
    returnsVariable?: string;
  },
): ValueEntry<Name, EntryParams, Returns> {
  return { kind: 'value', context: null, ...entry };
}

export function defineTrigger<
  const Name extends string,
  const EntryParams extends Params,
  const Provides extends Context,
>(
  entry: EntryBase<Name, EntryParams> & { provides: Provides; isContextOpen?: boolean },
): TriggerEntry<Name, EntryParams, Provides> {
  return { kind: 'trigger', isContextOpen: false, ...entry };
}

function hasBlocks(params: Params): boolean {
  return Object.values(params).some(({ kind }) => kind === 'block');
}

type ArgOf<Given> =
  Given extends ChoiceParam<infer Choice>
    ? Choice
    : Given extends ValueParam<infer Type, infer Optional>
      ? Optional extends true
        ? RuntimeOf<Type> | null
        : RuntimeOf<Type>
      : never;

/** What a runner gets: its parameters evaluated, blocks aside (they become instructions of their own). */
export type ArgsOf<Given extends { readonly params: Params }> = {
  readonly [Name in keyof Given['params'] as Given['params'][Name] extends BlockParam ? never : Name]: ArgOf<
    Given['params'][Name]
  >;
};

export type BlocksOf<Given extends { readonly params: Params }> = {
  [Name in keyof Given['params']]: Given['params'][Name] extends BlockParam ? Name : never;
}[keyof Given['params']];

/** What a value's runner gives back. */
export type ReturnOf<Given extends ValueEntry> = RuntimeOf<Given['returns']>;

/** What has to be handed over when a trigger fires. */
export type ContextOf<Given extends TriggerEntry> = {
  readonly [Name in keyof Given['provides']]: RuntimeOf<Given['provides'][Name]>;
};
