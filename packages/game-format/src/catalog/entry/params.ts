import type { ValueType } from './valueTypes.ts';

/** A parameter that takes an expression. */
export interface ValueParam<Type extends ValueType = ValueType, Optional extends boolean = boolean> {
  readonly kind: 'value';
  readonly type: Type;
  /** Whether a rule can leave it out. The runner then gets null. */
  readonly isOptional: Optional;
  readonly default?: number | string | boolean;
  readonly min?: number;
  readonly max?: number;
  /** The parameter that names the variable whose type this value must have. */
  readonly fitsVariable?: string;
}

/** A parameter that takes one of several fixed words. */
export interface ChoiceParam<Choice extends string = string> {
  readonly kind: 'choice';
  readonly choices: readonly Choice[];
  readonly default: Choice;
}

/** A parameter that takes a list of actions. */
export interface BlockParam {
  readonly kind: 'block';
  /** Whether the actions “Stop the loop” and “Skip to the next step” are allowed inside. */
  readonly isLoop: boolean;
  /** Whether the block runs later, after the surrounding loops have ended. Their values do not exist inside. */
  readonly isDetached: boolean;
  /** Values that exist only inside the block. */
  readonly provides: { readonly [name: string]: ValueType };
}

export type Param = ValueParam | ChoiceParam | BlockParam;
export interface Params {
  readonly [name: string]: Param;
}

interface ParamOptions {
  default?: number | string | boolean;
  fitsVariable?: string;
}

export function param<const Type extends ValueType>(
  type: Type,
  options: ParamOptions = {},
): ValueParam<Type, false> {
  return { kind: 'value', type, isOptional: false, ...options };
}

export function optionalParam<const Type extends ValueType>(type: Type): ValueParam<Type, true> {
  return { kind: 'value', type, isOptional: true };
}

export function numberParam(
  options: { default?: number; min?: number; max?: number } = {},
): ValueParam<'number', false> {
  return { kind: 'value', type: 'number', isOptional: false, ...options };
}

export function choiceParam<const Choice extends string>(
  choices: readonly Choice[],
  first: NoInfer<Choice>,
): ChoiceParam<Choice> {
  return { kind: 'choice', choices, default: first };
}

export function blockParam(options: { isDetached?: boolean } = {}): BlockParam {
  return { kind: 'block', isLoop: false, isDetached: false, provides: {}, ...options };
}

export function loopParam(provides: { readonly [name: string]: ValueType } = {}): BlockParam {
  return { kind: 'block', isLoop: true, isDetached: false, provides };
}

/** Whether a rule must set the parameter. */
export function isRequired(given: Param): boolean {
  return given.kind === 'value' && !given.isOptional && given.default === undefined;
}
