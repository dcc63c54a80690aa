import type { ActionEntry, Entry, ValueEntry } from '../../catalog/entry/defineEntry.ts';
import { findAction, findValue } from '../../catalog/findEntry.ts';
import {
  type BlockParam,
  type ChoiceParam,
  isRequired,
  type Param,
  type ValueParam,
} from '../../catalog/entry/params.ts';
import { toTitle, toWords } from '../../catalog/entry/toTitle.ts';
import { fitsType, isReferenceType, valueTypes, type ValueType } from '../../catalog/entry/valueTypes.ts';
import { extendPath } from '../../problems/formatPath.ts';
import { isJsonObject, type Json, type JsonObject } from '../../json/Json.ts';
import { ACTIONS_PER_BLOCK_MAX, COMMENT_MAX, RULE_NODES_MAX } from '../../document/limits.ts';
import { checkLiteral, reportTypeMismatch, type ExpressionSlot } from './checkLiteral.ts';
import {
  findVariableType,
  addRuleProblem,
  type RuleCheckContext,
  type RuleScope,
} from './RuleCheckContext.ts';

const ACTION_FIELDS: ReadonlySet<string> = new Set(['do', 'isEnabled', 'comment']);
const VALUE_FIELDS: ReadonlySet<string> = new Set(['get']);

/** Checks a block of actions with all nested blocks and values. */
export function checkActions(
  check: RuleCheckContext,
  scope: RuleScope,
  path: string,
  block: readonly Json[],
): void {
  if (block.length > ACTIONS_PER_BLOCK_MAX) {
    addRuleProblem(check, path, 'too-big', `A block can have at most ${ACTIONS_PER_BLOCK_MAX} actions.`);
    return;
  }
  block.forEach((action, index) => checkAction(check, scope, extendPath(path, index), action));
}

/** Checks an expression that must be true or false. */
export function checkCondition(check: RuleCheckContext, scope: RuleScope, path: string, json: Json): void {
  const wanted = { type: 'boolean', isOptional: false } as const;
  checkExpression(check, scope, path, json, { owner: 'if', param: 'condition', wanted });
}

function checkAction(check: RuleCheckContext, scope: RuleScope, path: string, json: Json): void {
  const name = isJsonObject(json) ? json['do'] : undefined;
  if (!isJsonObject(json) || typeof name !== 'string') {
    addRuleProblem(check, path, 'unknown-entry', 'An action needs a “do” field with the action’s name.');
    return;
  }
  const entry = findAction(name);
  if (entry === null) {
    addRuleProblem(check, path, 'unknown-entry', `There is no action called “${name}”.`);
    return;
  }
  checkOwnFields(check, path, json);
  if (entry.isForLoopsOnly && !scope.isInLoop) {
    addRuleProblem(check, path, 'not-available-here', `“${toTitle(name)}” only works inside a loop.`);
  }
  checkParams(check, scope, path, json, entry, ACTION_FIELDS);
}

function checkOwnFields(check: RuleCheckContext, path: string, action: JsonObject): void {
  const { isEnabled = true, comment = '' } = action;
  if (typeof isEnabled !== 'boolean') {
    addRuleProblem(check, `${path}.isEnabled`, 'wrong-type', '“is enabled” must be yes or no.');
  }
  if (typeof comment !== 'string' || comment.length > COMMENT_MAX) {
    addRuleProblem(
      check,
      `${path}.comment`,
      'wrong-type',
      `A comment must be text with at most ${COMMENT_MAX} characters.`,
    );
  }
}

function checkParams(
  check: RuleCheckContext,
  scope: RuleScope,
  path: string,
  node: JsonObject,
  entry: ActionEntry | ValueEntry,
  ownFields: ReadonlySet<string>,
): void {
  check.nodes += 1;
  if (check.nodes === RULE_NODES_MAX + 1) {
    addRuleProblem(
      check,
      path,
      'too-big',
      `A game’s rules can have at most ${RULE_NODES_MAX} actions and values in total.`,
    );
  }
  if (check.nodes > RULE_NODES_MAX) return;
  for (const [name, param] of Object.entries(entry.params)) {
    const paramPath = extendPath(path, name);
    if (Object.hasOwn(node, name)) checkParam(check, scope, paramPath, node, { entry, name, param });
    else if (isRequired(param)) {
      const message = `“${toTitle(entry.name)}” needs a value for “${toWords(name)}”.`;
      addRuleProblem(check, paramPath, 'missing-parameter', message);
    }
  }
  for (const name of Object.keys(node)) {
    if (ownFields.has(name) || Object.hasOwn(entry.params, name)) continue;
    const message = `“${toTitle(entry.name)}” has no parameter called “${name}”.`;
    addRuleProblem(check, extendPath(path, name), 'unknown-parameter', message);
  }
}

