const DAG = 'let list = []; for (let i = 0; i < 60; i++) list = [list, list];';

/**
 * Calls of built-in functions that would never return, or not within a tick: QuickJS doesn't check fuel
 * inside them.
 */
export const nativeAttacks: readonly (readonly [name: string, code: string])[] = [
  ['includes on a huge length', '[].includes.call({ length: 2 ** 53 - 1 }, 1);'],
  ['JSON.stringify of a graph with 2^60 paths', `${DAG} JSON.stringify(list);`],
  ['replaceAll that grows', 'let text = "aaaaaaaa"; for (;;) text = text.replaceAll("a", "aa");'],
  ['indexOf on a huge length', '[].indexOf.call({ length: 2 ** 53 - 1 }, 1);'],
  ['lastIndexOf on a huge length', '[].lastIndexOf.call({ length: 2 ** 53 - 1 }, 1);'],
  ['reverse on a huge length', '[].reverse.call({ length: 2 ** 53 - 1 });'],
  ['shift on a huge length', '[].shift.call({ length: 2 ** 53 - 1 });'],
  ['unshift on a huge length', '[].unshift.call({ length: 2 ** 52 }, 1);'],
  ['splice on a huge length', '[].splice.call({ length: 2 ** 53 - 1 }, 0, 1);'],
  ['copyWithin on a huge length', '[].copyWithin.call({ length: 2 ** 53 - 1 }, 0, 1);'],
  ['forEach on a huge length', '[].forEach.call({ length: 2 ** 53 - 1 }, Boolean);'],
  ['slice of a huge list', '[].slice.call({ length: 2 ** 32 - 1 });'],
  ['concat of huge lists', '[].concat(new Array(4e9), [1]);'],
  ['join of a huge list', 'new Array(4e9).join("");'],
  ['the text of a huge list', 'new Array(1e9) + "";'],
  ['sort of a huge list', 'new Array(4e9).sort();'],
  ['flat of a huge list', 'new Array(4e9).flat();'],
  ['flat of a graph with 2^60 paths', `${DAG} list.flat(Infinity);`],
  ['a search in a sparse list', 'const list = []; list[4e9] = 1; list.indexOf(2);'],
  ['a search in a long text', '"a".repeat(1e6).indexOf("a".repeat(5e5) + "b");'],
  ['repeat', 'for (;;) "ab".repeat(5e6);'],
  ['padEnd', 'for (;;) "a".padEnd(1e7, "abc");'],
  ['split', 'const text = "a".repeat(5e6); for (;;) text.split("b");'],
  ['slices of a long text', 'const text = "a".repeat(8e6); for (;;) text.slice(1);'],
  ['comparing long texts', 'const a = "a".repeat(4e6), b = "a".repeat(4e6); for (;;) a === b;'],
  ['toLowerCase', 'const text = "A".repeat(1e6); for (;;) text.toLowerCase();'],
  ['normalize', 'const text = "\\u00e9".repeat(5e5); for (;;) text.normalize("NFD");'],
  ['decodeURIComponent', 'const text = "%41".repeat(1e6); for (;;) decodeURIComponent(text);'],
  ['JSON.parse', 'const text = "[" + "1,".repeat(5e5) + "1]"; for (;;) JSON.parse(text);'],
  ['parseInt of a long number', 'const text = "9".repeat(1e6); for (;;) parseInt(text, 36);'],
  ['fill of a typed array', 'const list = new Uint8Array(1e7); for (;;) list.fill(1);'],
  ['sort of a typed array', 'const list = new Float64Array(2e6); for (;;) list.sort();'],
  ['set of a typed array', 'const a = new Uint8Array(9e6), b = new Uint8Array(9e6); for (;;) a.set(b);'],
  ['copyWithin of a typed array', 'const list = new Uint8Array(1e7); for (;;) list.copyWithin(0, 1);'],
  ['indexOf in a typed array', 'const list = new Uint8Array(1e7); for (;;) list.indexOf(3);'],
  ['slices of a buffer', 'const bytes = new ArrayBuffer(1e7); for (;;) bytes.slice(0);'],
  [
    'keys of a large object',
    'const object = {}; for (let i = 0; i < 9000; i++) object["k" + i] = 1; for (;;) Object.keys(object);',
  ],
];

/** Attacks that run out of memory before they use up their iterations. */
export const nativeMemoryAttacks: readonly (readonly [name: string, code: string])[] = [
  ['fill on a huge length', '[].fill.call({ length: 2 ** 53 - 1 }, 1);'],
  ['Array.from of a huge length', 'Array.from({ length: 1e9 });'],
  ['split into letters', '"a".repeat(5e6).split("");'],
  ['String.raw of a huge length', 'String.raw({ raw: { length: 2 ** 53 - 1 } }, ..."a".repeat(9000));'],
  ['a spread of a long text', '[..."a".repeat(5e6)];'],
];
