import { ERROR_STRIKES_MAX, FUEL_STRIKES_MAX, HANDLERS_MAX, LINE_LENGTH_MAX, WAITS_MAX } from '../limits.ts';
import {
  FUEL_OVER,
  NEXT_WAIT,
  RUN,
  RUN_MASK,
  RUN_STEP,
  SECONDS,
  sharedOffsets,
  TICK,
  TICK_SECONDS,
} from './sharedMemory.ts';
import { EVERY_SECONDS } from './signatures.ts';

/*
 * Our code inside the machine, which scripts share a world with. It must not use anything that a script can
 * replace: no methods of built-in objects after the first lines, no iteration, no destructuring of arrays.
 * Its own records have no prototype, and handlers are called without `this`. It writes `void 0`, because this
 * QuickJS lets scripts redefine even the constants of the global object.
 */

/** What is taken away, and what is kept for ourselves before scripts can change it. */
export const PRELUDE_PRIMORDIALS = `
const globals = globalThis;
const { parse, stringify } = JSON;
const { defineProperty, freeze, keys, getPrototypeOf, getOwnPropertyDescriptor } = Object;
const { apply } = Reflect;
const { round } = Math;
const OwnPromise = Promise, OwnTypeError = TypeError, OwnRangeError = RangeError, OwnError = Error;
const then = Promise.prototype.then;
const fileOf = getOwnPropertyDescriptor(Function.prototype, 'fileName').get;
const lineOf = getOwnPropertyDescriptor(Function.prototype, 'lineNumber').get;
const none = freeze([]);
const toText = String;
const infinity = Infinity;
for (const name of ['eval', 'BigInt', 'BigInt64Array', 'BigUint64Array', 'SharedArrayBuffer', 'Atomics', 'Date',
  'WebAssembly', 'performance', 'std', 'os', 'print', 'gc']) delete globals[name];
for (const name of ['getBigInt64', 'getBigUint64', 'setBigInt64', 'setBigUint64']) delete DataView.prototype[name];
for (const name of ['transfer', 'transferToFixedLength', 'resize']) delete ArrayBuffer.prototype[name];
const NoFunction = function Function() { throw new OwnTypeError('Scripts cannot make code out of text.'); };
for (const sample of [function () {}, async function () {}, function* () {}, async function* () {}])
  defineProperty(getPrototypeOf(sample), 'constructor', { value: NoFunction, writable: false, configurable: false });
// Still there for instanceof.
defineProperty(NoFunction, 'prototype', { value: getPrototypeOf(NoFunction) });
defineProperty(globals, 'Function', { value: NoFunction, writable: false, configurable: false });
`;

const [queue, answer, status, listeners] = sharedOffsets().map(
  ([offset, length]) => `new Float64Array(shared, ${offset}, ${length})`,
);

export const PRELUDE_SHARED = `
const Q = ${queue}, R = ${answer}, P = ${status}, H = ${listeners};
P[${NEXT_WAIT}] = infinity;
`;

