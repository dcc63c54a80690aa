import { expect, it } from 'vitest';
import { limits, type SavedChange } from '@playloom/game-format';
import { createProgressStore } from './createProgressStore.ts';

/** Creates a fake browser with a manual clock. */
function createBrowser(stored = new Map<string, string>()) {
  const tasks: (() => void)[] = [];
  const warnings: string[] = [];
  const state = { writes: 0, isFull: false };
  const open = () =>
    createProgressStore('game-1', {
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem(key, value) {
          if (state.isFull) throw new Error('QuotaExceededError');
          state.writes += 1;
          stored.set(key, value);
        },
      },
      schedule: (task) => void tasks.push(task),
      warn: (message) => void warnings.push(message),
    });
  return { stored, state, warnings, open, pass: () => tasks.splice(0).forEach((task) => task()) };
}

const add = (key: string, amount = 1, scope: SavedChange['scope'] = 'game'): SavedChange => ({
  scope,
  key,
  change: { kind: 'add', amount },
});

it('keeps saved data between visits, with the world’s data on every map', () => {
  const browser = createBrowser();
  const first = browser.open();
  first.change('bay', [add('fish', 3), add('coins', 5, 'world')]);
  first.change('island', [{ scope: 'game', key: 'chest', change: { kind: 'set', value: 'open' } }]);
  expect(first.read('bay')).toEqual({ game: { fish: 3 }, world: { coins: 5 } });
  browser.pass();
  const second = browser.open();
  expect(second.read('bay')).toEqual({ game: { fish: 3 }, world: { coins: 5 } });
  expect(second.read('island')).toEqual({ game: { chest: 'open' }, world: { coins: 5 } });
  expect(second.read('toString')).toEqual({ game: {}, world: { coins: 5 } });
});

it('writes once for many saves, and at once when the page closes', () => {
  const browser = createBrowser();
  const progress = browser.open();
  for (let count = 0; count < 50; count += 1) progress.change('bay', [add('fish')]);
  expect(browser.state.writes).toBe(0);
  progress.flush();
  browser.pass();
  expect(browser.state.writes).toBe(1);
  expect(browser.open().read('bay').game).toEqual({ fish: 50 });
});

it('is limited, and works where the browser stores nothing', () => {
  const browser = createBrowser();
  const progress = browser.open();
  progress.change('bay', [add('fish')]);
  browser.pass();
  const value = 'x'.repeat(10_000);
  const many = Array.from(
    { length: limits.SAVED_EXPORT_TEXT_LENGTH_MAX / value.length },
    (_, index): SavedChange => ({
      scope: 'game',
      key: `key-${index}`,
      change: { kind: 'set', value },
    }),
  );
  progress.change('bay', many);
  browser.pass();
  expect(browser.warnings).toHaveLength(1);
  // The last data that fit is still stored. The running game still has all of its data.
  expect(browser.open().read('bay').game).toEqual({ fish: 1 });
  expect(Object.keys(progress.read('bay').game)).toHaveLength(many.length + 1);
  const full = createBrowser();
  full.state.isFull = true;
  const there = full.open();
  there.change('bay', [add('fish')]);
  full.pass();
  expect([full.warnings.length, there.read('bay').game]).toEqual([1, { fish: 1 }]);
  const nowhere = createProgressStore('x', {
    storage: null,
    schedule: () => undefined,
    warn: () => undefined,
  });
  nowhere.change('bay', [add('fish')]);
  nowhere.flush();
  expect(nowhere.read('bay').game).toEqual({ fish: 1 });
});

it.each([
  'no JSON',
  'null',
  '[]',
  '"text"',
  '{"world":3,"games":{"bay":7}}',
  `{"world":{"":1},"games":{"bay":{"fish":"${'x'.repeat(20_000)}"}}}`,
])('ignores %.40s in the browser', (text) => {
  const { open } = createBrowser(new Map([['playloom-saved-game-1', text]]));
  expect(open().read('bay')).toEqual({ game: {}, world: {} });
});
