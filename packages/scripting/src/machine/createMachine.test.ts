import { beforeAll, describe, expect, it } from 'vitest';
import { loadWasm } from '../testing/loadWasm.ts';
import {
  bootMachine,
  callFunction,
  createMachine,
  evaluateCode,
  freeValue,
  type Machine,
  type MachineHost,
  newFunction,
  newScalar,
  newText,
  notScalar,
  readMachineNumber,
  readMachineScalar,
  readMachineText,
  restoreMemory,
  consumeError,
  copyMemory,
  throwError,
  type WasmModule,
} from './createMachine.ts';
import { VALUE_BYTES } from './quickJsBuild.ts';

const LONG = 1_000_000;

let wasm: WasmModule;
beforeAll(async () => {
  wasm = await loadWasm();
});

function bootTestMachine(host: Partial<MachineHost> = {}): Machine {
  const machine = createMachine(wasm, {
    call: () => 0,
    shouldStop: () => false,
    loadModule: () => null,
    handleOutOfMemory: () => undefined,
    ...host,
  });
  bootMachine(machine);
  return machine;
}

describe('machine', () => {
  it("passes texts in and out unchanged, or reports that it can't", () => {
    const machine = bootTestMachine();
    const texts = [
      '',
      'plain',
      'Zoë',
      'Ωmega',
      '😀',
      'a'.repeat(5000),
      'é'.repeat(5000),
      '\u0001\u007f\u0080\uffff',
    ];
    for (const text of texts) {
      const value = newText(machine, text);
      expect(readMachineScalar(machine, value, LONG)).toBe(text);
      freeValue(machine, value);
    }
    for (const text of ['a\0b', '\ud800', 'x\udc00y']) expect(newText(machine, text)).toBe(0);
  });

  it('reads every kind of value in place', () => {
    const found: unknown[] = [];
    const machine: Machine = bootTestMachine({
      call(_context, _self, count, values) {
        for (let index = 0; index < count; index += 1) {
          const value = values + index * VALUE_BYTES;
          found.push([
            readMachineScalar(machine, value, 12),
            readMachineNumber(machine, value),
            readMachineText(machine, value, 3),
          ]);
        }
        return 0;
      },
    });
    const probe = newFunction(machine, 'probe', 1);
    const code = `(probe) => probe(1, -2147483648, 4294967295, 0.1, -0, 5e-324, NaN, Infinity, true, false, null, undefined,
      {}, [], () => 1, Symbol(), 'long enough', 'longer than 12', '\\u0394\\u0000\\ud800', 10n)`;
    const run = evaluateCode(machine, code, 'test', false);
    freeValue(machine, callFunction(machine, run, [probe]));
    const numbers = [1, -2_147_483_648, 4_294_967_295, 0.1, -0, 5e-324, NaN, Infinity];
    expect(found).toEqual([
      ...numbers.map((number) => [number, number, '']),
      [true, NaN, ''],
      [false, NaN, ''],
      [null, NaN, ''],
      [undefined, NaN, ''],
      ...Array.from({ length: 4 }, () => [notScalar, NaN, '']),
      ['long enough', NaN, 'lon'],
      [notScalar, NaN, 'lon'],
      ['\u0394\0\ud800', NaN, '\u0394\0\ud800'],
      [notScalar, NaN, ''],
    ]);
  });

  it('throws errors of a host function at the call site', () => {
    const machine: Machine = bootTestMachine({ call: () => throwError(machine, 'refused') });
    const reject = newFunction(machine, 'refuse', 1);
    const run = evaluateCode(
      machine,
      '(refuse) => { try { refuse(); } catch (error) { return error + error.stack; } }',
      'test',
      false,
    );
    expect(readMachineScalar(machine, callFunction(machine, run, [reject]), LONG)).toMatch(
      /^Error: refused.*test:1:\d+/s,
    );
  });

  it('leaks no memory in calls', () => {
    const machine: Machine = bootTestMachine({
      call: (_context, _self, _count, _values, id) =>
        id === 1
          ? newText(machine, 'ä'.repeat(100))
          : id === 2
            ? throwError(machine, 'no')
            : newScalar(machine, 0.5),
    });
    const functions = [1, 2, 3].map((id) => newFunction(machine, 'host', id));
    const code = `(a, b, c) => { for (let i = 0; i < 1000; i++) { a(); try { b(); } catch {} c(); } }`;
    const run = evaluateCode(machine, code, 'test', false);
    const sizes = Array.from({ length: 5 }, () => {
      freeValue(machine, callFunction(machine, run, functions));
      return copyMemory(machine).length;
    });
    expect(sizes[4]).toBe(sizes[1]);
  });

  it("refuses bytes that aren't a memory snapshot", () => {
    const machine = bootTestMachine();
    expect(() => restoreMemory(machine, new Uint8Array(100), machine.roots)).toThrow(
      'not the memory of scripts',
    );
    expect(() => restoreMemory(machine, new Uint8Array(64_000_000), machine.roots)).toThrow(
      'not the memory of scripts',
    );
  });

  it("can't be saved in the middle of a call", () => {
    let message = '';
    const machine: Machine = bootTestMachine({
      call() {
        try {
          copyMemory(machine);
        } catch (error) {
          message = String(error);
        }
        return 0;
      },
    });
    const run = evaluateCode(machine, '(probe) => probe()', 'test', false);
    expect(consumeError(machine, callFunction(machine, run, [newFunction(machine, 'probe', 1)]))).toBe(0);
    expect(message).toContain('interrupted');
  });
});