/** Handlers, by trigger, in the order they were added. */
export const PRELUDE_HANDLERS = `
let script = 0, count = 0;
const heads = [], tails = [];
for (let index = 0; index < names.length; index += 1) { heads[index] = null; tails[index] = null; }
const places = { __proto__: null };
for (let index = 0; index < names.length; index += 1) places[names[index]] = index;

const findTrigger = (name) => {
  const trigger = typeof name === 'string' ? places[name] : void 0;
  if (trigger === void 0) throw new OwnTypeError('There is no event ' + show(name) + '.');
  return trigger;
};
const readEvery = (filter) => {
  const seconds = filter === void 0 || filter === null ? void 0 : filter.seconds;
  const rounds = round((typeof seconds === 'number' ? seconds : 1) / P[${TICK_SECONDS}]);
  return { __proto__: null, slot: -1, wanted: rounds >= 1 ? rounds : 1, next: null };
};
const readFilter = (trigger, filter) => {
  if (trigger === ${EVERY_SECONDS}) return readEvery(filter);
  if (filter === void 0 || filter === null) return null;
  if (typeof filter !== 'object') throw new OwnTypeError('A filter is an object such as { unitType: "knight" }.');
  const known = filters[trigger], given = keys(filter);
  let first = null;
  for (let index = 0; index < given.length; index += 1) {
    const wanted = filter[given[index]];
    if (wanted === void 0 || wanted === null) continue;
    const slot = known[given[index]];
    if (slot === void 0) throw new OwnTypeError(names[trigger] + ' has no filter ' + given[index] + '.');
    first = { __proto__: null, slot, wanted, next: first };
  }
  return first;
};
const on = (name, filter, handler) => {
  const trigger = findTrigger(name);
  const isShort = handler === void 0 && typeof filter === 'function';
  const run = isShort ? filter : handler;
  if (typeof run !== 'function') throw new OwnTypeError('The handler of ' + name + ' is not a function.');
  if (count >= ${HANDLERS_MAX}) throw new OwnRangeError('There are more than ${HANDLERS_MAX} handlers.');
  const first = readFilter(trigger, isShort ? void 0 : filter);
  const node = { __proto__: null, run, first, next: null, trigger, script, isOff: false, fuelStrikes: 0, errors: 0 };
  if (tails[trigger] === null) heads[trigger] = node;
  else tails[trigger].next = node;
  tails[trigger] = node;
  count += 1;
  H[trigger] += 1;
};
// A removed handler keeps its next one: whoever walks over the list and stands on it still finds the way.
const remove = (node) => {
  let before = null;
  for (let other = heads[node.trigger]; other !== node; other = other.next) before = other;
  if (before === null) heads[node.trigger] = node.next;
  else before.next = node.next;
  if (tails[node.trigger] === node) tails[node.trigger] = before;
  node.isOff = true;
  count -= 1;
  H[node.trigger] -= 1;
};
const off = (name, handler) => {
  for (let node = heads[findTrigger(name)]; node !== null; node = node.next) if (node.run === handler) remove(node);
};
`;

/** What QuickJS says of a script that it was told to stop. */
export const STOPPED = 'InternalError: interrupted';

/** The one call of a tick, and what follows a handler that failed or was stopped. */
export const PRELUDE_DISPATCH = `
const stopped = '${STOPPED}';
let at = 0, end = 0, cursor = null, last = null, event = null, side = null, current = null, run = 0;

const fits = (filter) => {
  for (let part = filter; part !== null; part = part.next) {
    if (part.slot < 0) { if (P[${TICK}] % part.wanted !== 0) return false; }
    else { const place = Q[at + part.slot]; if (place < 0 || side[place] !== part.wanted) return false; }
  }
  return true;
};
const begin = () => {
  cursor = heads[Q[at]];
  last = tails[Q[at]];
  event = null;
};
const refresh = () => {
  const json = refill();
  at = 0;
  end = R[0];
  side = json === void 0 ? null : parse(json);
  if (end > 0) begin();
};
const go = () => {
  while (at < end) {
    while (cursor !== null) {
      const node = cursor;
      cursor = node === last ? null : node.next;
      if (node.isOff || (node.first !== null && !fits(node.first))) continue;
      if (event === null) event = builders[Q[at]](at);
      current = node;
      P[${RUN}] = (run = (run + ${RUN_STEP}) & ${RUN_MASK}) + node.script;
      const handler = node.run;
      try {
        const result = handler(event);
        if (P[${FUEL_OVER}] !== 0) exceed(node);
        else if (result !== void 0) watch(result, node.script, node);
        if (node.errors !== 0) node.errors = 0;
      } catch (error) {
        fail(node, error);
      }
    }
    at += sizes[Q[at]];
    if (at < end) begin();
    else refresh();
  }
};
const tick = () => {
  wake();
  refresh();
  go();
};
const drop = () => {
  at = 0;
  end = 0;
  cursor = null;
};
// A promise that fails later. That it was stopped has been told by then.
const watch = (result, owner, node) => {
  if (typeof result !== 'object' || result === null) return;
  try {
    apply(then, result, [void 0, (error) => {
      if (describe(error).text !== stopped) tell(owner, error, '', node === void 0 ? '' : placeOf(node));
      else if (node !== void 0) strike(node);
    }]);
  } catch {}
};
const describe = (error) => {
  const told = { __proto__: null, text: 'Something was thrown that cannot be read.', stack: '' };
  try {
    if (typeof error !== 'object' || error === null) told.text = show(error);
    else {
      const { name, message, stack } = error;
      if (typeof stack === 'string') told.stack = stack;
      if (typeof message === 'string') told.text = typeof name === 'string' ? name + ': ' + message : message;
    }
  } catch {}
  return told;
};
// Answers whether fuel was the reason: 1 for that of the handler, 2 for that of the tick.
const tell = (owner, error, note, place) => {
  const told = describe(error);
  report(owner, told.text, told.stack, note, place);
  return R[0];
};
// Where the handler itself stands, for what has no stack of its own.
const placeOf = (node) => apply(fileOf, node.run, none) + ':' + apply(lineOf, node.run, none);
const fail = (node, error) => {
  const isLast = node.errors + 1 >= ${ERROR_STRIKES_MAX};
  const reason = tell(node.script, error, isLast ? 'This handler failed ${ERROR_STRIKES_MAX} times in a row and is switched off.' : '', placeOf(node));
  if (reason === 2) drop();
  else if (reason === 1) strike(node);
  else if (isLast) remove(node);
  else node.errors += 1;
};
// It came to its end although it was stopped on the way: inside a promise, or because it caught every refusal.
const exceed = (node) => {
  report(node.script, stopped, '', '', placeOf(node));
  if (R[0] === 2) drop();
  else strike(node);
};
const strike = (node) => {
  // The next handler has fuel of its own.
  if (P[${FUEL_OVER}] === 1) P[${FUEL_OVER}] = 0;
  node.fuelStrikes += 1;
  if (node.fuelStrikes < ${FUEL_STRIKES_MAX} || node.isOff) return;
  remove(node);
  report(node.script, '', '', 'This handler ran out of fuel ${FUEL_STRIKES_MAX} times and is switched off.', placeOf(node));
};
// After the machine was stopped in the middle of a handler, a job or a file: 1 for its own fuel, 2 for all fuel.
const stop = (error, reason, isHandler) => {
  const node = isHandler === 1 ? current : null;
  tell(node === null ? script : node.script, error, '', node === null ? '' : placeOf(node));
  if (reason === 2) drop();
  else if (node !== null) strike(node);
};
const where = () => new OwnError().stack;
const enter = (owner) => { script = owner; P[${RUN}] = (run = (run + ${RUN_STEP}) & ${RUN_MASK}) + owner; current = null; };
`;

