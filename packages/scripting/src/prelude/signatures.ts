import { scriptEntries } from '@playloom/engine';
import {
  type ActionEntry,
  type Category,
  isReferenceType,
  type Param,
  listScriptParams,
  triggers,
  type TriggerEntry,
  type Value,
  type ValueEntry,
  type ValueType,
} from '@playloom/game-format';

/** How a parameter is passed from scripts to the host: as a scalar, as two numbers, or as JSON. */
export type ParamKind = 'scalar' | 'position' | 'data';

/**
 * How an answer is passed from the host to scripts: numbers through shared memory, texts as texts, the rest
 * as JSON.
 */
export type ResultKind = 'nothing' | 'number' | 'boolean' | 'id' | 'position' | 'text' | 'ids' | 'data';

export interface Signature {
  readonly name: string;
  readonly category: Category;
  readonly params: readonly SignatureParam[];
  readonly result: ResultKind;
}

interface SignatureParam {
  readonly name: string;
  readonly kind: ParamKind;
  /** The value used if a script omits the argument. */
  readonly fallback: Value;
}

export interface TriggerShape {
  readonly name: string;
  readonly context: readonly { readonly name: string; readonly kind: ResultKind }[];
  /** The parameters by which a handler can filter the trigger. */
  readonly filters: readonly string[];
  /** How many numbers an event takes in the queue, for its trigger, its context and its filters. */
  readonly size: number;
}

const kinds: { readonly [Type in ValueType]?: ResultKind } = {
  number: 'number',
  boolean: 'boolean',
  text: 'text',
  position: 'position',
  unit: 'id',
  item: 'id',
  projectile: 'id',
  prop: 'id',
  entity: 'id',
  player: 'id',
  units: 'ids',
  items: 'ids',
  projectiles: 'ids',
  props: 'ids',
  players: 'ids',
};

const directResults: ReadonlySet<ResultKind> = new Set(['nothing', 'number', 'boolean', 'id']);

/** The functions that scripts can call. Host and prelude identify each by its index. */
export const signatures: readonly Signature[] = scriptEntries.map(readSignature);

/** The triggers that scripts can handle. Host and prelude identify each by its index. */
export const triggerShapes: readonly TriggerShape[] = Object.values<TriggerEntry>(triggers).map(readShape);

export const GAME_STARTS_INDEX = triggerShapes.findIndex(({ name }) => name === 'gameStarts');
export const EVERY_TICK_INDEX = triggerShapes.findIndex(({ name }) => name === 'everyTick');
export const EVERY_SECONDS_INDEX = triggerShapes.findIndex(({ name }) => name === 'everySeconds');

/** Whether scripts can call the host directly, because no values have to be converted. */
export function isDirectCall({ params, result }: Signature): boolean {
  return params.every(({ kind }) => kind === 'scalar') && directResults.has(result);
}

function readSignature(entry: ActionEntry | ValueEntry): Signature {
  return {
    name: entry.name,
    category: entry.category,
    params: listScriptParams(entry).map(([name, param]) => ({
      name,
      kind: findParamKind(param),
      fallback: param.kind === 'block' ? null : (param.default ?? null),
    })),
    result: entry.kind === 'action' ? 'nothing' : findResultKind(entry.returns),
  };
}

function readShape({ name, provides, params }: TriggerEntry): TriggerShape {
  const context = Object.entries(provides).map(([field, type]) => ({
    name: field,
    kind: findResultKind(type),
  }));
  const filters = Object.keys(params);
  const slots = context.reduce((sum, { kind }) => sum + (kind === 'position' ? 2 : 1), 0);
  return { name, context, filters, size: 1 + slots + filters.length };
}

function findParamKind(param: Param): ParamKind {
  if (param.kind !== 'value') return 'scalar';
  if (param.type === 'position') return 'position';
  const kind = findResultKind(param.type);
  return kind === 'ids' || kind === 'data' ? 'data' : 'scalar';
}

function findResultKind(type: ValueType): ResultKind {
  return isReferenceType(type) ? 'text' : (kinds[type] ?? 'data');
}
