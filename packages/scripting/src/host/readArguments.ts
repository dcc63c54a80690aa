import type { Value } from '@playloom/game-format';
import { DATA_DEPTH_MAX, DATA_LENGTH_MAX, DATA_NODES_MAX, TEXT_LENGTH_MAX } from '../limits.ts';
import { type Machine, notScalar, readMachineNumber, readMachineScalar } from '../machine/createMachine.ts';
import { VALUE_BYTES } from '../machine/quickJsBuild.ts';
import type { Signature } from '../prelude/signatures.ts';

/** The arguments of a script call: values for the world, or a short reason for rejecting them. */
export type ScriptArguments = readonly Value[] | string;

/** Reads the arguments of a call with only scalars. */
export function readScalarArguments(
  machine: Machine,
  { params }: Signature,
  count: number,
  values: number,
): ScriptArguments {
  // The most common numbers of arguments have their own code, because a growing list is allocated too large
  // and then copied.
  if (params.length === 1 && count === 1) {
    const only = readMachineScalar(machine, values, TEXT_LENGTH_MAX);
    return only === notScalar ? describeRejected(params[0]!.name) : [only ?? params[0]!.fallback];
  }
  if (params.length === 3 && count === 3) {
    const first = readMachineScalar(machine, values, TEXT_LENGTH_MAX);
    const second = readMachineScalar(machine, values + VALUE_BYTES, TEXT_LENGTH_MAX);
    const third = readMachineScalar(machine, values + 2 * VALUE_BYTES, TEXT_LENGTH_MAX);
    if (first !== notScalar && second !== notScalar && third !== notScalar)
      return [first ?? params[0]!.fallback, second ?? params[1]!.fallback, third ?? params[2]!.fallback];
  }
  return readAnyScalars(machine, params, count, values);
}

function readAnyScalars(
  machine: Machine,
  params: Signature['params'],
  count: number,
  values: number,
): ScriptArguments {
  const args: Value[] = [];
  for (let index = 0; index < params.length; index += 1) {
    const { name, fallback } = params[index]!;
    const value =
      index < count ? readMachineScalar(machine, values + index * VALUE_BYTES, TEXT_LENGTH_MAX) : undefined;
    if (value === notScalar) return describeRejected(name);
    args.push(value ?? fallback);
  }
  return args;
}

function describeRejected(name: string): string {
  return `${name} is not a value the game knows, or longer than ${TEXT_LENGTH_MAX} characters`;
}

/** Reads the arguments of a call from the machine's memory, where positions are two numbers. */
export function readArguments(
  machine: Machine,
  { params }: Signature,
  count: number,
  values: number,
): ScriptArguments {
  const args: Value[] = [];
  let slot = 0;
  for (const { name, kind, fallback } of params) {
    const address = values + slot * VALUE_BYTES;
    if (kind === 'position') {
      args.push(slot + 1 < count ? readPosition(machine, address) : null);
      slot += 2;
      continue;
    }
    const value = slot < count ? readMachineScalar(machine, address, TEXT_LENGTH_MAX) : undefined;
    if (value === notScalar) return describeRejected(name);
    args.push(value ?? fallback);
    slot += 1;
  }
  return args;
}

function readPosition(machine: Machine, address: number): Value {
  const x = readMachineNumber(machine, address);
  const y = readMachineNumber(machine, address + VALUE_BYTES);
  return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : null;
}

/** Reads the arguments of a call with lists or records, which arrive together as one JSON text. */
export function readDataArguments({ params }: Signature, json: string): ScriptArguments {
  if (json.length > DATA_LENGTH_MAX) return `it hands over more than ${DATA_LENGTH_MAX} characters`;
  const given = parseJson(json);
  const nodes = { left: DATA_NODES_MAX };
  const args: Value[] = [];
  for (const [index, { name, fallback }] of params.entries()) {
    const argument = Array.isArray(given) ? copyData(given[index] ?? null, 0, nodes) : undefined;
    if (argument === undefined) return `${name} is too deep, too large, or has a forbidden name in it`;
    if (typeof argument === 'string' && argument.length > TEXT_LENGTH_MAX)
      return `${name} is longer than ${TEXT_LENGTH_MAX} characters`;
    args.push(argument ?? fallback);
  }
  return args;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * Copies parsed JSON. Returns undefined if it must not reach the world: JSON can contain keys such as
 * `__proto__`, which an assignment would apply to the prototype.
 */
function copyData(value: unknown, depth: number, nodes: { left: number }): Value | undefined {
  nodes.left -= 1;
  if (nodes.left < 0 || depth > DATA_DEPTH_MAX) return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'object' || value === null) return value as string | boolean | null;
  if (Array.isArray(value)) {
    const list: Value[] = [];
    for (const element of value) {
      const copy = copyData(element, depth + 1, nodes);
      if (copy === undefined) return undefined;
      list.push(copy);
    }
    return list;
  }
  const record: { [key: string]: Value } = {};
  for (const [key, field] of Object.entries(value)) {
    const copy =
      key === '__proto__' || key.length > TEXT_LENGTH_MAX ? undefined : copyData(field, depth + 1, nodes);
    if (copy === undefined) return undefined;
    record[key] = copy;
  }
  return record;
}
