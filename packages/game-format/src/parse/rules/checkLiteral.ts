import type { ValueParam } from '../../catalog/entry/params.ts';
import { toTitle, toWords } from '../../catalog/entry/toTitle.ts';
import { canBeNothing, fitsType, isReferenceType, valueTypes } from '../../catalog/entry/valueTypes.ts';
import { createReferenceProblem } from '../../references/createReferenceProblem.ts';
import { addRuleProblem, type RuleCheckContext } from './RuleCheckContext.ts';
import type { Literal } from '../../rules/nodes.ts';

/** The parameter that an expression is the value of. */
export interface ExpressionSlot {
  readonly owner: string;
  readonly param: string;
  readonly wanted: Pick<ValueParam, 'type' | 'isOptional' | 'min' | 'max'>;
}

/** Checks that a literal fits its parameter. */
export function checkLiteral(
  check: RuleCheckContext,
  path: string,
  value: Literal,
  slot: ExpressionSlot,
): void {
  const { type, isOptional } = slot.wanted;
  if (value === null) {
    if (!isOptional && !canBeNothing(type)) reportTypeMismatch(check, path, slot, 'empty');
    return;
  }
  if (typeof value === 'string' && isReferenceType(type)) {
    if (!check.lookup[type].has(value)) {
      const { code, message } = createReferenceProblem(path, type, value);
      addRuleProblem(check, path, code, message);
    }
    return;
  }
  const given = typeof value === 'string' ? 'text' : typeof value === 'number' ? 'number' : 'boolean';
  if (isReferenceType(type) || !fitsType(given, type))
    reportTypeMismatch(check, path, slot, valueTypes[given]);
  else if (typeof value === 'number') checkRange(check, path, value, slot);
}

export function reportTypeMismatch(
  check: RuleCheckContext,
  path: string,
  slot: ExpressionSlot,
  given: string,
): void {
  const wanted = valueTypes[slot.wanted.type];
  const message = `“${toTitle(slot.owner)}” needs ${wanted} for “${toWords(slot.param)}”, but this is ${given}.`;
  addRuleProblem(check, path, 'does-not-fit', message);
}

function checkRange(check: RuleCheckContext, path: string, value: number, slot: ExpressionSlot): void {
  const { min, max } = slot.wanted;
  if (min !== undefined && value < min) reportRange(`of at least ${min}`);
  else if (max !== undefined && value > max) reportRange(`of at most ${max}`);

  function reportRange(range: string): void {
    const message = `“${toTitle(slot.owner)}” needs a number ${range} for “${toWords(slot.param)}”.`;
    addRuleProblem(check, path, 'out-of-range', message);
  }
}
