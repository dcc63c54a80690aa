import type { Settings } from '@playloom/game-format';
import { afterEach, expect, it, vi } from 'vitest';
import type { PlayLife } from '../StartOptions.ts';
import { lockOrientation } from './lockOrientation.ts';
import type { Run } from './Run.ts';
import { tellLife } from './tellLife.ts';

afterEach(() => vi.unstubAllGlobals());

function orient(orientation: Settings['orientation'], isOn: boolean): { calls: string[]; run: Run } {
  const calls: string[] = [];
  const turning = {
    lock: async (wanted: string) => void calls.push(wanted),
    unlock: () => void calls.push('unlock'),
  };
  vi.stubGlobal('screen', { orientation: turning });
  const page = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const run = {
    options: { game: { settings: { orientation } }, features: { orientation: isOn } },
    frame: { ownerDocument: page },
    cleanups: [],
  } as unknown as Run;
  lockOrientation(run);
  return { calls, run };
}

it('[RO-03:part] holds the screen as the game asks, and lets go; never where that is switched off', () => {
  const { calls, run } = orient('landscape', true);
  for (const undo of run.cleanups) undo();
  expect(calls).toEqual(['landscape', 'unlock']);
  expect(orient('any', true).calls).toEqual([]);
  expect(orient('landscape', false).calls).toEqual([]);
});

it('says once when somebody begins to play, dies, opens the menu and is back', () => {
  const told: PlayLife[] = [];
  const entities = new Map([[7, { isDead: false }]]);
  const own: { unit: { id: number } | null } = { unit: null };
  const run = {
    options: { onLife: (life: PlayLife) => told.push(life) },
    core: { session: { view: { own, entities } } },
    isMenuOpen: false,
    life: null,
  } as unknown as Run;
  tellLife(run);
  tellLife(run);
  own.unit = { id: 7 };
  tellLife(run);
  entities.set(7, { isDead: true });
  tellLife(run);
  entities.set(7, { isDead: false });
  run.isMenuOpen = true;
  tellLife(run);
  run.isMenuOpen = false;
  tellLife(run);
  expect(told).toEqual(['out', 'playing', 'out', 'menu', 'playing']);
});
