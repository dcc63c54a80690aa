import type { DraftGame } from '@playloom/draft';
import {
  type ActionEntry,
  contextValues,
  type Entry,
  fitsType,
  isReferenceType,
  isRequired,
  type Json,
  type JsonObject,
  type ReferenceType,
  type TriggerEntry,
  type ValueEntry,
  type ValueType,
} from '@playloom/game-format';
import type { RuleValueScope } from './RuleValueScope.ts';
import { listNamedObjects } from '../references/references.ts';
import { fitsSlotSpec, type SlotSpec, getSlotSpec } from './slotSpec.ts';

/** The field of a node that contains the name of its entry. */
function getEntryTag(entry: Entry): 'do' | 'get' | 'when' {
  return entry.kind === 'action' ? 'do' : entry.kind === 'value' ? 'get' : 'when';
}

/**
 * Creates a node for a catalog entry. Uses the given values where they fit, and fills other required parameters with
 * obvious values.
 */
export function createRuleNode(
  game: DraftGame,
  scope: RuleValueScope,
  entry: ActionEntry | ValueEntry | TriggerEntry,
  given: JsonObject = {},
): JsonObject {
  let node: JsonObject = { [getEntryTag(entry)]: entry.name };
  for (const [name, param] of Object.entries(entry.params)) {
    if (param.kind === 'block') {
      if (Array.isArray(given[name])) node = { ...node, [name]: given[name] };
      continue;
    }
    const wanted = getSlotSpec(game, entry, { ...given, ...node }, name);
    if (Object.hasOwn(given, name) && fitsSlotSpec(game, scope, given[name]!, wanted)) {
      node = { ...node, [name]: given[name]! };
    } else if (wanted.isRequired) {
      const obvious = findObviousValue(game, scope, wanted);
      if (obvious !== undefined) node = { ...node, [name]: obvious };
    }
  }
  return node;
}

const ENTITY_TYPES: ReadonlySet<ValueType> = new Set([
  'unit',
  'item',
  'projectile',
  'prop',
  'entity',
  'player',
]);

/**
 * Finds the value that users almost always mean: the unit, player or item of the trigger or loop, or the only object of
 * its type.
 */
export function findObviousValue(game: DraftGame, scope: RuleValueScope, wanted: SlotSpec): Json | undefined {
  const { type } = wanted;
  if (type === 'choice') return undefined;
  if (ENTITY_TYPES.has(type) && !wanted.isFilter) {
    const name = listContextValueNames(scope, type)[0];
    if (name !== undefined) return { get: name };
    const unit = type === 'player' ? listContextValueNames(scope, 'unit')[0] : undefined;
    return unit === undefined ? undefined : { get: 'ownerOf', entity: { get: unit } };
  }
  if (!isReferenceType(type)) return undefined;
  const references = listNamedObjects(game, type as ReferenceType);
  return references.length === 1 ? references[0]!.id : undefined;
}

/**
 * Fills empty positions with a position of the trigger or loop. Not for actions on an entity, such as “teleport”, where
 * that would be the entity's own position. Separate from `createRuleNode`, because these values must not affect the ranking
 * of suggestions.
 */
export function fillEmptyPositions(scope: RuleValueScope, entry: Entry, node: JsonObject): JsonObject {
  const params = Object.entries(entry.params).flatMap(([name, param]) =>
    param.kind === 'value' && isRequired(param) ? [[name, param.type] as const] : [],
  );
  const position = findPosition(scope);
  if (position === undefined || params.some(([, type]) => ENTITY_TYPES.has(type))) return node;
  const open = params.filter(([name, type]) => type === 'position' && !Object.hasOwn(node, name));
  return { ...node, ...Object.fromEntries(open.map(([name]) => [name, position])) };
}

function findPosition(scope: RuleValueScope): Json | undefined {
  const [position] = listContextValueNames(scope, 'position');
  if (position !== undefined) return { get: position };
  const [entityValue] = listContextValueNames(scope, 'entity');
  return entityValue === undefined ? undefined : { get: 'positionOf', entity: { get: entityValue } };
}

/** Names of the values that fit a type: those of the innermost loop first, then those of the trigger in order. */
export function listContextValueNames(scope: RuleValueScope, type: ValueType | 'any'): readonly string[] {
  const names = Object.keys(scope.provided).filter((name) => fitsContext(scope.provided[name]!, type));
  const isOfLoop = (name: string) => contextValues[name as keyof typeof contextValues]?.context === 'loop';
  const loops = names.filter(isOfLoop).toReversed();
  return [...loops, ...names.filter((name) => !isOfLoop(name))];
}

function fitsContext(given: ValueType, wanted: ValueType): boolean {
  return given === wanted || (given !== 'any' && wanted !== 'text' && fitsType(given, wanted));
}
