import type { Settings } from '@playloom/game-format';
import { afterEach, expect, it, vi } from 'vitest';
import type { PlayPhase } from '../contract/StartOptions.ts';
import { lockOrientation } from './lockOrientation.ts';
import type { ClientRun } from './ClientRun.ts';
import { reportPlayPhase } from './reportPlayPhase.ts';

afterEach(() => vi.unstubAllGlobals());

function orient(orientation: Settings['orientation'], isOn: boolean): { calls: string[]; run: ClientRun } {
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
  } as unknown as ClientRun;
  lockOrientation(run);
  return { calls, run };
}

it('[RO-03:part] locks the orientation as the game asks and unlocks it; never where the host turned it off', () => {
  const { calls, run } = orient('landscape', true);
  for (const undo of run.cleanups) undo();
  expect(calls).toEqual(['landscape', 'unlock']);
  expect(orient('any', true).calls).toEqual([]);
  expect(orient('landscape', false).calls).toEqual([]);
});

it('reports once when a player starts playing, dies, opens the menu and returns', () => {
  const reported: PlayPhase[] = [];
  const entities = new Map([[7, { isDead: false }]]);
  const own: { unit: { id: number } | null } = { unit: null };
  const run = {
    options: { onLife: (life: PlayPhase) => reported.push(life) },
    core: { session: { view: { own, entities } } },
    isMenuOpen: false,
    life: null,
  } as unknown as ClientRun;
  reportPlayPhase(run);
  reportPlayPhase(run);
  own.unit = { id: 7 };
  reportPlayPhase(run);
  entities.set(7, { isDead: true });
  reportPlayPhase(run);
  entities.set(7, { isDead: false });
  run.isMenuOpen = true;
  reportPlayPhase(run);
  run.isMenuOpen = false;
  reportPlayPhase(run);
  expect(reported).toEqual(['out', 'playing', 'out', 'menu', 'playing']);
});
