/*
 * Counts the iterations of every native loop of the script machine. QuickJS checks fuel between the steps of
 * a script, but not inside its built-in functions: `[].includes.call({ length: 2 ** 53 - 1 }, 1)` would never
 * return. The rewritten code decrements an exported number on each iteration and for every few bytes copied,
 * and traps below zero. Nothing else changes: memory, results and hashes are those of the original code.
 */

/** The export name of the counter. QuickJS's own exports have names of one or two letters, so it can't collide. */
export const ROUND_COUNTER_EXPORT = 'rounds';
/** The initial value, far more than the code that runs before the first script needs. */
const ROUNDS_AT_FIRST = 2 ** 31 - 1;
/**
 * `memory.copy` and `memory.fill` move 2 to the power of this many bytes in about the time of one iteration.
 */
const BYTES_PER_ROUND_POWER = 5;

const HEADER_BYTES = 8;
const SECTION = { type: 1, function: 3, global: 6, export: 7, code: 10 } as const;
const TYPE_FUNCTION = 0x60;
const I32 = 0x7f;
const MUTABLE = 1;
const EXPORTED_GLOBAL = 3;

const OP = {
  unreachable: 0x00,
  block: 0x02,
  loop: 0x03,
  if: 0x04,
  end: 0x0b,
  breakTable: 0x0e,
  callIndirect: 0x11,
  selectTyped: 0x1c,
  localGet: 0x20,
  localSet: 0x21,
  globalGet: 0x23,
  globalSet: 0x24,
  i32Const: 0x41,
  i64Const: 0x42,
  f32Const: 0x43,
  f64Const: 0x44,
  i32LessThan: 0x48,
  i32Subtract: 0x6b,
  i32ShiftRight: 0x76,
  prefixed: 0xfc,
} as const;
const NO_RESULT = 0x40;
const MEMORY_COPY = 10;
const MEMORY_FILL = 11;

interface Reader {
  readonly bytes: Uint8Array;
  at: number;
}

/** Adds the counter to the original code of the machine. */
export function addRoundCounter(bytes: Uint8Array): Uint8Array {
  const sections = readSections(bytes);
  const contents = (id: number): Reader => {
    const found = sections.find((section) => section.id === id);
    if (found === undefined) throw new Error('This script machine lacks a section.');
    return { bytes: found.contents, at: 0 };
  };
  const parameters = readParameters(contents(SECTION.type), contents(SECTION.function));
  const rounds = readNumber(contents(SECTION.global));
  const rewritten = new Map<number, Uint8Array>([
    [SECTION.global, appendEntry(contents(SECTION.global), declareRounds())],
    [SECTION.export, appendEntry(contents(SECTION.export), exportRounds(rounds))],
    [SECTION.code, meterCode(contents(SECTION.code), { parameters, rounds })],
  ]);
  const parts = [bytes.subarray(0, HEADER_BYTES)];
  for (const { id, contents: old } of sections) {
    const now = rewritten.get(id) ?? old;
    parts.push(Uint8Array.of(id, ...encodeNumber(now.length)), now);
  }
  return join(parts);
}

function readSections(bytes: Uint8Array): { id: number; contents: Uint8Array }[] {
  const reader = { bytes, at: HEADER_BYTES };
  const sections: { id: number; contents: Uint8Array }[] = [];
  while (reader.at < bytes.length) {
    const id = bytes[reader.at]!;
    reader.at += 1;
    const length = readNumber(reader);
    sections.push({ id, contents: bytes.subarray(reader.at, reader.at + length) });
    reader.at += length;
  }
  return sections;
}

/** Reads the number of parameters of each function. Parameters are its first locals. */
function readParameters(types: Reader, functions: Reader): number[] {
  const counts = Array.from({ length: readNumber(types) }, () => {
    if (types.bytes[types.at] !== TYPE_FUNCTION) throw new Error('A type of the script machine is unknown.');
    types.at += 1;
    const count = readNumber(types);
    types.at += count;
    const results = readNumber(types);
    types.at += results;
    return count;
  });
  return Array.from({ length: readNumber(functions) }, () => counts[readNumber(functions)]!);
}

function declareRounds(): number[] {
  return [I32, MUTABLE, OP.i32Const, ...encodeSigned(ROUNDS_AT_FIRST), OP.end];
}

function exportRounds(rounds: number): number[] {
  const name = Array.from(ROUND_COUNTER_EXPORT, (letter) => letter.charCodeAt(0));
  return [name.length, ...name, EXPORTED_GLOBAL, ...encodeNumber(rounds)];
}

/** Appends an entry to a list; existing indexes stay the same. */
function appendEntry(section: Reader, entry: readonly number[]): Uint8Array {
  const count = readNumber(section);
  return join([
    Uint8Array.from(encodeNumber(count + 1)),
    section.bytes.subarray(section.at),
    Uint8Array.from(entry),
  ]);
}

interface Meter {
  readonly parameters: readonly number[];
  /** The index of the counter among the globals. */
  readonly rounds: number;
}

/** Rewrites all functions except the interpreter, which is by far the longest and checks fuel itself. */
function meterCode(code: Reader, { parameters, rounds }: Meter): Uint8Array {
  const count = readNumber(code);
  const bodies = Array.from({ length: count }, () => {
    const length = readNumber(code);
    code.at += length;
    return code.bytes.subarray(code.at - length, code.at);
  });
  const longest = Math.max(...bodies.map(({ length }) => length));
  const parts: Uint8Array[] = [Uint8Array.from(encodeNumber(count))];
  for (const [index, old] of bodies.entries()) {
    const body = old.length === longest ? old : meterBody(old, parameters[index]!, rounds);
    parts.push(Uint8Array.from(encodeNumber(body.length)), body);
  }
  return join(parts);
}

