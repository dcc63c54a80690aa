import fc from 'fast-check';
import { expect } from 'vitest';
import { actions } from '../catalog/actions.ts';
import { exampleGame } from '../example/exampleGame.ts';
import { triggers } from '../catalog/triggers.ts';
import { values } from '../catalog/values.ts';
import { parseGame } from '../parse/parseGame.ts';

type Mutable = { [key: string | number]: unknown };

/** Stored as text, because parsing it is the fastest way to copy it. */
const RICH_EXAMPLE = writeRichExample();

const names = [...Object.keys(actions), ...Object.keys(values), ...Object.keys(triggers)];
const sampleWords = [
  'knight',
  'wolf',
  'gate',
  'gold',
  'unit',
  '',
  '__proto__',
  'toString',
  'x'.repeat(5000),
  '#ffcc00',
];
const numbers = [0, -0, 1, -1, 0.5, 40, 1e9, 1e308, -1e308];

const plausibleValues = fc.oneof(
  fc.constantFrom(...sampleWords, ...numbers, ...names, true, null),
  fc.constantFrom(...Object.values({ ...actions, ...values, ...triggers })).map(({ example }) => example),
  fc.array(
    fc.constantFrom(...Object.values(actions)).map(({ example }) => example),
    { maxLength: 4 },
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

const hostileValues = fc.oneof(
  fc.constantFrom(undefined, Number.NaN, Number.POSITIVE_INFINITY, 10n, Symbol.iterator, parseGame),
  fc.anything({ withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
);

const mutation = fc.record({
  isInRules: fc.boolean(),
  steps: fc.array(fc.nat(1000), { minLength: 3, maxLength: 9 }),
  kind: fc.constantFrom('replace', 'replace', 'replace', 'delete', 'add', 'duplicate'),
  key: fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'target', 'get', 'do', 'toString')),
  value: fc.oneof({ weight: 20, arbitrary: plausibleValues }, { weight: 1, arbitrary: hostileValues }),
});

const documents = fc.oneof(
  { weight: 1, arbitrary: fc.anything() },
  {
    weight: 1,
    arbitrary: fc.record({ format: fc.constant(1), settings: fc.anything(), rules: fc.anything() }),
  },
  { weight: 8, arbitrary: fc.array(mutation, { minLength: 1, maxLength: 3 }).map(mutateExample) },
);

/** Calls parseGame with random and mutated documents. It must never throw, and parsing an accepted game again must not change it. */
export function fuzzParseGame(runs: number, seed: number): Map<string, number> {
  const answers = new Map<string, number>();
  const property = fc.property(documents, (document) => {
    const answer = parseGame(document);
    const code = answer.ok ? 'accepted' : answer.error[0]!.code;
    answers.set(code, (answers.get(code) ?? 0) + 1);
    if (answer.ok) expect(parseGame(answer.value)).toEqual(answer);
    else {
      const odd = answer.error.filter(
        ({ path, message }) => typeof path !== 'string' || !message.endsWith('.'),
      );
      expect(odd).toEqual([]);
    }
  });
  fc.assert(property, { numRuns: runs, seed });
  return answers;
}

function mutateExample(
  mutations: readonly (typeof mutation extends fc.Arbitrary<infer Value> ? Value : never)[],
) {
  const document = JSON.parse(RICH_EXAMPLE) as Mutable;
  for (const { isInRules, steps, kind, key, value } of mutations) {
    const { target, part } = walk(isInRules ? actionsOf(document, steps[0]!) : document, steps);
    if (kind === 'delete') delete target[part];
    else if (kind === 'duplicate') setOwn(target, key, copyOf(target[part]));
    else setOwn(target, kind === 'add' ? key : part, copyOf(value));
  }
  return document;
}

/**
 * Sets a key the way JSON.parse does. An assignment to `__proto__` would change the prototype, and JSON cannot set the
 * length of a list.
 */
function setOwn(target: Mutable, key: string, value: unknown): void {
  if (Array.isArray(target) && key === 'length') return;
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}

function writeRichExample(): string {
  const game = exampleGame();
  const rules = Object.values(actions).map(({ name, example }) => ({
    id: `rule-${name.toLowerCase()}`,
    name,
    when: { when: 'ruleIsRun' },
    do: [example],
  }));
  return JSON.stringify({ ...game, rules: [...game.rules!, ...rules.slice(0, 12)] });
}

/** Returns the actions of one rule. Half of the mutations start there, because actions have the most checks. */
function actionsOf(document: Mutable, choice: number): Mutable {
  const rules = document['rules'];
  const rule: unknown = Array.isArray(rules) ? rules[choice % rules.length] : null;
  const block: unknown = typeof rule === 'object' && rule !== null ? Reflect.get(rule, 'do') : null;
  return typeof block === 'object' && block !== null ? (block as Mutable) : document;
}

/** Walks down the document. Each step chooses one of the keys. */
function walk(start: Mutable, steps: readonly number[]): { target: Mutable; part: string } {
  let target = start;
  let part = 'settings';
  for (const [index, step] of steps.entries()) {
    const parts = Object.keys(target);
    if (parts.length === 0) break;
    part = parts[step % parts.length]!;
    const next = target[part];
    if (typeof next !== 'object' || next === null || index === steps.length - 1) break;
    target = next as Mutable;
  }
  return { target, part };
}

/** Copies a value, so that a later mutation does not change it in other documents. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, copyOf(entry)]));
}
