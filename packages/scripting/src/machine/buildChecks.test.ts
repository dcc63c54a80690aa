import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { encodeTestBuild } from '../testing/encodeTestBuild.ts';
import { compileWasm, createMachine, type MachineHost } from './createMachine.ts';
import { quickJsBuild, quickJsExports } from './quickJsBuild.ts';

const resolve = createRequire(import.meta.url).resolve;
const SHA_256 = '105c3bed22d457e43e3d1c3c1c6959fda62a8fe06f0fc8a985303c3a2be72232';
/** C names of exports that the package's own code doesn't name. */
const UNNAMED = new Set(['__wasm_call_ctors', '_emscripten_stack_restore', 'emscripten_stack_get_current']);

const host: MachineHost = {
  call: () => 0,
  shouldStop: () => false,
  loadModule: () => null,
  handleOutOfMemory() {},
};

function openBuild(bytes: Uint8Array): () => unknown {
  return () => createMachine(new WebAssembly.Module(bytes as Uint8Array<ArrayBuffer>), host);
}

function readWasmFile(): Buffer {
  return readFileSync(resolve(`${quickJsBuild.package}/wasm`));
}

describe('the installed QuickJS build', () => {
  it('is the one that the table describes', () => {
    const { version } = JSON.parse(readFileSync(resolve(`${quickJsBuild.package}/package.json`), 'utf8'));
    expect(version).toBe(quickJsBuild.version);
    expect(createHash('sha256').update(readWasmFile()).digest('hex')).toBe(SHA_256);
    expect(() => compileWasm(readWasmFile())).not.toThrow();
  });

  it('has the short names of the table', () => {
    const glue = readFileSync(resolve(`${quickJsBuild.package}/emscripten-module`), 'utf8').replaceAll(
      '\n',
      '',
    );
    const named = Object.values(quickJsExports).filter(([, cName]) => !UNNAMED.has(cName));
    for (const [short, cName] of named) expect(glue).toMatch(new RegExp(`\\._${cName}=[a-z]\\.${short}[;}]`));
    const { runConstructors, setStackPointer, getStackPointer } = quickJsExports;
    expect(glue).toMatch(new RegExp(`[A-Z]\\.${runConstructors[0]}\\(\\)`));
    expect(glue).toMatch(
      new RegExp(
        `=[a-z]\\.${setStackPointer[0]};[A-Za-z]+=[a-z]\\.Na;[A-Za-z]+=[a-z]\\.${getStackPointer[0]};`,
      ),
    );
  });
});

describe('another QuickJS build', () => {
  it('is refused by its file, with what to do', () => {
    const changed = new Uint8Array(readWasmFile());
    changed[changed.length - 1]! ^= 1;
    expect(() => compileWasm(changed)).toThrow(
      /503134 bytes.*follow the steps to upgrade in .*quickJsBuild\.ts/,
    );
    expect(() => compileWasm(changed.subarray(0, -1))).toThrow('503133 bytes');
  });

  it('is refused without one of the exports, or with other parameters', () => {
    const withoutFree = encodeTestBuild(({ exports }) => delete exports[quickJsExports.free[0]]);
    expect(openBuild(withoutFree)).toThrow('its export M should be free (parameters: 1)');
    const otherEvaluate = encodeTestBuild(({ exports }) => (exports[quickJsExports.evaluate[0]] = 5));
    expect(openBuild(otherEvaluate)).toThrow('its export pa should be QTS_Eval (parameters: 6)');
  });

  it('is refused with other imports', () => {
    const withoutStop = encodeTestBuild(({ imports }) => imports.splice(imports.indexOf('i'), 1));
    expect(openBuild(withoutStop)).toThrow("it doesn't import a.i: function");
    const withMore = encodeTestBuild(({ imports }) => imports.push('z'));
    expect(openBuild(withMore)).toThrow('it imports the unknown a.z: function');
  });

  it('is refused with another memory layout', () => {
    expect(openBuild(encodeTestBuild())).toThrow('another memory layout');
  });
});
