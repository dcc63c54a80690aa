import { describe, expect, it } from 'vitest';
import { compileRules, findWords } from './findWords.ts';
import type { WordPlace, WordRule } from './WordRule.ts';
import { wordRules } from './wordRules.ts';

const isName = (example: string): boolean => /^[\w$]+$/.test(example);

/** Returns the source of a file that contains only the example, at the given place. */
function plant(example: string, place: WordPlace): string {
  if (place === 'names') return `const ${example} = 1;`;
  return place === 'text' ? `<p>${example}</p>;` : `// ${example}\nexport {};`;
}

function findRule(rule: WordRule, example: string, place: WordPlace): number {
  // Braces in an example are an expression in a template literal. In JSX they would have another meaning, so use
  // backticks.
  const source = plant(example, place).replace(/<p>(.*\{.*)<\/p>/, '`$1`');
  return findWords('apps/a.tsx', source, compileRules([rule])).length;
}

/** Returns the places of a rule where this example can occur. Only an identifier can be a name. */
function placesOf(rule: WordRule, example: string): WordPlace[] {
  return rule.places.filter((place) => place !== 'names' || isName(example));
}

it('has an id for each rule', () => {
  expect(new Set(wordRules.map(({ id }) => id)).size).toBe(wordRules.length);
});

describe.each(wordRules.map((rule) => [rule.id, rule] as const))('%s', (_, rule) => {
  it('is found in each of its places', () => {
    const found = new Set<WordPlace>();
    for (const example of rule.bad) {
      const places = placesOf(rule, example).filter((place) => findRule(rule, example, place) > 0);
      expect(places, `places of ${example}`).not.toEqual([]);
      for (const place of places) found.add(place);
    }
    expect([...found].toSorted()).toEqual([...rule.places].toSorted());
  });

  it('leaves good words alone', () => {
    expect(rule.good).not.toEqual([]);
    for (const example of rule.good) {
      for (const place of placesOf(rule, example)) {
        expect(findRule(rule, example, place), `${example} in ${place}`).toBe(0);
      }
    }
  });
});

it.each(['Keyword', 'password', 'facet', 'storehouse', 'wordRules', 'countLetters', 'keepAlive', 'harbour'])(
  'accepts the name %s',
  (name) => {
    expect(findWords('apps/a.ts', `const ${name} = 1;`, compileRules(wordRules))).toEqual([]);
  },
);
