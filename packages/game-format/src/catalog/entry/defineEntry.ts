import type { Json } from '../../json/Json.ts';
import type { Category } from './categories.ts';
import type { BlockParam, ChoiceParam, Params, ValueParam } from './params.ts';
import type { RuntimeOf, ValueType } from './valueTypes.ts';

interface EntryBase<Name extends string, EntryParams extends Params> {
  readonly name: Name;
  readonly category: Category;
  /** The text in the rule editor, with each parameter in braces. */
  readonly sentence: string;
  readonly help: string;
  readonly params: EntryParams;
  /** An example of this entry in a rule. Tests validate and run it. */
  readonly example: Json;
}

export interface ActionEntry<
  Name extends string = string,
  EntryParams extends Params = Params,
> extends EntryBase<Name, EntryParams> {
  readonly kind: 'action';
  readonly isForLoopsOnly: boolean;
  /** Not available in scripts, which have their own control flow. */
  readonly isForRulesOnly: boolean;
}

export interface ValueEntry<
  Name extends string = string,
  EntryParams extends Params = Params,
  Returns extends ValueType = ValueType,
> extends EntryBase<Name, EntryParams> {
  readonly kind: 'value';
  readonly returns: Returns;
  /** What provides the value: the trigger or a surrounding loop. Null if it is available everywhere. */
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
  /** Values that describe the event. */
  readonly provides: Provides;
  /** Whether the values depend on the rule, key or item that runs this rule. */
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

/**
 * The evaluated parameters that the engine passes to an entry's runner. Blocks are left out, because they are compiled
 * to separate instructions.
 */
export type ArgsOf<Given extends { readonly params: Params }> = {
  readonly [Name in keyof Given['params'] as Given['params'][Name] extends BlockParam ? never : Name]: ArgOf<
    Given['params'][Name]
  >;
};

export type BlocksOf<Given extends { readonly params: Params }> = {
  [Name in keyof Given['params']]: Given['params'][Name] extends BlockParam ? Name : never;
}[keyof Given['params']];

/** The return type of a value's runner. */
export type ReturnOf<Given extends ValueEntry> = RuntimeOf<Given['returns']>;

/** The values to pass when a trigger fires. */
export type ContextOf<Given extends TriggerEntry> = {
  readonly [Name in keyof Given['provides']]: RuntimeOf<Given['provides'][Name]>;
};