interface ParamContext {
  readonly entry: Entry;
  readonly name: string;
  readonly param: Param;
}

function checkParam(
  check: RuleCheckContext,
  scope: RuleScope,
  path: string,
  node: JsonObject,
  context: ParamContext,
): void {
  const { entry, name, param } = context;
  const given = node[name]!;
  if (param.kind === 'block') checkBlock(check, scope, path, given, { ...context, param });
  else if (param.kind === 'choice') checkChoice(check, path, given, { ...context, param });
  else {
    const type = typeOfParam(check, entry, param, node);
    checkExpression(check, scope, path, given, {
      owner: entry.name,
      param: name,
      wanted: { ...param, type },
    });
  }
}

function checkBlock(
  check: RuleCheckContext,
  scope: RuleScope,
  path: string,
  given: Json,
  { entry, name, param }: ParamContext & { param: BlockParam },
): void {
  if (!Array.isArray(given)) {
    const message = `“${toTitle(entry.name)}” needs a list of actions for “${toWords(name)}”.`;
    addRuleProblem(check, path, 'does-not-fit', message);
    return;
  }
  const inside: RuleScope = {
    provided: { ...scope.provided, ...param.provides },
    isOpen: scope.isOpen,
    isInLoop: param.isLoop || (scope.isInLoop && !param.isDetached),
  };
  checkActions(check, inside, path, given);
}

function checkChoice(
  check: RuleCheckContext,
  path: string,
  given: Json,
  { entry, name, param }: ParamContext & { param: ChoiceParam },
): void {
  if (typeof given === 'string' && param.choices.includes(given)) return;
  const message = `“${toTitle(entry.name)}” needs one of ${param.choices.join(', ')} for “${toWords(name)}”.`;
  addRuleProblem(check, path, 'does-not-fit', message);
}

function checkExpression(
  check: RuleCheckContext,
  scope: RuleScope,
  path: string,
  json: Json,
  slot: ExpressionSlot,
): void {
  if (Array.isArray(json)) reportTypeMismatch(check, path, slot, 'a list of actions');
  else if (isJsonObject(json)) {
    const given = checkValue(check, scope, path, json);
    if (given !== null && !fitsType(given, slot.wanted.type))
      reportTypeMismatch(check, path, slot, valueTypes[given]);
  } else checkLiteral(check, path, json as string | number | boolean | null, slot);
}

/** Checks a value node and its parameters. Returns the type of the value, or null if it is unknown. */
function checkValue(
  check: RuleCheckContext,
  scope: RuleScope,
  path: string,
  node: JsonObject,
): ValueType | null {
  const name = node['get'];
  if (typeof name !== 'string') {
    addRuleProblem(check, path, 'unknown-entry', 'A value needs a “get” field with the value’s name.');
    return null;
  }
  const entry = findValue(name);
  if (entry === null) {
    addRuleProblem(check, path, 'unknown-entry', `There is no value called “${name}”.`);
    return null;
  }
  checkParams(check, scope, path, node, entry, VALUE_FIELDS);
  if (entry.context !== null) return checkContext(check, scope, path, entry);
  return variableTypeOf(check, entry, entry.returnsVariable, node) ?? entry.returns;
}

function checkContext(
  check: RuleCheckContext,
  scope: RuleScope,
  path: string,
  entry: ValueEntry,
): ValueType | null {
  if (Object.hasOwn(scope.provided, entry.name)) return scope.provided[entry.name]!;
  if (scope.isOpen && entry.context === 'trigger') return entry.returns;
  const reason =
    entry.context === 'loop'
      ? 'it only works inside a loop that provides it'
      : 'this rule’s trigger doesn’t provide it';
  addRuleProblem(check, path, 'not-available-here', `You can’t use “${entry.sentence}” here: ${reason}.`);
  return null;
}

function typeOfParam(check: RuleCheckContext, entry: Entry, param: ValueParam, node: JsonObject): ValueType {
  return variableTypeOf(check, entry, param.fitsVariable, node) ?? param.type;
}

/** Returns the type of the variable that a parameter of this node names, or null if it names none. */
function variableTypeOf(
  check: RuleCheckContext,
  entry: Entry,
  paramName: string | undefined,
  node: JsonObject,
): ValueType | null {
  if (paramName === undefined || !Object.hasOwn(node, paramName)) return null;
  const param = entry.params[paramName];
  if (param?.kind !== 'value' || !isReferenceType(param.type)) return null;
  return findVariableType(check, param.type, node[paramName]);
}