/** Waiting, printing, and the clock. */
export const PRELUDE_SERVICES = `
let firstWait = null, lastWait = null, waits = 0;
const wait = (seconds) => new OwnPromise((resolve) => {
  if (waits >= ${WAITS_MAX}) throw new OwnRangeError('There are more than ${WAITS_MAX} waits at once.');
  const ticks = round((typeof seconds === 'number' ? seconds : 0) / P[${TICK_SECONDS}]);
  const due = P[${TICK}] + (ticks >= 1 ? ticks : 1);
  let before = null, after = firstWait;
  if (lastWait !== null && lastWait.due <= due) { before = lastWait; after = null; }
  while (after !== null && after.due <= due) { before = after; after = after.next; }
  const node = { __proto__: null, due, resolve, next: after };
  if (before === null) { firstWait = node; P[${NEXT_WAIT}] = due; }
  else before.next = node;
  if (after === null) lastWait = node;
  waits += 1;
});
const wake = () => {
  while (firstWait !== null && firstWait.due <= P[${TICK}]) {
    const { resolve } = firstWait;
    firstWait = firstWait.next;
    waits -= 1;
    resolve();
  }
  if (firstWait === null) lastWait = null;
  P[${NEXT_WAIT}] = firstWait === null ? infinity : firstWait.due;
};
const show = (value) => {
  if (typeof value === 'string') return value;
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return toText(value);
  try {
    const { stack, message, name } = value;
    if (typeof stack === 'string' && typeof message === 'string') return name + ': ' + message;
    const json = stringify(value);
    return typeof json === 'string' ? json : 'an object';
  } catch { return 'an object'; }
};
const print = (level) => (...values) => {
  let text = '';
  for (let index = 0; index < values.length && text.length <= ${LINE_LENGTH_MAX}; index += 1)
    text += (index === 0 ? '' : ' ') + show(values[index]);
  line(level, text);
};
const console = freeze({ __proto__: null, log: print(0), info: print(0), debug: print(0), warn: print(1), error: print(2) });
const game = freeze({ __proto__: null, get tick() { return P[${TICK}]; }, get seconds() { return P[${SECONDS}]; }, wait });
defineProperty(Math, 'random', { value: () => (random(), R[0]), writable: false, configurable: false });
const offer = (name, value) => defineProperty(globals, name, { value, enumerable: true, writable: false, configurable: false });
offer('on', on);
offer('off', off);
offer('console', console);
offer('game', game);
`;
