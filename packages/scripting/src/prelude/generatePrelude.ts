import { scriptMotionFields } from '@playloom/engine';
import type { ValueName } from '@playloom/game-format';
import {
  PRELUDE_DISPATCH,
  PRELUDE_HANDLERS,
  PRELUDE_PRIMORDIALS,
  PRELUDE_SERVICES,
  PRELUDE_SHARED,
} from './preludeCore.ts';
import {
  isDirectCall,
  type ParamKind,
  type ResultKind,
  type Signature,
  signatures,
  triggerShapes,
} from './signatures.ts';

/**
 * The host functions that the prelude calls, in the order in which it gets them as parameters. Their ids are
 * numbered from 1.
 */
export const hostFunctions = [
  'call',
  'callWithData',
  'position',
  'random',
  'report',
  'line',
  'refill',
  'direct',
] as const;
export type HostFunction = (typeof hostFunctions)[number];

/**
 * The first ids of host functions that scripts call directly, without the prelude in between: those of the
 * catalog, then those for motion.
 */
export const DIRECT_IDS_START = 16;
export const MOTION_IDS_START = DIRECT_IDS_START + signatures.length;

/**
 * The most frequent call, which has its own fast path: it creates an object, but has no arguments to check.
 */
const POSITION_OF: ValueName = 'positionOf';

/** The functions the prelude returns to the host. */
export const preludeFunctions = [
  'tick',
  'resume',
  'stop',
  'exceed',
  'running',
  'enter',
  'watch',
  'tell',
  'where',
] as const;
export type PreludeFunction = (typeof preludeFunctions)[number];

/** Writes the source code of the prelude: the script API of the catalog, and the code that runs handlers. */
export function generatePrelude(): string {
  return [
    `(function (${[...hostFunctions, 'shared'].join(', ')}) {\n'use strict';`,
    PRELUDE_PRIMORDIALS,
    PRELUDE_SHARED,
    writeTriggers(),
    PRELUDE_HANDLERS,
    PRELUDE_DISPATCH,
    PRELUDE_SERVICES,
    writeResults(),
    writeNamespaces(),
    writeMotion(),
    `return (place) => [${preludeFunctions.join(', ')}][place];\n})`,
  ].join('\n');
}

function writeTriggers(): string {
  const names = triggerShapes.map(({ name }) => JSON.stringify(name));
  const filters = triggerShapes.map(({ filters: params, size }) => {
    const slots = params.map((name, index) => `${name}: ${size - params.length + index}`);
    return `{ ${['__proto__: null', ...slots].join(', ')} }`;
  });
  return [
    `const names = [${names.join(', ')}];`,
    `const sizes = [${triggerShapes.map(({ size }) => size).join(', ')}];`,
    `const filters = [${filters.join(', ')}];`,
    'const nothing = freeze({ __proto__: null });',
    `const builders = [${triggerShapes.map(({ context }) => writeBuilder(context)).join(',\n')}];`,
  ].join('\n');
}

/** Writes a function that builds the event object for handlers from the numbers in the queue. */
function writeBuilder(context: readonly { name: string; kind: ResultKind }[]): string {
  if (context.length === 0) return '() => nothing';
  const slots = context.flatMap(({ kind }) => (kind === 'position' ? [kind, kind] : [kind]));
  const reads = slots.map((_kind, index) => `q${index} = Q[i + ${index + 1}]`);
  let slot = 0;
  const fields = context.map(({ name, kind }) => {
    const field = `${name}: ${writeField(kind, `q${slot}`, `q${slot + 1}`)}`;
    slot += kind === 'position' ? 2 : 1;
    return field;
  });
  return `(i) => { var ${reads.join(', ')}; return { ${fields.join(', ')} }; }`;
}

function writeField(kind: ResultKind, value: string, second: string): string {
  if (kind === 'number') return value;
  if (kind === 'boolean') return `${value} === 1`;
  if (kind === 'id') return `${value} < 0 ? null : ${value}`;
  if (kind === 'position') return `${value} === infinity ? null : { x: ${value}, y: ${second} }`;
  return `${value} < 0 ? null : side[${value}]`;
}

function writeResults(): string {
  return `
const readTextAnswer = (text) => R[0] === 1 ? text : R[0] === 0 ? null : parse(text);
const readIds = (json) => {
  const length = R[0];
  if (length < 0) return parse(json);
  const ids = [];
  for (let index = 0; index < length; index += 1) ids[index] = R[index + 1];
  return ids;
};
const readData = (text) => {
  const kind = R[0];
  if (kind === 3) return R[1];
  if (kind === 1) return text;
  if (kind === 2) return parse(text);
  return kind === 0 ? null : kind === 5;
};`;
}

/**
 * Writes the functions of the script API. Functions with the same shape share a factory: 250 separate
 * functions would take more memory than all scripts.
 */
function writeNamespaces(): string {
  const makers = new Map<string, string>();
  const spaces = new Map<string, string[]>();
  for (const [index, signature] of signatures.entries()) {
    const shape = `${signature.params.map(({ kind }) => kind.charAt(0)).join('')}_${signature.result}`;
    const isMade = !isDirectCall(signature) && signature.name !== POSITION_OF;
    if (isMade) makers.set(shape, writeMaker(signature));
    const space = spaces.get(signature.category) ?? [];
    const direct = signature.name === POSITION_OF ? 'positionOf' : `direct(${index})`;
    space.push(`${signature.name}: ${isMade ? `${shape}(${index})` : direct}`);
    spaces.set(signature.category, space);
  }
  return [
    `const positionOf = (entity) => ${writeAnswer('position', 'position(entity)')};`,
    ...Array.from(makers, ([shape, maker]) => `const ${shape} = ${maker};`),
    ...Array.from(spaces, ([name, functions]) => {
      return `offer('${name}', freeze({ __proto__: null, ${functions.join(', ')} }));`;
    }),
  ].join('\n');
}

function writeMotion(): string {
  const fields = scriptMotionFields.map((name, index) => `${name}: direct(${signatures.length + index})`);
  return `offer('motion', freeze({ __proto__: null, ${fields.join(', ')} }));`;
}

function writeMaker({ params, result }: Signature): string {
  const names = params.map((_param, index) => `a${index}`);
  const plain = `call(${['n', ...params.flatMap(({ kind }, index) => writeArgument(kind, names[index]!))].join(', ')})`;
  const data = names.filter((_name, index) => params[index]!.kind === 'data');
  const checks = data.map((name) => `(typeof ${name} === 'object' && ${name} !== null)`);
  const called =
    data.length === 0
      ? plain
      : `(${checks.join(' || ')} ? callWithData(n, stringify([${names.join(', ')}])) : ${plain})`;
  return `(n) => (${names.join(', ')}) => ${writeAnswer(result, called)}`;
}

function writeArgument(kind: ParamKind, name: string): string[] {
  if (kind !== 'position') return [name];
  return ['x', 'y'].map((field) => `${name} === void 0 || ${name} === null ? null : ${name}.${field}`);
}

function writeAnswer(result: ResultKind, called: string): string {
  if (result === 'nothing') return `{ ${called}; }`;
  if (result === 'number') return `(${called}, R[0])`;
  if (result === 'boolean') return `(${called}, R[0] === 1)`;
  if (result === 'id') return `(${called}, R[0] < 0 ? null : R[0])`;
  if (result === 'position') return `(${called}, R[0] === infinity ? null : { x: R[0], y: R[1] })`;
  if (result === 'text') return `readTextAnswer(${called})`;
  return result === 'ids' ? `readIds(${called})` : `readData(${called})`;
}
