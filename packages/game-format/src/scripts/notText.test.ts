import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseGame } from '../parse/parseGame.ts';
import { checkScripts } from './compileScripts.ts';

const minimal = { format: 1, settings: { title: 'x' } };
const notText = fc.jsonValue({ maxDepth: 2 }).filter((value) => typeof value !== 'string');

function problemsOf(part: object) {
  const answer = parseGame({ ...minimal, ...part });
  return answer.ok ? [] : answer.error;
}

describe('scripts and panels that are not text', () => {
  it('are reported with their file', () => {
    const property = fc.property(notText, (code) => {
      const scripts = { world: { name: 'World', files: { 'main.ts': code } } };
      expect(problemsOf({ scripts })[0]?.path).toMatch(/^scripts\.world\.files\["main\.ts"\]/);
      expect(checkScripts(scripts as never)).toMatchObject([
        { code: 'script-not-text', script: 'world', file: 'main.ts' },
      ]);
      const ui = { shop: { htmlData: code } };
      expect(problemsOf({ data: { ui } })[0]?.path).toMatch(/^data\.ui\.shop\.htmlData/);
    });
    fc.assert(property, { seed: 7, numRuns: 200 });
  });

  it('never throw, whatever the value of scripts is', () => {
    const value = fc.oneof(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue()));
    const anything = fc.oneof(value, fc.record({ world: fc.record({ name: value, files: value }) }));
    const property = fc.property(anything, (scripts) => {
      const isEmpty = typeof scripts === 'object' && scripts !== null && Object.keys(scripts).length === 0;
      const isAccepted = problemsOf({ scripts, data: { ui: scripts } }).length === 0;
      expect(isAccepted).toBe(isEmpty && !Array.isArray(scripts));
      expect(Array.isArray(checkScripts(scripts as never))).toBe(true);
    });
    fc.assert(property, { seed: 7, numRuns: 500 });
  });

  it('are different from file names that are not allowed', () => {
    const scripts = { world: { name: 'World', files: { 'main.js': 'let a;' } } };
    expect(problemsOf({ scripts })).toMatchObject([
      {
        path: 'scripts.world.files["main.js"]',
        code: 'wrong-value',
        message: expect.stringContaining('.ts'),
      },
    ]);
  });
});
