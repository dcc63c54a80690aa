import {
  type ActionEntry,
  type Action,
  type Expression,
  findValue,
  type Param,
  readParam,
  type Value,
  type ValueEntry,
  type ValueNode,
  type ValueParam,
  type ValueType,
} from '@playloom/game-format';
import type { Evaluate } from '../world/World.ts';
import { getCoercer, toNumber } from '../values/coerce.ts';
import { canBeDepartedPlayer, DEPARTED_PLAYER } from '../rules/runners/departedPlayer.ts';
import { markConstant } from '../rules/runners/constants.ts';
import { toText } from '../values/toText.ts';
import { valueRunners } from '../rules/valueRunners.ts';

type Evaluators = { readonly [name: string]: Evaluate<Value> };
type AnyRunner = (params: Evaluators) => Evaluate<Value>;

/** Types whose entity or player may be gone when the value is read, because the rule may have waited. */
const CAN_BE_STALE: ReadonlySet<ValueType> = new Set([
  'unit',
  'item',
  'projectile',
  'prop',
  'entity',
  'player',
]);

/**
 * Compiled expressions without nested expressions. Equal ones share a function, which then stays in the CPU
 * cache.
 */
export type LeafCache = Map<string, Evaluate<Value>>;

/** Compiles an expression of a validated rule into a function that returns a value of the wanted type. */
export function compileExpression(
  expression: Expression,
  wanted: ValueType,
  leaves: LeafCache,
): Evaluate<Value> {
  if (!isLiteral(expression) && !Object.values(expression).every(isLiteral)) {
    return compileNode(expression, wanted, leaves);
  }
  const key = `${wanted} ${JSON.stringify(expression, markMinusZero)}`;
  const known = leaves.get(key);
  if (known !== undefined) return known;
  const leaf = isLiteral(expression)
    ? createConstant(wanted === 'text' ? toText(expression) : expression)
    : compileNode(expression, wanted, leaves);
  leaves.set(key, leaf);
  return leaf;
}

/** Distinguishes −0 from 0 in cache keys: JSON writes both as 0, but angles depend on the sign. */
function markMinusZero(_name: string, value: unknown): unknown {
  return Object.is(value, -0) ? ['-0'] : value;
}

function compileNode(node: ValueNode, wanted: ValueType, leaves: LeafCache): Evaluate<Value> {
  const { get, variable } = node;
  // The most common case is compiled into one function instead of nested ones.
  if (get === 'variable' && wanted === 'number' && typeof variable === 'string') {
    return (world) => toNumber(world.variables.get(variable) ?? null);
  }
  const entry = findValue(get) as ValueEntry;
  if (entry.context !== null) return fitTo(readContext(entry), 'any', wanted);
  return fitTo(compileCall(entry, node, leaves), entry.returns, wanted);
}

function isLiteral(expression: Expression): expression is Exclude<Expression, ValueNode> {
  return typeof expression !== 'object' || expression === null;
}

/** The number of catalog values in an expression, which is what it costs of the step budget. */
export function computeExpressionCost(expression: Expression): number {
  if (isLiteral(expression)) return 0;
  let cost = 1;
  for (const name in expression) if (name !== 'get') cost += computeExpressionCost(expression[name]!);
  return cost;
}

/** Compiles the parameters of an action or value, except blocks. */
export function compileParams(
  entry: ActionEntry | ValueEntry,
  node: Action | ValueNode,
  leaves: LeafCache,
): Evaluators {
  const evaluators: { [name: string]: Evaluate<Value> } = {};
  for (const [name, param] of Object.entries<Param>(entry.params)) {
    if (param.kind === 'choice') evaluators[name] = createConstant(readParam(entry, node, name) as Value);
    if (param.kind === 'value') evaluators[name] = compileParam(param, readParam(entry, node, name), leaves);
  }
  return evaluators;
}

function compileParam(param: ValueParam, expression: Expression, leaves: LeafCache): Evaluate<Value> {
  if (expression === null && param.isOptional) return createConstant(null);
  const evaluate = compileExpression(expression, param.type, leaves);
  if (canBeDepartedPlayer(param)) return (world, thread) => evaluate(world, thread) ?? DEPARTED_PLAYER;
  const { min = -Infinity, max = Infinity } = param;
  if (isLiteral(expression) || (min === -Infinity && max === Infinity)) return evaluate;
  const number = evaluate as Evaluate<number>;
  return (world, thread) => Math.min(max, Math.max(min, number(world, thread)));
}

function compileCall(entry: ValueEntry, node: ValueNode, leaves: LeafCache): Evaluate<Value> {
  const runner = (valueRunners as unknown as { readonly [name: string]: AnyRunner })[entry.name]!;
  return runner(compileParams(entry, node, leaves));
}

function readContext({ name, context }: ValueEntry): Evaluate<Value> {
  if (context === 'loop') return (_world, thread) => thread.each[name] ?? thread.context[name] ?? null;
  return (_world, thread) => thread.context[name] ?? null;
}

function fitTo(evaluate: Evaluate<Value>, given: ValueType, wanted: ValueType): Evaluate<Value> {
  if (wanted === 'any' || (given === wanted && !CAN_BE_STALE.has(wanted))) return evaluate;
  const coerce = getCoercer(wanted);
  return (world, thread) => coerce(world, evaluate(world, thread));
}

function createConstant(value: Value): Evaluate<Value> {
  return markConstant(() => value, value);
}
