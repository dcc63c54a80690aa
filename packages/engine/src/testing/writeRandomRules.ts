import {
  catalog,
  type ActionEntry,
  fitsType,
  isReferenceType,
  type ReferenceLookup,
  type Param,
  type TriggerEntry,
  type ValueEntry,
  type ValueType,
} from '@playloom/game-format';
import { nextRandom, type RandomState } from '../math/random.ts';

const DEPTH_MAX = 3;
const ACTIONS_MAX = 4;

interface Scope {
  readonly random: RandomState;
  readonly lookup: ReferenceLookup;
  readonly provided: ReadonlySet<string>;
  readonly isInLoop: boolean;
}

const triggerEntries = Object.values<TriggerEntry>(catalog.triggers);
const actionEntries = Object.values<ActionEntry>(catalog.actions);
const valueEntries = Object.values<ValueEntry>(catalog.values);

/** Creates random rules that pass validation, with any trigger, action and value that fit together. */
export function writeRandomRules(random: RandomState, lookup: ReferenceLookup, count: number): unknown[] {
  return Array.from({ length: count }, (_, index) => {
    const entry = pick(random, triggerEntries);
    const scope = { random, lookup, provided: new Set(Object.keys(entry.provides)), isInLoop: false };
    return {
      id: `random-${index}`,
      name: entry.name,
      when: { when: entry.name, ...writeFilters(scope, entry) },
      if: nextRandom(random) < 0.2 ? [writeValue(scope, 'boolean', 0)] : [],
      do: writeBlock(scope, 0),
    };
  });
}

/** Creates the filters of a trigger, which must be literals. */
function writeFilters(scope: Scope, { params }: TriggerEntry): { [name: string]: unknown } {
  const filters: { [name: string]: unknown } = {};
  for (const [name, param] of Object.entries<Param>(params)) {
    if (param.kind !== 'value' || (param.isOptional && nextRandom(scope.random) < 0.6)) continue;
    filters[name] = writeLiteral(scope, param.type, param);
  }
  return filters;
}

function writeBlock(scope: Scope, depth: number): unknown[] {
  const length = 1 + Math.floor(nextRandom(scope.random) * ACTIONS_MAX);
  return Array.from({ length }, () => {
    const usable = actionEntries.filter(
      (entry) =>
        (scope.isInLoop || !entry.isForLoopsOnly) &&
        (depth < DEPTH_MAX || !Object.values<Param>(entry.params).some(({ kind }) => kind === 'block')),
    );
    return writeAction(scope, pick(scope.random, usable), depth);
  });
}

function writeAction(scope: Scope, entry: ActionEntry, depth: number): unknown {
  const node: { [name: string]: unknown } = { do: entry.name };
  for (const [name, param] of Object.entries<Param>(entry.params)) {
    if (param.kind !== 'block') {
      writeParam(scope, node, name, param, depth);
      continue;
    }
    const provided = param.isDetached ? withoutLoops(scope) : scope.provided;
    node[name] = writeBlock(
      {
        ...scope,
        provided: new Set([...provided, ...Object.keys(param.provides)]),
        isInLoop: param.isDetached ? false : scope.isInLoop || param.isLoop,
      },
      depth + 1,
    );
  }
  return node;
}

function withoutLoops({ provided }: Scope): Set<string> {
  return new Set([...provided].filter((name) => !name.startsWith('each')));
}

function writeParam(
  scope: Scope,
  node: { [name: string]: unknown },
  name: string,
  param: Param,
  depth: number,
): void {
  const isLeftOut =
    param.kind === 'choice' || (param.kind === 'value' && (param.isOptional || param.default !== undefined));
  if (isLeftOut && nextRandom(scope.random) < 0.4) return;
  if (param.kind === 'choice') node[name] = pick(scope.random, param.choices);
  if (param.kind !== 'value') return;
  // The type depends on the variable. An element of a list has the type “any”, which fits every variable.
  node[name] =
    param.fitsVariable === undefined
      ? writeValue(scope, param.type, depth + 1, param)
      : { get: 'listElement', list: { get: 'emptyList' } };
}

function writeValue(
  scope: Scope,
  type: ValueType,
  depth: number,
  param?: Param & { kind: 'value' },
): unknown {
  const hasLiteral = ['number', 'text', 'boolean', 'any'].includes(type) || isReferenceType(type);
  if (hasLiteral && (depth > DEPTH_MAX || nextRandom(scope.random) < 0.4))
    return writeLiteral(scope, type, param);
  const fitting = valueEntries.filter(
    (entry) =>
      (entry.context === null || scope.provided.has(entry.name)) &&
      fitsType(entry.returns, type) &&
      // The result type of these values depends on the variable.
      ((entry.returnsVariable === undefined && entry.name !== 'triggeringVariable') || type === 'any') &&
      (depth <= DEPTH_MAX || Object.keys(entry.params).length === 0),
  );
  if (fitting.length === 0) return { get: 'listElement', list: { get: 'emptyList' } };
  const entry = pick(scope.random, fitting);
  const node: { [name: string]: unknown } = { get: entry.name };
  for (const [name, given] of Object.entries<Param>(entry.params))
    writeParam(scope, node, name, given, depth);
  return node;
}

function writeLiteral(
  { random, lookup }: Scope,
  type: ValueType,
  param?: Param & { kind: 'value' },
): unknown {
  if (isReferenceType(type)) return pick(random, [...lookup[type]]);
  if (type === 'boolean') return nextRandom(random) < 0.5;
  if (type === 'text') return pick(random, ['', 'name', 'a longer text', '12', '#ff0000']);
  const { min = -20, max = 40 } = param ?? {};
  const [low, high] = [Math.max(min, -20), Math.min(max, 40)];
  return Math.min(high, low + Math.floor(nextRandom(random) * (high - low + 1)));
}

function pick<Element>(random: RandomState, list: readonly Element[]): Element {
  return list[Math.floor(nextRandom(random) * list.length)]!;
}
