import { IMPORT_MODULE, quickJsExports, quickJsImports } from '../machine/quickJsBuild.ts';

const HEADER = [0, 97, 115, 109, 1, 0, 0, 0];
const SECTION = { type: 1, import: 2, function: 3, export: 7, code: 10 };
const FUNCTION_TYPE = 0x60;
const I32 = 0x7f;
/** Each function returns 1: no locals, `i32.const 1`, end. */
const BODY = [4, 0, 65, 1, 11];
const MEMORY_PAGES_MIN = 1;

interface TestBuild {
  /** Short names of the imports. */
  imports: string[];
  /** The number of parameters of each exported function, by short name. */
  exports: { [short: string]: number };
}

/**
 * Encodes a wasm module with the imports and exports of QuickJS, as `change` leaves them. Its functions do nothing, so
 * its memory layout is always wrong.
 */
export function encodeTestBuild(change: (build: TestBuild) => void = () => undefined): Uint8Array {
  const build: TestBuild = {
    imports: Object.values(quickJsImports),
    exports: Object.fromEntries(Object.values(quickJsExports).map(([short, , count]) => [short, count])),
  };
  change(build);
  const counts = Object.values(build.exports);
  const functionImports = build.imports.filter((short) => short !== quickJsImports.memory);
  // Type n has n parameters.
  const types = Array.from({ length: Math.max(...counts) + 1 }, (_, count) => [
    FUNCTION_TYPE,
    ...encodeList(Array.from({ length: count }, () => [I32])),
    ...encodeList([[I32]]),
  ]);
  return Uint8Array.from([
    ...HEADER,
    ...encodeSection(SECTION.type, types),
    ...encodeSection(SECTION.import, build.imports.map(encodeImport)),
    ...encodeSection(
      SECTION.function,
      counts.map((count) => [count]),
    ),
    ...encodeSection(
      SECTION.export,
      Object.keys(build.exports).map((short, index) => {
        return [...encodeName(short), 0, functionImports.length + index];
      }),
    ),
    ...encodeSection(
      SECTION.code,
      counts.map(() => BODY),
    ),
  ]);
}

function encodeImport(short: string): number[] {
  const entry = short === quickJsImports.memory ? [2, 0, MEMORY_PAGES_MIN] : [0, 0];
  return [...encodeName(IMPORT_MODULE), ...encodeName(short), ...entry];
}

function encodeSection(id: number, entries: readonly (readonly number[])[]): number[] {
  const contents = encodeList(entries);
  return [id, ...encodeNumber(contents.length), ...contents];
}

function encodeList(entries: readonly (readonly number[])[]): number[] {
  return [...encodeNumber(entries.length), ...entries.flat()];
}

function encodeName(name: string): number[] {
  return encodeList(Array.from(name, (letter) => [letter.charCodeAt(0)]));
}

function encodeNumber(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...encodeNumber(value >>> 7)];
}
