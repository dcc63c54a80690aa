import { expect, it } from 'vitest';
import { compileScripts } from './compileScripts.ts';
import { findStatefulStatement } from './findStatefulStatement.ts';

function find(code: string) {
  const compiled = compileScripts({ world: { name: 'World', files: { 'main.ts': code } } } as never);
  if (!compiled.ok) throw new Error(compiled.error[0]!.message);
  return findStatefulStatement(compiled.value);
}

it('finds no state in scripts that only register handlers and compute', () => {
  expect(
    find(`const SPEED = 2 * 3;
interface Pair { a: number }
function half(value: number): number { let rest = value; rest /= 2; return rest; }
export const twice = (value: number) => value * 2;
on('everySeconds', { seconds: 0.25 }, () => { half(SPEED); });`),
  ).toBeNull();
});

it.each([
  ['let count = 0;', 1],
  ['const seen = new Map();', 1],
  ['const list = [1];', 1],
  ['\nconst table = { a: 1 };', 2],
  ['units.createUnit("wolf");', 1],
  ['class Box { static count = 0; }', 1],
  ['if (true) { on("everyTick", () => {}); }', 1],
  ['on("everyTick", makeHandler());', 1],
])('finds state in %j', (code, line) => {
  expect(find(code)).toEqual({ script: 'world', file: 'main.ts', line });
});
