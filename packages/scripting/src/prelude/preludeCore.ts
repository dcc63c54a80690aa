import { ERROR_STRIKES_MAX, FUEL_STRIKES_MAX, HANDLERS_MAX, LINE_LENGTH_MAX, WAITS_MAX } from '../limits.ts';
import {
  STATUS_NEXT_WAIT,
  SCRIPT_INDEX_MODULUS,
  STATUS_SECONDS,
  listSharedOffsets,
  STATUS_TICK,
  STATUS_TICK_SECONDS,
} from './sharedMemory.ts';
import { EVERY_SECONDS_INDEX } from './signatures.ts';

// The prelude: our code in the machine that runs scripts. A script can replace built-in methods, iterators
// and even global constants, so this code uses none of them after the first lines, writes `void 0` for
// undefined, gives its records no prototype and calls handlers without `this`.

/** Removes globals, and saves references that the prelude needs before scripts can change them. */
export const PRELUDE_PRIMORDIALS = `
const globals = globalThis;
const { parse, stringify } = JSON;
const { defineProperty, freeze, keys, getPrototypeOf, getOwnPropertyDescriptor, setPrototypeOf } = Object;
const { apply } = Reflect;
const { round } = Math;
const OwnPromise = Promise, OwnTypeError = TypeError, OwnRangeError = RangeError, OwnError = Error;
const then = Promise.prototype.then;
const fileOf = getOwnPropertyDescriptor(Function.prototype, 'fileName').get;
const lineOf = getOwnPropertyDescriptor(Function.prototype, 'lineNumber').get;
const none = freeze([]);
// Without the prototype of all lists, on which scripts could put a setter.
const createList = () => setPrototypeOf([], null);
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

const [queue, answer, status, listeners, filtering] = listSharedOffsets().map(
  ([offset, length]) => `new Float64Array(shared, ${offset}, ${length})`,
);

export const PRELUDE_SHARED = `
const Q = ${queue}, R = ${answer}, P = ${status}, H = ${listeners}, F = ${filtering};
P[${STATUS_NEXT_WAIT}] = infinity;
`;

/** Stores handlers by trigger, in the order they were added: each with a function and its details. */
export const PRELUDE_HANDLERS = `
let script = 0, count = 0, serial = 0, isRunning = false;
const runs = createList(), nodes = createList();
let added = createList(), isUntidy = false;
const places = { __proto__: null };
for (let index = 0; index < names.length; index += 1) {
  runs[index] = createList();
  nodes[index] = createList();
  places[names[index]] = index;
}

