import {
  type Expression,
  findValue,
  type Param,
  type ValueName,
  type ValueType,
} from '@playloom/game-format';
import { toObjectOrEmpty, type ImportedObject, readTextField } from '../../ImportedObject.ts';
import { parseModdioNumber, PIXELS_PER_METER, roundToThousandth } from '../file/moddioFields.ts';
import {
  CONTEXT_VALUES,
  type ModdioNumberConversion,
  type TranslationPlan,
  LOOP_VALUES,
  type ModdioSource,
  VALUE_PLANS,
} from './moddioTables.ts';
import type { TranslationContext } from './TranslationContext.ts';

const DEGREES_PER_RADIAN = 180 / Math.PI;
const MS_PER_SECOND = 1000;

const OPERATORS: { readonly [operator: string]: ValueName } = {
  '+': 'add',
  '-': 'subtract',
  '*': 'multiply',
  '/': 'divide',
  '%': 'remainder',
};

/**
 * Translates a value. Returns undefined if there is no equivalent. Unknown functions and variables are recorded in
 * `untranslated`.
 */
export function translateValue(
  task: TranslationContext,
  given: unknown,
  type: ValueType,
): Expression | undefined {
  if (typeof given === 'object' && given !== null) return translateNode(task, toObjectOrEmpty(given), type);
  if (typeof given === 'string') return translateText(task, given, type);
  return typeof given === 'number' || typeof given === 'boolean' ? given : undefined;
}

function translateText(task: TranslationContext, text: string, type: ValueType): Expression | undefined {
  const table = tableOf(task, type);
  if (table !== undefined) return table.get(text);
  if (type === 'number') return parseModdioNumber(text) ?? undefined;
  if (type === 'boolean') return text === 'true';
  return type === 'text' || type === 'any' ? text : undefined;
}

function tableOf({ ids }: TranslationContext, type: ValueType): ReadonlyMap<string, string> | undefined {
  const tables: { readonly [type in ValueType]?: ReadonlyMap<string, string> } = {
    unitType: ids.units,
    itemType: ids.items,
    projectileType: ids.projectiles,
    team: ids.teams,
    attribute: ids.attributes,
    sound: ids.sounds,
    region: ids.regions,
    globalVariable: ids.variables,
    unitVariable: ids.unitVariables,
    playerVariable: ids.playerVariables,
  };
  return tables[type];
}

function translateNode(
  task: TranslationContext,
  node: ImportedObject,
  type: ValueType,
): Expression | undefined {
  const name = readTextField(node, 'function');
  if (type === 'globalVariable' || type === 'unitVariable' || type === 'playerVariable') {
    return translateText(task, readTextField(node, 'variableName') || readTextField(node, 'key'), type);
  }
  if (name === 'getVariable') return translateVariable(task, readTextField(node, 'variableName'));
  if (name === 'undefinedValue') return null;
  if (name === 'thisEntity' && task.self !== null) return task.self;
  if (name === 'calculate') return translateCalculation(task, node);
  const contextValue = findContextValue(task, name);
  if (contextValue !== undefined) return contextValue;
  const plan = Object.hasOwn(VALUE_PLANS, name) ? VALUE_PLANS[name] : undefined;
  if (plan !== undefined) return translatePlan(task, node, plan);
  task.untranslated.push(name || 'an unnamed value');
  return undefined;
}

function translateVariable({ ids, untranslated }: TranslationContext, name: string): Expression | undefined {
  const region = ids.regions.get(name);
  if (region !== undefined) return region;
  const variable = ids.variables.get(name);
  if (variable === undefined) untranslated.push(`the variable ${name}`);
  return variable === undefined ? undefined : { get: 'variable', variable };
}

function translateCalculation(task: TranslationContext, { items }: ImportedObject): Expression | undefined {
  const [head, first, second] = Array.isArray(items) ? (items as unknown[]) : [];
  const get = OPERATORS[readTextField(toObjectOrEmpty(head), 'operator')];
  const [a, b] = [translateValue(task, first, 'number'), translateValue(task, second, 'number')];
  return get === undefined || a === undefined || b === undefined ? undefined : { get, a, b };
}

/**
 * Finds a value of the trigger or a loop. If the trigger provides only a player, the unit is that player's unit. If it
 * provides only a unit, the player is the owner of that unit.
 */
function findContextValue({ provided, isOpen }: TranslationContext, name: string): Expression | undefined {
  if (Object.hasOwn(LOOP_VALUES, name)) return { get: LOOP_VALUES[name]! };
  if (!Object.hasOwn(CONTEXT_VALUES, name)) return undefined;
  const candidates = CONTEXT_VALUES[name]!;
  const valueName = candidates.find((one) => provided.has(one)) ?? (isOpen ? candidates[0] : undefined);
  if (valueName !== undefined) return { get: valueName };
  const [wanted] = candidates;
  if (wanted === 'triggeringPlayer' && provided.has('triggeringUnit')) {
    return { get: 'ownerOf', entity: { get: 'triggeringUnit' } };
  }
  if (wanted === 'triggeringUnit' && provided.has('triggeringPlayer')) {
    return { get: 'unitOf', player: { get: 'triggeringPlayer' } };
  }
  return { get: wanted! };
}

function translatePlan(
  task: TranslationContext,
  node: ImportedObject,
  [get, params = {}, measure]: TranslationPlan<ValueName>,
): Expression | undefined {
  const entry = findValue(get);
  const read: { [param: string]: Expression } = {};
  for (const [name, source] of Object.entries(params)) {
    const param = entry?.params[name];
    const value = param === undefined ? undefined : translateParamValue(task, node, source, param);
    if (value === undefined) return undefined;
    read[name] = value;
  }
  return applyMeasure(task, { get, ...read } as Expression, measure);
}

/** Translates the value of one parameter of a Playloom action or value. */
export function translateParamValue(
  task: TranslationContext,
  node: ImportedObject,
  source: ModdioSource,
  param: Param,
): Expression | undefined {
  if (param.kind === 'block') return undefined;
  const type = param.kind === 'choice' ? 'text' : param.type;
  if (typeof source === 'object' && 'always' in source) return source.always;
  if (typeof source !== 'string') return translatePlan(task, node, source);
  const [fields = '', measure] = source.split('>');
  return applyMeasure(
    task,
    translateValue(task, findField(node, fields), type),
    measure as ModdioNumberConversion,
  );
}

function findField(node: ImportedObject, fields: string): unknown {
  for (const field of fields.split('|')) {
    const [outer = '', inner] = field.split('.');
    const found = inner === undefined ? node[outer] : toObjectOrEmpty(node[outer])[inner];
    if (found !== undefined && found !== null && found !== '') return found;
  }
  return undefined;
}

function applyMeasure(
  { tile }: TranslationContext,
  value: Expression | undefined,
  measure: ModdioNumberConversion | undefined,
): Expression | undefined {
  if (value === undefined || measure === undefined) return value;
  const factor = {
    tiles: 1 / tile,
    pixels: tile,
    tilesPerSecond: PIXELS_PER_METER / tile,
    metres: tile / PIXELS_PER_METER,
    seconds: 1 / MS_PER_SECOND,
    degrees: DEGREES_PER_RADIAN,
    radians: 1 / DEGREES_PER_RADIAN,
    less: -1,
  }[measure];
  if (typeof value === 'number') return roundToThousandth(value * factor);
  return { get: 'multiply', a: value, b: Math.abs(factor) < 1 ? Number(factor.toPrecision(6)) : factor };
}
