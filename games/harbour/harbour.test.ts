import { describe, expect, inject, it } from 'vitest';
import { testStarterGame } from '../testing/testStarterGame.ts';
import { playDays } from './testing/playDays.ts';
import {
  answer,
  arrive,
  buy,
  find,
  go,
  goTo,
  leave,
  messages,
  optionsOf,
  placeOf,
  pocketed,
  press,
  run,
  TICKS_A_SECOND,
  unitOf,
  variable,
  visit,
  type Visit,
  visitor,
} from './testing/Visit.ts';

const PAUSE_TICKS = 9 * TICKS_A_SECOND;

describe('Pilchard Bay', () => {
  testStarterGame('harbour');

  it('tells newcomers what to do first', async () => {
    const bay = await visit('harbour');
    expect(messages(bay)[0]).toContain('{Press:e} to talk');
    expect(visitor(bay).showing.texts['left']).toContain('Baker Bree');
  });

  it('pays for bread that was carried from the baker to the harbour master', async () => {
    const bay = await visit('harbour');
    deliverBread(bay);
    expect(pocketed(bay, 'bread')).toBe(0);
    expect([8, 16]).toContain(variable(bay, 'coins'));
    expect(visitor(bay).score).toBe(variable(bay, 'coins'));
    goTo(bay, 'baker');
    press(bay, 'e');
    expect(optionsOf(bay)).toContain('Your bread has arrived.');
    expect(optionsOf(bay)).not.toContain('Can I help?');
  });

  it('pays for oil, and gives a treasure map with it', async () => {
    const bay = await visit('harbour');
    goTo(bay, 'oil-barrel');
    press(bay, 'e');
    expect(pocketed(bay, 'oil')).toBe(0);
    talk(bay, 'keeper', 'Is something wrong?', 'I will fetch it.');
    goTo(bay, 'oil-barrel');
    press(bay, 'e');
    press(bay, 'e');
    expect(pocketed(bay, 'oil')).toBe(1);
    talk(bay, 'keeper', 'Here is the oil.');
    expect(pocketed(bay, 'oil')).toBe(0);
    expect(pocketed(bay, 'map')).toBe(1);
    expect([14, 28]).toContain(variable(bay, 'coins'));
  });

  it('lets whoever has a rod and quick fingers catch five pilchards for Old Finn', async () => {
    const bay = await visit('harbour');
    goTo(bay, 'ripples');
    press(bay, 'e');
    expect(messages(bay).at(-1)).toContain('fishing rod');
    talk(bay, 'fisher', 'Caught anything?', 'I will try.');
    deliverBread(bay);
    buyRod(bay);
    for (let caught = 0; caught < 5; caught += 1) catchFish(bay);
    expect(variable(bay, 'fish-caught')).toBe(5);
    const before = Number(variable(bay, 'coins'));
    const left = pocketed(bay, 'pilchard') - 5;
    talk(bay, 'fisher', 'Here are five pilchards.');
    expect(pocketed(bay, 'pilchard')).toBe(left);
    expect([16, 32]).toContain(Number(variable(bay, 'coins')) - before);
  });

  it('lets fish get away from those who press too soon or too late', async () => {
    const bay = await visit('harbour', rich());
    buyRod(bay);
    goTo(bay, 'ripples');
    press(bay, 'e');
    expect(variable(bay, 'line')).toBe(1);
    press(bay, 'e');
    expect(variable(bay, 'line')).toBe(0);
    press(bay, 'e');
    run(bay, 6 * TICKS_A_SECOND);
    expect(variable(bay, 'line')).toBe(0);
    press(bay, 'e');
    go(bay, 30, 20);
    run(bay, 6 * TICKS_A_SECOND);
    expect(variable(bay, 'line')).toBe(0);
    expect(pocketed(bay, 'pilchard')).toBe(0);
  });

  it('counts crabs that were swept off the pier', async () => {
    const bay = await visit('harbour');
    talk(bay, 'master', 'Do you need a hand?', 'I will sweep.');
    expect(pocketed(bay, 'broom')).toBe(1);
    for (let sweeps = 0; sweeps < 60 && variable(bay, 'crabs-chased') !== 6; sweeps += 1) sweepCrab(bay);
    expect(variable(bay, 'crabs-chased')).toBe(6);
    expect(messages(bay)).toContain('The pier is clear! Tell Harbour Master Hale.');
    const before = Number(variable(bay, 'coins'));
    talk(bay, 'master', 'The pier is clear.');
    expect([12, 24]).toContain(Number(variable(bay, 'coins')) - before);
  });

  it('sells and buys at the stall, and dresses whoever buys the hat for good', async () => {
    const bay = await visit('harbour', rich(30, { 'item:pilchard': 3 }));
    const speed = () => unitOf(bay).buffs.map(({ buff }) => buff);
    openStall(bay);
    buy(bay, 'sell-pilchards');
    expect(variable(bay, 'coins')).toBe(36);
    expect(pocketed(bay, 'pilchard')).toBe(0);
    buy(bay, 'hat');
    buy(bay, 'hat');
    expect(variable(bay, 'coins')).toBe(16);
    expect(speed()).toEqual(['straw-hat']);
    buy(bay, 'lantern');
    buy(bay, 'rod');
    expect(variable(bay, 'coins')).toBe(1);
    expect([pocketed(bay, 'lantern'), pocketed(bay, 'rod')]).toEqual([1, 0]);
    leave(bay);
    const again = await visit('harbour', bay.saved);
    expect(unitOf(again).buffs.map(({ buff }) => buff)).toEqual(['straw-hat']);
  });

  it('lets the cat follow whoever carries fish, and bring luck to whoever shares it', async () => {
    const bay = await visit('harbour', rich(0, { 'item:pilchard': 1 }));
    goTo(bay, 'cat');
    const start = placeOf(bay, find(bay, 'cat'));
    go(bay, start.x + 6, 27.5);
    run(bay, 4 * TICKS_A_SECOND);
    expect(placeOf(bay, find(bay, 'cat')).x).toBeGreaterThan(start.x + 3);
    talk(bay, 'cat', 'Give it a pilchard.');
    expect(unitOf(bay).buffs.map(({ buff }) => buff)).toEqual(['lucky']);
    expect(pocketed(bay, 'pilchard')).toBe(0);
  });

  it('shows the errands in a log that opens and closes', async () => {
    const bay = await visit('harbour');
    press(bay, 'l');
    expect(visitor(bay).showing.panels).toEqual(['log']);
    talk(bay, 'baker', 'Can I help?', 'Give it to me.');
    const told = bay.events.findLast((event) => event.kind === 'panel-message' && event.event === 'errands');
    expect(told).toMatchObject({ value: [1, 0, 0, 0, 0, 0], player: 1 });
    expect(visitor(bay).showing.texts['left']).toContain('Bread to Hale');
    run(bay, 2, [{ kind: 'panel', player: 1, panel: 'log', event: 'close', value: null }]);
    expect(visitor(bay).showing.panels).toEqual([]);
  });

  it('[EG-10:part] keeps errands, coins and pockets from one visit to the next', async () => {
    const bay = await visit('harbour');
    deliverBread(bay);
    talk(bay, 'keeper', 'Is something wrong?', 'I will fetch it.');
    goTo(bay, 'oil-barrel');
    press(bay, 'e');
    const coins = variable(bay, 'coins');
    leave(bay);
    expect(bay.saved.world).toMatchObject({ coins, 'item:oil': 1 });
    const again = await visit('harbour', bay.saved);
    expect(variable(again, 'coins')).toBe(coins);
    expect(visitor(again).score).toBe(0);
    expect(['errand-oil', 'errands-done'].map((id) => variable(again, id))).toEqual([1, 1]);
    talk(again, 'keeper', 'Here is the oil.');
    expect(variable(again, 'errands-done')).toBe(2);
  });

  it('adds what was earned before the saved data came', async () => {
    const bay = await visit('harbour', rich(10, { 'item:shell': 2 }), { isSavedLate: true });
    deliverBread(bay);
    const earned = Number(variable(bay, 'coins'));
    expect(bay.saved.world['coins']).toBe(10);
    arrive(bay);
    expect(variable(bay, 'coins')).toBe(10 + earned);
    expect(pocketed(bay, 'shell')).toBe(2);
    leave(bay);
    expect(bay.saved.world).toMatchObject({ coins: 10 + earned, 'item:shell': 2 });
  });

  it('ends the day with the bell and a ranking, and begins the next without taking anything', async () => {
    const bay = await visit('harbour', undefined, { daySeconds: 20 });
    deliverBread(bay);
    talk(bay, 'keeper', 'Is something wrong?', 'I will fetch it.');
    const coins = Number(variable(bay, 'coins'));
    run(bay, 20 * TICKS_A_SECOND - bay.world.tick + 2);
    expect(bay.events.filter(({ kind }) => kind === 'leaderboard')).toEqual([
      { kind: 'leaderboard', player: 1, leaderboard: 'Coins in a day', score: coins, order: 'highest' },
    ]);
    expect(visitor(bay).showing.texts['center']).toContain(`1. Ann ${coins}`);
    expect(messages(bay)).toContain('Ann earned most today!');
    expect(bay.events.some((event) => event.kind === 'sound' && event.sound === 'bell')).toBe(true);
    run(bay, PAUSE_TICKS + 4);
    expect(visitor(bay).score).toBe(0);
    expect(variable(bay, 'coins')).toBe(coins);
    expect(['errand-bread', 'errand-oil', 'best-day'].map((id) => variable(bay, id))).toEqual([0, 1, coins]);
    expect(visitor(bay).showing.texts['center'] ?? '').toBe('');
    expect(bay.events.filter(({ kind }) => kind.endsWith('-problem'))).toEqual([]);
  });

  it('[EN-08:part] lets friends of the bay row to Lamp Island with all they have, and home again', async () => {
    const bay = await visit('harbour');
    goTo(bay, 'boat');
    go(bay, 48, 36);
    press(bay, 'e');
    expect(optionsOf(bay)).toEqual(['Who may take it?', 'Stay here.']);
    deliverBread(bay);
    buyRod(bay);
    const coins = variable(bay, 'coins');
    go(bay, 48, 36);
    press(bay, 'e');
    answer(bay, 'Row to Lamp Island.');
    expect(bay.events).toContainEqual({ kind: 'travel', player: 1, map: 'harbour-island' });
    expect(Object.keys(bay.world.game.game.world.maps)).toEqual(['harbour-island']);
    expect(bay.world.game.game.world.shareWeb3TokenAcrossMaps).toBe(true);
    leave(bay);

    const island = await visit('harbour-island', { game: {}, world: bay.saved.world });
    expect(variable(island, 'coins')).toBe(coins);
    expect(pocketed(island, 'rod')).toBe(1);
    go(island, 25.5, 36);
    press(island, 'e');
    answer(island, 'Row home to Pilchard Bay.');
    expect(island.events).toContainEqual({ kind: 'travel', player: 1, map: 'harbour' });
    leave(island);

    const home = await visit('harbour', { game: bay.saved.game, world: island.saved.world });
    expect(variable(home, 'coins')).toBe(coins);
    expect(pocketed(home, 'rod')).toBe(1);
    expect(variable(home, 'errands-done')).toBe(1);
  });

  it('keeps bots busy: all of them finish errands, and the best of the day is not always the same', async () => {
    const days = inject('long') ? 6 : 4;
    const { world, problems, winners } = await playDays('harbour', 8, days, inject('long') ? 360 : 90);
    expect(problems).toEqual([]);
    expect(winners).toHaveLength(days);
    expect(new Set(winners.filter((winner) => winner !== null)).size).toBeGreaterThan(1);
    const done = [...world.players.values()].map(({ variables }) => Number(variables['errands-done']));
    expect(Math.min(...done)).toBeGreaterThan(0);
    expect(done.reduce((sum, errands) => sum + errands)).toBeGreaterThan(days * done.length);
  });
});