const findTrigger = (name) => {
  const trigger = typeof name === 'string' ? places[name] : void 0;
  if (trigger === void 0) throw new OwnTypeError('There is no event ' + show(name) + '.');
  return trigger;
};
const readEvery = (filter) => {
  const seconds = filter === void 0 || filter === null ? void 0 : filter.seconds;
  const rounds = round((typeof seconds === 'number' ? seconds : 1) / P[${STATUS_TICK_SECONDS}]);
  return { __proto__: null, slot: -1, wanted: rounds >= 1 ? rounds : 1, next: null };
};
const readFilter = (trigger, filter) => {
  if (trigger === ${EVERY_SECONDS_INDEX}) return readEvery(filter);
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
const fits = (filter) => {
  for (let part = filter; part !== null; part = part.next) {
    if (part.slot < 0) { if (P[${STATUS_TICK}] % part.wanted !== 0) return false; }
    else { const place = Q[at + part.slot]; if (place < 0 || side[place] !== part.wanted) return false; }
  }
  return true;
};
// What the loop below calls is the handler itself, unless it has a filter or failed the last time.
const createNode = (trigger, handler, first) => {
  serial += 1;
  const node = { __proto__: null, call: handler, handler, id: serial * ${SCRIPT_INDEX_MODULUS} + script, trigger, script, first, fuelStrikes: 0, errors: 0 };
  const check = (event) => {
    if (!fits(first)) return;
    const { call } = node;
    return call(event);
  };
  node.run = first === null ? handler : check;
  return node;
};
const setCall = (node, call) => {
  node.call = call;
  if (node.first !== null) return;
  node.run = call;
  const place = findPlace(node);
  if (place >= 0) runs[node.trigger][place] = call;
};
const findPlace = (node) => {
  const list = nodes[node.trigger];
  for (let place = 0; place < list.length; place += 1) if (list[place] === node) return place;
  return -1;
};
const on = (name, filter, handler) => {
  const trigger = findTrigger(name);
  const isShort = handler === void 0 && typeof filter === 'function';
  const run = isShort ? filter : handler;
  if (typeof run !== 'function') throw new OwnTypeError('The handler of ' + name + ' is not a function.');
  if (count >= ${HANDLERS_MAX}) throw new OwnRangeError('There are more than ${HANDLERS_MAX} handlers.');
  const node = createNode(trigger, run, readFilter(trigger, isShort ? void 0 : filter));
  count += 1;
  // Handlers that are added by handlers hear of the next event.
  if (isRunning) added[added.length] = node;
  else append(node);
};
// Lists that belong together change without a call or a loop in between, where a script could be stopped.
const append = (node) => {
  const { trigger } = node;
  runs[trigger][H[trigger]] = node.run;
  nodes[trigger][H[trigger]] = node;
  H[trigger] += 1;
  if (node.first !== null) F[trigger] += 1;
};
const ignore = () => {};
// Out of the lists only between two events: whoever goes over them must find everything at its place.${'' /* words: part of the machine's hashed memory */}
const remove = (node) => {
  if (node.handler === null) return;
  node.handler = null;
  node.call = node.run = ignore;
  count -= 1;
  isUntidy = true;
  const place = findPlace(node);
  if (place >= 0) runs[node.trigger][place] = ignore;
};
const tidy = () => {
  for (let trigger = 0; trigger < names.length; trigger += 1) {
    const list = nodes[trigger], keptRuns = createList(), keptNodes = createList();
    let filtering = 0;
    for (let place = 0; place < list.length; place += 1) {
      const node = list[place];
      if (node.handler === null) continue;
      keptRuns[keptRuns.length] = node.run;
      keptNodes[keptNodes.length] = node;
      if (node.first !== null) filtering += 1;
    }
    runs[trigger] = keptRuns;
    nodes[trigger] = keptNodes;
    H[trigger] = keptNodes.length;
    F[trigger] = filtering;
  }
  isUntidy = false;
};
const settle = () => {
  if (isUntidy) tidy();
  const list = added;
  added = createList();
  for (let place = 0; place < list.length; place += 1) if (list[place].handler !== null) append(list[place]);
};
const off = (name, handler) => {
  const trigger = findTrigger(name);
  if (typeof handler !== 'function') return;
  for (let place = 0; place < H[trigger]; place += 1) if (nodes[trigger][place].handler === handler) remove(nodes[trigger][place]);
  for (let place = 0; place < added.length; place += 1)
    if (added[place].trigger === trigger && added[place].handler === handler) remove(added[place]);
  if (!isRunning) settle();
};
`;

/** The text of the QuickJS error that ends a script that was stopped. */
export const STOPPED_ERROR = 'InternalError: interrupted';

/** The function that the host calls once per tick, and those it calls after a handler fails or is stopped. */
export const PRELUDE_DISPATCH = `
const stopped = '${STOPPED_ERROR}';
let at = 0, end = 0, place = 0, side = null, isHandler = false;

const refresh = () => {
  const json = refill();
  at = 0;
  end = R[0];
  side = json === void 0 ? null : parse(json);
};
// What is going on is known at every moment, so that the next handler can go on when this one is stopped. Plain
// variables: QuickJS looks at each use of the others whether they have a value yet.
const go = () => {
  var trigger = -1, list = none, length = 0, size = 0, build = ignore, index = place, start = at, event, run, result;
  isRunning = isHandler = true;
  while (start < end) {
    if (Q[start] !== trigger) {
      trigger = Q[start];
      list = runs[trigger];
      length = list.length;
      size = sizes[trigger];
      build = builders[trigger];
    }
    at = start;
    if (index < length) {
      event = build(start);
      do {
        try {
          do {
            place = index;
            run = list[index];
            result = run(event);
            if (result !== void 0) watch(result, nodes[trigger][index]);
            index += 1;
          } while (index < length);
        } catch (error) {
          if (fail(nodes[trigger][index], error)) return;
          index += 1;
        }
      } while (index < length);
    }
    if (isUntidy || added.length > 0) {
      settle();
      trigger = -1;
    }
    index = 0;
    start += size;
    if (start >= end) {
      refresh();
      start = 0;
    }
  }
  drop();
};
const tick = () => {
  isRunning = false;
  settle();
  wake();
  place = 0;
  refresh();
  go();
};
// After a handler was stopped, with the one after it.
const resume = () => {
  place += 1;
  go();
};
const drop = () => {
  at = 0;
  end = 0;
  isRunning = isHandler = false;
};
const current = () => isHandler && at < end ? nodes[Q[at]][place] : void 0;
// The number of what runs, for the host; files and promises have that of their script.
const running = () => {
  const node = current();
  return node === void 0 ? script : node.id;
};
// A promise that fails later. That it was stopped has been told by then.
const watch = (result, node) => {
  if (typeof result !== 'object' || result === null) return;
  const from = node === void 0 ? script : node.script;
  try {
    apply(then, result, [void 0, (error) => {
      if (describe(error).text !== stopped) tell(from, error, '', node === void 0 ? '' : placeOf(node));
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
const tell = (from, error, note, where) => {
  const told = describe(error);
  report(from, told.text, told.stack, note, where);
  return R[0];
};
// Where the handler itself stands, for what has no stack of its own.
const placeOf = (node) => apply(fileOf, node.handler ?? ignore, none) + ':' + apply(lineOf, node.handler ?? ignore, none);
// Answers whether the tick is over.
const fail = (node, error) => {
  const isLast = node.errors + 1 >= ${ERROR_STRIKES_MAX};
  const reason = tell(node.script, error, isLast ? 'This handler failed ${ERROR_STRIKES_MAX} times in a row and is switched off.' : '', placeOf(node));
  if (reason === 2) {
    drop();
    return true;
  }
  if (node.handler === null) return false;
  if (reason === 1) strike(node);
  else if (isLast) remove(node);
  else {
    node.errors += 1;
    if (node.errors === 1) setCall(node, (event) => {
      const { handler } = node;
      const result = handler(event);
      node.errors = 0;
      if (node.handler !== null) setCall(node, node.handler);
      return result;
    });
  }
  return false;
};
const strike = (node) => {
  node.fuelStrikes += 1;
  if (node.fuelStrikes < ${FUEL_STRIKES_MAX} || node.handler === null) return;
  report(node.script, '', '', 'This handler ran out of fuel ${FUEL_STRIKES_MAX} times and is switched off.', placeOf(node));
  remove(node);
};
// A handler that came to its end although it was stopped on the way: inside a promise, or it caught every refusal.
const exceed = (id) => {
  for (let trigger = 0; trigger < names.length; trigger += 1)
    for (let index = 0; index < H[trigger]; index += 1) {
      const node = nodes[trigger][index];
      if (node.id !== id) continue;
      report(node.script, stopped, '', '', placeOf(node));
      strike(node);
    }
};
// After the machine was stopped in the middle of a handler, a job or a file: 1 for its own fuel, 2 for all fuel.
const stop = (error, reason) => {
  const node = current();
  tell(node === void 0 ? script : node.script, error, '', node === void 0 ? '' : placeOf(node));
  if (reason === 2) drop();
  else if (node !== void 0) strike(node);
};
const where = () => new OwnError().stack;
const enter = (next) => { script = next; };
`;

/** Functions for waiting, printing and reading the clock. */
export const PRELUDE_SERVICES = `
let firstWait = null, lastWait = null, waits = 0;
const wait = (seconds) => new OwnPromise((resolve) => {
  if (waits >= ${WAITS_MAX}) throw new OwnRangeError('There are more than ${WAITS_MAX} waits at once.');
  const ticks = round((typeof seconds === 'number' ? seconds : 0) / P[${STATUS_TICK_SECONDS}]);
  const due = P[${STATUS_TICK}] + (ticks >= 1 ? ticks : 1);
  let before = null, after = firstWait;
  if (lastWait !== null && lastWait.due <= due) { before = lastWait; after = null; }
  while (after !== null && after.due <= due) { before = after; after = after.next; }
  const node = { __proto__: null, due, resolve, next: after };
  if (before === null) { firstWait = node; P[${STATUS_NEXT_WAIT}] = due; }
  else before.next = node;
  if (after === null) lastWait = node;
  waits += 1;
});
const wake = () => {
  while (firstWait !== null && firstWait.due <= P[${STATUS_TICK}]) {
    const { resolve } = firstWait;
    firstWait = firstWait.next;
    waits -= 1;
    resolve();
  }
  if (firstWait === null) lastWait = null;
  P[${STATUS_NEXT_WAIT}] = firstWait === null ? infinity : firstWait.due;
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
const game = freeze({ __proto__: null, get tick() { return P[${STATUS_TICK}]; }, get seconds() { return P[${STATUS_SECONDS}]; }, wait });
defineProperty(Math, 'random', { value: random, writable: false, configurable: false });
const offer = (name, value) => defineProperty(globals, name, { value, enumerable: true, writable: false, configurable: false });
offer('on', on);
offer('off', off);
offer('console', console);
offer('game', game);
`;
