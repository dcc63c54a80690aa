import type { DraftGame } from '@playloom/draft';
import {
  canBeNothing,
  type Entry,
  findValue,
  fitsType,
  isReferenceType,
  isRequired,
  type Json,
  type JsonObject,
  type ReferenceType,
  type ValueType,
} from '@playloom/game-format';
import type { RuleValueScope } from './RuleValueScope.ts';
import { referenceExists } from '../references/references.ts';

/** What a slot accepts. */
export interface SlotSpec {
  /** The parameter's name. */
  readonly name: string;
  readonly type: ValueType | 'choice';
  readonly choices: readonly string[];
  readonly isOptional: boolean;
  /** Whether a value must be set because there is no default. */
  readonly isRequired: boolean;
  readonly preset: Json | undefined;
  readonly min: number | undefined;
  readonly max: number | undefined;
  /**
   * Whether the slot is in a trigger. Values there must be known before the game runs, so only literals are allowed.
   */
  readonly isFilter: boolean;
}

export const CONDITION_SLOT_SPEC: SlotSpec = {
  name: 'condition',
  type: 'boolean',
  choices: [],
  isOptional: false,
  isRequired: true,
  preset: undefined,
  min: undefined,
  max: undefined,
  isFilter: false,
};

/**
 * What a parameter of a node accepts. In “set {variable} to {value}”, the type of the value depends on the chosen
 * variable.
 */
export function getSlotSpec(game: DraftGame, entry: Entry, node: JsonObject, name: string): SlotSpec {
  const param = entry.params[name];
  const base = { ...CONDITION_SLOT_SPEC, name, isFilter: entry.kind === 'trigger', isRequired: false };
  if (param === undefined || param.kind === 'block') return { ...base, type: 'any' };
  if (param.kind === 'choice') {
    return { ...base, type: 'choice', choices: param.choices, preset: param.default };
  }
  return {
    ...base,
    type: variableTypeOf(game, entry, param.fitsVariable, node) ?? param.type,
    isOptional: param.isOptional,
    isRequired: isRequired(param),
    preset: param.default,
    min: param.min,
    max: param.max,
  };
}

const VARIABLE_GROUPS = { globalVariable: 'global', unitVariable: 'unit', playerVariable: 'player' } as const;

function variableTypeOf(
  game: DraftGame,
  entry: Entry,
  paramName: string | undefined,
  node: JsonObject,
): ValueType | null {
  if (paramName === undefined) return null;
  const param = entry.params[paramName];
  const id = node[paramName];
  if (param?.kind !== 'value' || typeof id !== 'string') return null;
  const group = VARIABLE_GROUPS[param.type as keyof typeof VARIABLE_GROUPS];
  const declared = group === undefined ? undefined : game.variables[group];
  return declared !== undefined && Object.hasOwn(declared, id) ? declared[id]!.type : null;
}

/** The type of a value at this position. Null if the value is unknown or not available here. */
export function findValueType(game: DraftGame, scope: RuleValueScope, node: JsonObject): ValueType | null {
  const entry = findValue(String(node['get']));
  if (entry === null) return null;
  if (entry.context === null) {
    return variableTypeOf(game, entry, entry.returnsVariable, node) ?? entry.returns;
  }
  if (Object.hasOwn(scope.provided, entry.name)) return scope.provided[entry.name]!;
  return scope.isOpen && entry.context === 'trigger' ? entry.returns : null;
}

/** Whether a value is allowed in a slot, by the same rules as `parseGame`. Values inside the value are not checked. */
export function fitsSlotSpec(game: DraftGame, scope: RuleValueScope, json: Json, spec: SlotSpec): boolean {
  const { type } = spec;
  if (type === 'choice') return typeof json === 'string' && spec.choices.includes(json);
  if (json === null) return spec.isOptional || canBeNothing(type);
  if (Array.isArray(json)) return false;
  if (typeof json === 'object') {
    if (spec.isFilter) return false;
    const given = findValueType(game, scope, json as JsonObject);
    return given !== null && fitsType(given, type);
  }
  if (isReferenceType(type))
    return typeof json === 'string' && referenceExists(game, type as ReferenceType, json);
  if (typeof json === 'number') {
    return fitsType('number', type) && json >= (spec.min ?? -Infinity) && json <= (spec.max ?? Infinity);
  }
  return fitsType(typeof json === 'boolean' ? 'boolean' : 'text', type);
}
