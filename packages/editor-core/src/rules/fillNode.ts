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
import type { RuleScope } from './RuleScope.ts';
import { listThings } from './things.ts';
import { fitsWanted, type Wanted, wantedOf } from './wanted.ts';

/** What tells entries apart in a document. */
export function tagOf(entry: Entry): 'do' | 'get' | 'when' {
  return entry.kind === 'action' ? 'do' : entry.kind === 'value' ? 'get' : 'when';
}

/** A node of an entry with what was given, where it fits, and with what is plain from the place where it will stand. */
export function fillNode(
  game: DraftGame,
  scope: RuleScope,
  entry: ActionEntry | ValueEntry | TriggerEntry,
  given: JsonObject = {},
): JsonObject {
  let node: JsonObject = { [tagOf(entry)]: entry.name };
  for (const [name, param] of Object.entries(entry.params)) {
    if (param.kind === 'block') {
      if (Array.isArray(given[name])) node = { ...node, [name]: given[name] };
      continue;
    }
    const wanted = wantedOf(game, entry, { ...given, ...node }, name);
    if (Object.hasOwn(given, name) && fitsWanted(game, scope, given[name]!, wanted)) {
      node = { ...node, [name]: given[name]! };
    } else if (wanted.isRequired) {
      const obvious = findObvious(game, scope, wanted);
      if (obvious !== undefined) node = { ...node, [name]: obvious };
    }
  }
  return node;
}

const PEOPLE: ReadonlySet<ValueType> = new Set(['unit', 'item', 'projectile', 'prop', 'entity', 'player']);

/** The one thing one would put there nearly always: who it is about, or the only one there is. */
export function findObvious(game: DraftGame, scope: RuleScope, wanted: Wanted): Json | undefined {
  const { type } = wanted;
  if (type === 'choice') return undefined;
  if (PEOPLE.has(type) && !wanted.isFilter) {
    const name = listContext(scope, type)[0];
    if (name !== undefined) return { get: name };
    const unit = type === 'player' ? listContext(scope, 'unit')[0] : undefined;
    return unit === undefined ? undefined : { get: 'ownerOf', entity: { get: unit } };
  }
  if (!isReferenceType(type)) return undefined;
  const things = listThings(game, type as ReferenceType);
  return things.length === 1 ? things[0]!.id : undefined;
}

/**
 * Fills in where it happens, for what happens at a place. With something to move, another place than its own is
 * meant. Not by `fillNode`: a place that is only likely says nothing about what somebody meant to add.
 */
export function fillPlaces(scope: RuleScope, entry: Entry, node: JsonObject): JsonObject {
  const params = Object.entries(entry.params).flatMap(([name, param]) =>
    param.kind === 'value' && isRequired(param) ? [[name, param.type] as const] : [],
  );
  const place = findPlace(scope);
  if (place === undefined || params.some(([, type]) => PEOPLE.has(type))) return node;
  const open = params.filter(([name, type]) => type === 'position' && !Object.hasOwn(node, name));
  return { ...node, ...Object.fromEntries(open.map(([name]) => [name, place])) };
}

function findPlace(scope: RuleScope): Json | undefined {
  const [place] = listContext(scope, 'position');
  if (place !== undefined) return { get: place };
  const [thing] = listContext(scope, 'entity');
  return thing === undefined ? undefined : { get: 'positionOf', entity: { get: thing } };
}

/** Values of the trigger and the loops here that fit a type: the innermost loop's first, then the trigger's in its order. */
export function listContext(scope: RuleScope, type: ValueType | 'any'): readonly string[] {
  const names = Object.keys(scope.provided).filter((name) => fitsContext(scope.provided[name]!, type));
  const isOfLoop = (name: string) => contextValues[name as keyof typeof contextValues]?.context === 'loop';
  const loops = names.filter(isOfLoop).toReversed();
  return [...loops, ...names.filter((name) => !isOfLoop(name))];
}

function fitsContext(given: ValueType, wanted: ValueType): boolean {
  return given === wanted || (given !== 'any' && wanted !== 'text' && fitsType(given, wanted));
}
