import { decodeTape, encodeTape, type Input, type Tape } from '@playloom/engine';
import { keys } from '@playloom/game-format';
import type { PackedInputs } from '@playloom/room-contract';

export type TickInputs = Tape['inputs'][number];
type Controls = Extract<Input, { kind: 'controls' }>;

type TapeHead = Pick<Tape, 'engineVersion' | 'release' | 'seed'>;

const OTHER = 0;
const CONTROLS = 1;
const WITH_STICK = 2;
const DOUBLE = 8;
/** The maximum size of controls without their keys: marker, player, number of keys, mouse and stick. */
const CONTROLS_BYTES_MAX = 1 + 4 + 1 + 4 * DOUBLE;
/** The size of a tick without its inputs: its number, and the number of inputs. */
const TICK_BYTES = 8;

const keyNumbers: ReadonlyMap<string, number> = new Map(keys.map((key, number) => [key, number]));

export function packInputs(head: TapeHead, ticks: readonly TickInputs[]): PackedInputs {
  const bytes = new Uint8Array(measure(ticks));
  const view = new DataView(bytes.buffer);
  const others: TickInputs[] = [];
  let place = 0;
  for (const { tick, inputs } of ticks) {
    view.setUint32(place, tick);
    view.setUint32(place + 4, inputs.length);
    place += TICK_BYTES;
    for (const input of inputs) {
      if (input.kind === 'controls') place = writeControls(view, place, input);
      else view.setUint8(place++, OTHER);
    }
    const rest = inputs.filter(({ kind }) => kind !== 'controls');
    if (rest.length > 0) others.push({ tick, inputs: rest });
  }
  const tape = { ...head, start: 0, ticks: 0, inputs: others, keyframes: [] };
  return { row: bytes.slice(0, place), others: others.length === 0 ? null : encodeTape(tape) };
}

export function unpackInputs({ row, others }: PackedInputs): TickInputs[] {
  const waiting = readOthers(others);
  const view = new DataView(row.buffer, row.byteOffset, row.byteLength);
  const ticks: TickInputs[] = [];
  let place = 0;
  while (place < row.length) {
    const tick = view.getUint32(place);
    const count = view.getUint32(place + 4);
    place += TICK_BYTES;
    const inputs: Input[] = [];
    for (let index = 0; index < count; index += 1) {
      const mark = view.getUint8(place);
      if (mark === OTHER) {
        inputs.push(waiting.shift()!);
        place += 1;
      } else {
        inputs.push(readControls(view, place, mark));
        place += controlsLength(mark, view.getUint8(place + 5));
      }
    }
    ticks.push({ tick, inputs });
  }
  return ticks;
}

function readOthers(others: Uint8Array | null): Input[] {
  if (others === null) return [];
  const tape = decodeTape(others);
  if (!tape.ok) throw new Error(tape.error);
  return tape.value.inputs.flatMap(({ inputs }) => inputs);
}

function measure(ticks: readonly TickInputs[]): number {
  let length = 0;
  for (const { inputs } of ticks) {
    length += TICK_BYTES;
    for (const input of inputs) {
      length += input.kind === 'controls' ? CONTROLS_BYTES_MAX + input.keys.length : 1;
    }
  }
  return length;
}

function writeControls(
  view: DataView,
  start: number,
  { player, keys: held, mouseX, mouseY, stick }: Controls,
): number {
  const mark = stick === null ? CONTROLS : WITH_STICK;
  view.setUint8(start, mark);
  view.setUint32(start + 1, player);
  view.setUint8(start + 5, held.length);
  held.forEach((key, index) => view.setUint8(start + 6 + index, keyNumbers.get(key)!));
  const numbers = start + 6 + held.length;
  view.setFloat64(numbers, mouseX);
  view.setFloat64(numbers + DOUBLE, mouseY);
  if (stick !== null) {
    view.setFloat64(numbers + 2 * DOUBLE, stick.x);
    view.setFloat64(numbers + 3 * DOUBLE, stick.y);
  }
  return start + controlsLength(mark, held.length);
}

function readControls(view: DataView, start: number, mark: number): Controls {
  const count = view.getUint8(start + 5);
  const numbers = start + 6 + count;
  const stick =
    mark === WITH_STICK
      ? { x: view.getFloat64(numbers + 2 * DOUBLE), y: view.getFloat64(numbers + 3 * DOUBLE) }
      : null;
  return {
    kind: 'controls',
    player: view.getUint32(start + 1),
    keys: Array.from({ length: count }, (_, index) => keys[view.getUint8(start + 6 + index)]!),
    mouseX: view.getFloat64(numbers),
    mouseY: view.getFloat64(numbers + DOUBLE),
    stick,
  };
}

function controlsLength(mark: number, keyCount: number): number {
  return 6 + keyCount + (mark === WITH_STICK ? 4 : 2) * DOUBLE;
}