function meterBody(body: Uint8Array, parameters: number, rounds: number): Uint8Array {
  const reader = { bytes: body, at: 0 };
  const groups = readNumber(reader);
  const groupsAt = reader.at;
  let scratch = parameters;
  for (let group = 0; group < groups; group += 1) {
    scratch += readNumber(reader);
    reader.at += 1;
  }
  // Add a local variable for the number of bytes copied.
  const parts = [
    Uint8Array.from(encodeNumber(groups + 1)),
    body.subarray(groupsAt, reader.at),
    Uint8Array.of(1, I32),
  ];
  const checkRound = Uint8Array.from([...countDown(rounds, [OP.i32Const, 1]), ...trapBelowZero(rounds)]);
  const checkBytes = Uint8Array.from(countBytes(rounds, scratch));
  let copied = reader.at;
  while (reader.at < body.length) {
    const start = reader.at;
    const operation = skipInstruction(reader);
    if (operation === 'other') continue;
    // Count iterations after the head of a loop, at the beginning of each iteration, and bytes before they
    // are copied.
    const cut = operation === 'loop' ? reader.at : start;
    parts.push(body.subarray(copied, cut), operation === 'loop' ? checkRound : checkBytes);
    copied = cut;
  }
  parts.push(body.subarray(copied));
  return join(parts);
}

function countDown(rounds: number, amount: readonly number[]): number[] {
  const place = encodeNumber(rounds);
  return [OP.globalGet, ...place, ...amount, OP.i32Subtract, OP.globalSet, ...place];
}

function trapBelowZero(rounds: number): number[] {
  const isBelow = [OP.globalGet, ...encodeNumber(rounds), OP.i32Const, 0, OP.i32LessThan];
  return [...isBelow, OP.if, NO_RESULT, OP.unreachable, OP.end];
}

function countBytes(rounds: number, scratch: number): number[] {
  const local = encodeNumber(scratch);
  const amount = [OP.localGet, ...local, OP.i32Const, BYTES_PER_ROUND_POWER, OP.i32ShiftRight];
  return [
    OP.localSet,
    ...local,
    ...countDown(rounds, amount),
    ...trapBelowZero(rounds),
    OP.localGet,
    ...local,
  ];
}

/** Skips the next instruction and returns whether it is a loop or a copy, which must be counted. */
function skipInstruction(reader: Reader): 'loop' | 'copy' | 'other' {
  const code = reader.bytes[reader.at]!;
  reader.at += 1;
  switch (code) {
    case OP.loop:
      readNumber(reader);
      return 'loop';
    case OP.prefixed:
      return skipPrefixed(reader);
    case OP.breakTable:
      skipNumbers(reader, readNumber(reader) + 1);
      return 'other';
    case OP.selectTyped:
      skipNumbers(reader, readNumber(reader));
      return 'other';
    case OP.f32Const:
      reader.at += 4;
      return 'other';
    case OP.f64Const:
      reader.at += 8;
      return 'other';
    default:
      skipNumbers(reader, countImmediates(code));
      return 'other';
  }
}

/** The number of LEB128 immediates after an instruction. */
function countImmediates(code: number): number {
  if (code === OP.block || code === OP.if || code === OP.i32Const || code === OP.i64Const) return 1;
  if (code === OP.callIndirect) return 2;
  // In this order: branches and calls; locals, globals and tables; memory access; memory size.
  if (code === 0x0c || code === 0x0d || code === 0x10) return 1;
  if (code >= OP.localGet && code <= 0x26) return 1;
  if (code >= 0x28 && code <= 0x3e) return 2;
  if (code === 0x3f || code === 0x40) return 1;
  const isPlain = code <= 0x01 || code === 0x05 || code === OP.end || code === 0x0f;
  if (isPlain || code === 0x1a || code === 0x1b || (code >= 0x45 && code <= 0xc4)) return 0;
  throw new Error(`The script machine has an unknown instruction ${code}.`);
}

function skipPrefixed(reader: Reader): 'copy' | 'other' {
  const code = readNumber(reader);
  // Number conversions have no immediates.
  if (code <= 7) return 'other';
  skipNumbers(reader, code === 9 || code === MEMORY_FILL ? 1 : 2);
  if (code === MEMORY_COPY || code === MEMORY_FILL) return 'copy';
  if (code > MEMORY_FILL) throw new Error(`The script machine has an unknown instruction 252 ${code}.`);
  return 'other';
}

function skipNumbers(reader: Reader, count: number): void {
  for (let index = 0; index < count; index += 1) readNumber(reader);
}

function readNumber(reader: Reader): number {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = reader.bytes[reader.at]!;
    reader.at += 1;
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return value >>> 0;
  }
}

function encodeNumber(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...encodeNumber(value >>> 7)];
}

/**
 * Encodes a non-negative number as signed LEB128. The last byte must not look like the end of a negative
 * number.
 */
function encodeSigned(value: number): number[] {
  return value < 0x40 ? [value] : [(value & 0x7f) | 0x80, ...encodeSigned(value >>> 7)];
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
