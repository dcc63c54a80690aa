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
import { coerceTo } from './coerce.ts';
import { canBeNobody, NOBODY } from './nobody.ts';
import { markConstant } from './constants.ts';
import { toText } from './toText.ts';
import { valueRunners } from './valueRunners.ts';

type Evaluators = { readonly [name: string]: Evaluate<Value> };
type AnyRunner = (params: Evaluators) => Evaluate<Value>;

/** Values whose entity may be gone by the time they are read: a rule can have waited since. */
const MAY_BE_STALE: ReadonlySet<ValueType> = new Set([
  'unit',
  'item',
  'projectile',
  'prop',
  'entity',
  'player',
]);

/** An expression of a checked rule as a function that gives a value of the wanted type. */
export function compileExpression(expression: Expression, wanted: ValueType): Evaluate<Value> {
  if (typeof expression !== 'object' || expression === null) {
    return constantly(wanted === 'text' ? toText(expression) : expression);
  }
  const entry = findValue(expression.get) as ValueEntry;
  const evaluate = entry.context === null ? compileCall(entry, expression) : readContext(entry);
  return fitTo(evaluate, entry.context === null ? entry.returns : 'any', wanted);
}

/** How many entries an expression names: what it takes from the budget. */
export function costOf(expression: Expression): number {
  if (typeof expression !== 'object' || expression === null) return 0;
  let cost = 1;
  for (const name in expression) if (name !== 'get') cost += costOf(expression[name]!);
  return cost;
}

/** The parameters of an action or value as functions; blocks are left out. */
export function compileParams(entry: ActionEntry | ValueEntry, node: Action | ValueNode): Evaluators {
  const evaluators: { [name: string]: Evaluate<Value> } = {};
  for (const [name, param] of Object.entries<Param>(entry.params)) {
    if (param.kind === 'choice') evaluators[name] = constantly(readParam(entry, node, name) as Value);
    if (param.kind === 'value') evaluators[name] = compileParam(param, readParam(entry, node, name));
  }
  return evaluators;
}

function compileParam(param: ValueParam, expression: Expression): Evaluate<Value> {
  if (expression === null && param.isOptional) return constantly(null);
  const evaluate = compileExpression(expression, param.type);
  if (canBeNobody(param)) return (world, thread) => evaluate(world, thread) ?? NOBODY;
  const { min = -Infinity, max = Infinity } = param;
  const isLiteral = typeof expression !== 'object' || expression === null;
  if (isLiteral || (min === -Infinity && max === Infinity)) return evaluate;
  const number = evaluate as Evaluate<number>;
  return (world, thread) => Math.min(max, Math.max(min, number(world, thread)));
}

function compileCall(entry: ValueEntry, node: ValueNode): Evaluate<Value> {
  const runner = (valueRunners as unknown as { readonly [name: string]: AnyRunner })[entry.name]!;
  return runner(compileParams(entry, node));
}

function readContext({ name, context }: ValueEntry): Evaluate<Value> {
  if (context === 'loop') return (_world, thread) => thread.each[name] ?? thread.context[name] ?? null;
  return (_world, thread) => thread.context[name] ?? null;
}

function fitTo(evaluate: Evaluate<Value>, given: ValueType, wanted: ValueType): Evaluate<Value> {
  if (wanted === 'any' || (given === wanted && !MAY_BE_STALE.has(wanted))) return evaluate;
  const coerce = coerceTo(wanted);
  return (world, thread) => coerce(world, evaluate(world, thread));
}

function constantly(value: Value): Evaluate<Value> {
  return markConstant(() => value, value);
}