function rich(coins = 10, more: { readonly [key: string]: number } = {}) {
  return { game: {}, world: { coins, ...more } };
}

/** Talks to someone and answers in turn; the last answer may end the talk. */
function talk(bay: Visit, type: string, ...answers: readonly string[]): void {
  goTo(bay, type);
  press(bay, 'e');
  for (const text of answers) answer(bay, text);
}

function deliverBread(bay: Visit): void {
  talk(bay, 'baker', 'Can I help?', 'Give it to me.');
  expect(pocketed(bay, 'bread')).toBe(1);
  talk(bay, 'master', 'Here is your bread.');
}

function openStall(bay: Visit): void {
  go(bay, 33, 17.6);
  press(bay, 'e');
  expect(visitor(bay).shop?.shop).toBe('stall');
}

function buyRod(bay: Visit): void {
  openStall(bay);
  buy(bay, 'rod');
  expect(pocketed(bay, 'rod')).toBe(1);
}

function catchFish(bay: Visit): void {
  go(bay, 24.8, 41);
  press(bay, 'e');
  for (let ticks = 0; ticks < 5 * TICKS_A_SECOND && variable(bay, 'line') !== 2; ticks += 1) run(bay, 1);
  press(bay, 'e');
  run(bay, 2);
}

/** Stands on the left of a crab and sweeps to the right. */
function sweepCrab(bay: Visit): void {
  const { x, y } = placeOf(bay, find(bay, 'crab'));
  go(bay, x - 0.9, y);
  run(bay, 2, [{ kind: 'controls', player: 1, keys: ['d'], mouseX: 0, mouseY: 0, stick: null }]);
  press(bay, 'space');
  run(bay, TICKS_A_SECOND / 2);
}
