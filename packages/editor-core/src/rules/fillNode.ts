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
import { listNamedReferences } from './references.ts';
import { fitsSlotSpec, type SlotSpec, getSlotSpec } from './slotSpec.ts';

/** The fields that identify entries in a document. */
function getEntryTag(entry: Entry): 'do' | 'get' | 'when' {
  return entry.kind === 'action' ? 'do' : entry.kind === 'value' ? 'get' : 'when';
}

/** Creates a node for an entry: given values go where they fit, and obvious values from the context fill the rest. */
export function fillNode(
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

/** The value that is almost always meant: the subject of the trigger, or the only candidate. */
export function findObviousValue(game: DraftGame, scope: RuleValueScope, wanted: SlotSpec): Json | undefined {
  const { type } = wanted;
  if (type === 'choice') return undefined;
  if (ENTITY_TYPES.has(type) && !wanted.isFilter) {
    const name = listContext(scope, type)[0];
    if (name !== undefined) return { get: name };
    const unit = type === 'player' ? listContext(scope, 'unit')[0] : undefined;
    return unit === undefined ? undefined : { get: 'ownerOf', entity: { get: unit } };
  }
  if (!isReferenceType(type)) return undefined;
  const references = listNamedReferences(game, type as ReferenceType);
  return references.length === 1 ? references[0]!.id : undefined;
}

/**
 * Fills in a position for actions that need one. For a move action it avoids the entity's own position. Separate from
 * `fillNode`, because a likely position does not show what the user meant to add.
 */
export function fillPositions(scope: RuleValueScope, entry: Entry, node: JsonObject): JsonObject {
  const params = Object.entries(entry.params).flatMap(([name, param]) =>
    param.kind === 'value' && isRequired(param) ? [[name, param.type] as const] : [],
  );
  const position = findPosition(scope);
  if (position === undefined || params.some(([, type]) => ENTITY_TYPES.has(type))) return node;
  const open = params.filter(([name, type]) => type === 'position' && !Object.hasOwn(node, name));
  return { ...node, ...Object.fromEntries(open.map(([name]) => [name, position])) };
}

function findPosition(scope: RuleValueScope): Json | undefined {
  const [position] = listContext(scope, 'position');
  if (position !== undefined) return { get: position };
  const [entityValue] = listContext(scope, 'entity');
  return entityValue === undefined ? undefined : { get: 'positionOf', entity: { get: entityValue } };
}

/** Values of the trigger and the loops that fit a type: innermost loop first, then the trigger's values in order. */
export function listContext(scope: RuleValueScope, type: ValueType | 'any'): readonly string[] {
  const names = Object.keys(scope.provided).filter((name) => fitsContext(scope.provided[name]!, type));
  const isOfLoop = (name: string) => contextValues[name as keyof typeof contextValues]?.context === 'loop';
  const loops = names.filter(isOfLoop).toReversed();
  return [...loops, ...names.filter((name) => !isOfLoop(name))];
}

function fitsContext(given: ValueType, wanted: ValueType): boolean {
  return given === wanted || (given !== 'any' && wanted !== 'text' && fitsType(given, wanted));
}
