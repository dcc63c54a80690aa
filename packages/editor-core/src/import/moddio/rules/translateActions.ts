import {
  type Action,
  type ActionName,
  type Expression,
  findAction,
  limits,
  type Param,
  type ValueType,
} from '@playloom/game-format';
import { toObjectOrEmpty, type ImportedObject, readListField, readTextField } from '../../ImportedObject.ts';
import {
  ACTION_PLANS,
  type TranslationPlan,
  SCREEN_POSITIONS,
  IGNORED_ACTIONS,
  type ModdioSource,
} from './moddioTables.ts';
import { translateCondition } from './translateCondition.ts';
import type { TranslationContext } from './TranslationContext.ts';
import { translateParamValue, translateValue } from './translateValue.ts';

type Special = (task: TranslationContext, node: ImportedObject) => Action[] | undefined;

/** Translates a list of actions. Actions without an equivalent are recorded in `untranslated` and left out. */
export function translateActions(task: TranslationContext, nodes: readonly ImportedObject[]): Action[] {
  const actions = nodes.flatMap((node) => {
    const type = readTextField(node, 'type');
    if (type === '' || IGNORED_ACTIONS.has(type)) return [];
    const translated = translateAction(task, node, type);
    if (translated === undefined) task.untranslated.push(type);
    return (translated ?? []).map((action) => ({ ...action, ...remarksOf(node) }));
  });
  return actions.slice(0, limits.ACTIONS_PER_BLOCK_MAX);
}

function remarksOf(node: ImportedObject): Pick<Action, 'isEnabled' | 'comment'> {
  const comment = readTextField(node, 'comment').slice(0, limits.COMMENT_MAX);
  return {
    ...(node['disabled'] === true ? { isEnabled: false } : {}),
    ...(comment === '' ? {} : { comment }),
  };
}

function translateAction(task: TranslationContext, node: ImportedObject, type: string): Action[] | undefined {
  const special = Object.hasOwn(SPECIALS, type) ? SPECIALS[type] : undefined;
  if (special !== undefined) return special(task, node);
  const plan = Object.hasOwn(ACTION_PLANS, type) ? ACTION_PLANS[type] : undefined;
  const action = plan && translatePlan(task, node, plan);
  return action === undefined ? undefined : [action];
}

function translatePlan(
  task: TranslationContext,
  node: ImportedObject,
  [name, params = {}]: TranslationPlan<ActionName>,
): Action | undefined {
  const entry = findAction(name);
  const read: { [param: string]: Expression | Action[] } = {};
  for (const [param, source] of Object.entries(params)) {
    const known = entry?.params[param];
    const value = known && readParam(task, node, source, withTypeOfVariable(task, known, read));
    if (value !== undefined) read[param] = value;
    else if (known?.kind !== 'value' || (!known.isOptional && known.default === undefined)) {
      if (known?.kind !== 'choice') return undefined;
    }
  }
  return { do: name, ...read } as Action;
}

function readParam(
  task: TranslationContext,
  node: ImportedObject,
  source: ModdioSource,
  param: Param,
): Expression | Action[] | undefined {
  if (param.kind === 'block') return translateActions(task, readListField(node, String(source)));
  if (param.kind === 'choice') return SCREEN_POSITIONS[readTextField(node, String(source))];
  return translateParamValue(task, node, source, param);
}

/**
 * Gives a parameter the type of the variable that it is assigned to. For example, a text may be the key of a unit type.
 */
function withTypeOfVariable(
  { variables }: TranslationContext,
  param: Param,
  read: { readonly [param: string]: unknown },
): Param {
  if (param.kind !== 'value' || param.fitsVariable === undefined) return param;
  const id = String(read[param.fitsVariable]);
  const tables = [variables.global ?? {}, variables.unit ?? {}, variables.player ?? {}];
  const type = tables.find((table) => Object.hasOwn(table, id))?.[id]?.type;
  return type === undefined ? param : { ...param, type };
}

const SPECIALS: { readonly [type: string]: Special } = {
  condition: (task, node) => {
    const condition = translateCondition(task, node['conditions']);
    if (condition === undefined) return undefined;
    const then = translateActions(task, readListField(node, 'then'));
    const otherwise = translateActions(task, readListField(node, 'else'));
    return [{ do: 'ifThen', condition, then, else: otherwise }];
  },
  while: (task, node) => {
    const condition = translateCondition(task, node['conditions']);
    const actions = translateActions(task, readListField(node, 'actions'));
    return condition === undefined ? undefined : [{ do: 'repeatWhile', condition, actions }];
  },
  for: (task, node) => {
    const variable = translateValue(task, node['variableName'], 'globalVariable');
    const [from, to] = ['start', 'stop'].map((field) => translateValue(task, node[field], 'number'));
    if (variable === undefined || from === undefined || to === undefined) return undefined;
    const count: Action = { do: 'setVariable', variable, value: { get: 'eachNumber' } };
    const actions = [count, ...translateActions(task, readListField(node, 'actions'))];
    return [{ do: 'countFromTo', from, to, actions }];
  },
  runScript: runScript,
  runEntityScript: runScript,
  createUnitAtPosition: (task, node) => createUnit(task, node, 'unitType', 'entity'),
  createEntityForPlayerAtPositionWithDimensions: createAny,
  createEntityAtPositionWithDimensions: createAny,
};

function runScript(task: TranslationContext, node: ImportedObject): Action[] | undefined {
  const rule = task.findRule(readTextField(node, 'scriptName'));
  return rule === undefined ? undefined : [{ do: 'runRule', rule }];
}

function createAny(task: TranslationContext, node: ImportedObject): Action[] | undefined {
  const kind = readTextField(node, 'entityType');
  if (
    kind === 'unitTypes' ||
    (kind === '' && translateQuietly(task, node['entity'], 'unitType') !== undefined)
  ) {
    return createUnit(task, node, 'entity', 'player');
  }
  const plan: TranslationPlan<ActionName> =
    kind === 'projectileTypes'
      ? ['createProjectile', { projectileType: 'entity', position: 'position', angle: 'angle' }]
      : ['createItem', { itemType: 'entity', position: 'position' }];
  const action = translatePlan(task, node, plan);
  return action === undefined ? undefined : [action];
}

function translateQuietly(task: TranslationContext, given: unknown, type: ValueType): Expression | undefined {
  return translateValue({ ...task, untranslated: [] }, given, type);
}

/**
 * Translates the creation of a unit. If it is created for a player, that player controls it. modd.io keeps computer
 * players in variables; Playloom has no computer players, so their units have no player.
 */
function createUnit(
  task: TranslationContext,
  node: ImportedObject,
  typeField: string,
  playerField: string,
): Action[] | undefined {
  const shared = { position: 'position', rotation: 'angle', unitType: typeField };
  const owner = toObjectOrEmpty(node[playerField]);
  const isComputer = ['', 'getVariable', 'computerPlayer'].includes(readTextField(owner, 'function'));
  if (isComputer) {
    const action = translatePlan(task, node, ['createUnit', shared]);
    return action === undefined ? undefined : [action];
  }
  const action = translatePlan(task, node, ['createUnitForPlayer', { ...shared, player: playerField }]);
  const player = action?.['player'] as Expression | undefined;
  if (action === undefined || player === undefined) return undefined;
  return [action, { do: 'setPlayerUnit', player, unit: { get: 'lastCreatedUnit' } }];
}
