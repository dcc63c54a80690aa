/** Code that recurses as deeply as possible. None of it may overflow the host's own stack. */
export const stackAttacks: readonly (readonly [name: string, code: string])[] = [
  ['recursion', '(function again() { again(); })();'],
  ['recursion through a getter', 'const trap = { get x() { return this.x; } }; trap.x;'],
  ['recursion through a proxy', 'const trap = new Proxy({}, { get: (_a, key, self) => self[key] }); trap.x;'],
  ['recursion through texts', 'const trap = { toString() { return "" + this; } }; "" + trap;'],
  ['recursion through generators', 'function* again() { yield* again(); } again().next();'],
  ['deep JSON to read', 'JSON.parse("[".repeat(100000) + "]".repeat(100000));'],
  [
    'deep JSON to write',
    'let deep = []; for (let i = 0; i < 9000; i++) deep = [deep]; JSON.stringify(deep);',
  ],
  [
    'deep data for the game',
    'let deep = []; for (let i = 0; i < 9000; i++) deep = [deep]; data.saveValue(1, "a", deep);',
  ],
  ['deep lists', 'let deep = []; for (let i = 0; i < 9000; i++) deep = [deep]; deep.flat(Infinity);'],
  ['a deep regular expression', 'new RegExp("(".repeat(100000) + ")".repeat(100000));'],
  [
    'a function bound again and again',
    'let f = () => {}; for (let i = 0; i < 1000; i++) f = f.bind(null); f();',
  ],
  ['too many arguments', 'Math.max.apply(null, { length: 1e9 });'],
];
