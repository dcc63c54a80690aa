import type { Expression, ValueName, ValueType } from '@playloom/game-format';
import { toObjectOrEmpty, readTextField } from '../../ImportedObject.ts';
import type { TranslationContext } from './TranslationContext.ts';
import { translateValue } from './translateValue.ts';

const COMPARISONS: { readonly [operator: string]: ValueName } = {
  '==': 'isEqual',
  '!=': 'isDifferent',
  '<': 'isLess',
  '>': 'isGreater',
  '<=': 'isAtMost',
  '>=': 'isAtLeast',
};
const JOINTS: { readonly [operator: string]: ValueName } = { AND: 'and', OR: 'or' };

/** The Playloom type for each modd.io type of the two sides of a comparison. */
const OPERANDS: { readonly [operandType: string]: ValueType } = {
  number: 'number',
  boolean: 'boolean',
  unitType: 'unitType',
  itemType: 'itemType',
  projectileType: 'projectileType',
  playerType: 'team',
  region: 'region',
  attributeType: 'attribute',
};

/**
 * Translates a condition of the form `[{operator}, left, right]`. Returns true if it is always met, undefined if it has
 * no equivalent.
 */
export function translateCondition(task: TranslationContext, given: unknown): Expression | undefined {
  if (given === undefined || given === null) return true;
  const [head, left, right] = Array.isArray(given) ? (given as unknown[]) : [];
  const operator = readTextField(toObjectOrEmpty(head), 'operator');
  if (Object.hasOwn(JOINTS, operator)) return joinConditions(task, JOINTS[operator]!, left, right);
  const get = Object.hasOwn(COMPARISONS, operator) ? COMPARISONS[operator] : undefined;
  if (get === undefined) return undefined;
  if (get === 'isEqual' && typeof left !== 'object' && left === right) return true;
  const isOrder = get !== 'isEqual' && get !== 'isDifferent';
  const type = isOrder ? 'number' : (OPERANDS[readTextField(toObjectOrEmpty(head), 'operandType')] ?? 'any');
  const [a, b] = [translateValue(task, left, type), translateValue(task, right, type)];
  return a === undefined || b === undefined ? undefined : { get, a, b };
}

function joinConditions(
  task: TranslationContext,
  get: ValueName,
  left: unknown,
  right: unknown,
): Expression | undefined {
  const [a, b] = [translateCondition(task, left), translateCondition(task, right)];
  return a === undefined || b === undefined ? undefined : { get, a, b };
}
