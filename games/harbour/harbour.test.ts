import { describe, expect, inject, it } from 'vitest';
import { testStarterGame } from '../../tools/games/testing/testStarterGame.ts';
import { playDays } from './testing/playDays.ts';
import {
  chooseAnswer,
  deliverSavedData,
  buyShopOffer,
  findEntityOfType,
  teleportTo,
  teleportBeside,
  leaveSession,
  listShownMessages,
  listAnswerTexts,
  getEntityPosition,
  countCarriedItems,
  pressPlayerKey,
  runSession,
  TICKS_PER_SECOND,
  getPlayerUnit,
  readPlayerVariable,
  openSoloSession,
  type SoloSession,
  getPlayer,
} from './testing/SoloSession.ts';

const NIGHT_TICKS = 12 * TICKS_PER_SECOND;

describe('Pilchard Bay', () => {
  testStarterGame('harbour');

  it('shows new players what to do first', async () => {
    const bay = await openSoloSession('harbour');
    expect(listShownMessages(bay)).toContainEqual(
      expect.stringMatching(/^Errands earn coins\. Today .+ pays double\.$/),
    );
    expect(getPlayer(bay).showing.texts['top']).toContain('Baker Bree');
  });

  it('pays for carrying bread from the baker to the harbor master', async () => {
    const bay = await openSoloSession('harbour');
    deliverBread(bay);
    expect(countCarriedItems(bay, 'bread')).toBe(0);
    expect([8, 16]).toContain(readPlayerVariable(bay, 'coins'));
    expect(getPlayer(bay).score).toBe(readPlayerVariable(bay, 'coins'));
    teleportBeside(bay, 'baker');
    pressPlayerKey(bay, 'e');
    expect(listAnswerTexts(bay)).toContain('Your bread has arrived.');
    expect(listAnswerTexts(bay)).not.toContain('Can I help?');
  });

  it('pays for oil and gives a treasure map', async () => {
    const bay = await openSoloSession('harbour');
    teleportBeside(bay, 'oil-barrel');
    pressPlayerKey(bay, 'e');
    expect(countCarriedItems(bay, 'oil')).toBe(0);
    talk(bay, 'keeper', 'Is something wrong?', 'I will fetch it.');
    teleportBeside(bay, 'oil-barrel');
    pressPlayerKey(bay, 'e');
    pressPlayerKey(bay, 'e');
    expect(countCarriedItems(bay, 'oil')).toBe(1);
    talk(bay, 'keeper', 'Here is the oil.');
    expect(countCarriedItems(bay, 'oil')).toBe(0);
    expect(countCarriedItems(bay, 'map')).toBe(1);
    expect([14, 28]).toContain(readPlayerVariable(bay, 'coins'));
  });

  it('lets a player with a rod catch five pilchards for Old Finn', async () => {
    const bay = await openSoloSession('harbour');
    teleportBeside(bay, 'ripples');
    pressPlayerKey(bay, 'e');
    expect(listShownMessages(bay).at(-1)).toContain('fishing rod');
    talk(bay, 'fisher', 'Caught anything?', 'I will try.');
    deliverBread(bay);
    buyRod(bay);
    for (let caught = 0; caught < 5; caught += 1) catchFish(bay);
    expect(readPlayerVariable(bay, 'fish-caught')).toBe(5);
    const before = Number(readPlayerVariable(bay, 'coins'));
    const left = countCarriedItems(bay, 'pilchard') - 5;
    talk(bay, 'fisher', 'Here are five pilchards.');
    expect(countCarriedItems(bay, 'pilchard')).toBe(left);
    expect([16, 32]).toContain(Number(readPlayerVariable(bay, 'coins')) - before);
  });

  it('lets fish escape when a player presses too soon or too late', async () => {
    const bay = await openSoloSession('harbour', rich());
    buyRod(bay);
    teleportBeside(bay, 'ripples');
    pressPlayerKey(bay, 'e');
    expect(readPlayerVariable(bay, 'line')).toBe(1);
    pressPlayerKey(bay, 'e');
    expect(readPlayerVariable(bay, 'line')).toBe(0);
    pressPlayerKey(bay, 'e');
    runSession(bay, 6 * TICKS_PER_SECOND);
    expect(readPlayerVariable(bay, 'line')).toBe(0);
    pressPlayerKey(bay, 'e');
    teleportTo(bay, 30, 20);
    runSession(bay, 6 * TICKS_PER_SECOND);
    expect(readPlayerVariable(bay, 'line')).toBe(0);
    expect(countCarriedItems(bay, 'pilchard')).toBe(0);
  });

  it('counts crabs that are swept off the pier', async () => {
    const bay = await openSoloSession('harbour');
    talk(bay, 'master', 'Do you need a hand?', 'I will sweep.');
    expect(countCarriedItems(bay, 'broom')).toBe(1);
    for (let sweeps = 0; sweeps < 60 && readPlayerVariable(bay, 'crabs-chased') !== 6; sweeps += 1)
      sweepCrab(bay);
    expect(readPlayerVariable(bay, 'crabs-chased')).toBe(6);
    expect(listShownMessages(bay)).toContain('The pier is clear!');
    const before = Number(readPlayerVariable(bay, 'coins'));
    talk(bay, 'master', 'The pier is clear.');
    expect([12, 24]).toContain(Number(readPlayerVariable(bay, 'coins')) - before);
  });

  it('sells and buys at the stall, and a bought hat stays', async () => {
    const bay = await openSoloSession('harbour', rich(30, { 'item:pilchard': 3 }));
    const speed = () => getPlayerUnit(bay).buffs.map(({ buff }) => buff);
    openStall(bay);
    buyShopOffer(bay, 'sell-pilchards');
    expect(readPlayerVariable(bay, 'coins')).toBe(36);
    expect(countCarriedItems(bay, 'pilchard')).toBe(0);
    buyShopOffer(bay, 'hat');
    buyShopOffer(bay, 'hat');
    expect(readPlayerVariable(bay, 'coins')).toBe(16);
    expect(speed()).toEqual(['straw-hat']);
    buyShopOffer(bay, 'lantern');
    buyShopOffer(bay, 'rod');
    expect(readPlayerVariable(bay, 'coins')).toBe(1);
    expect([countCarriedItems(bay, 'lantern'), countCarriedItems(bay, 'rod')]).toEqual([1, 0]);
    leaveSession(bay);
    const again = await openSoloSession('harbour', bay.saved);
    expect(getPlayerUnit(again).buffs.map(({ buff }) => buff)).toEqual(['straw-hat']);
  });

  it('has a cat that follows players with fish and brings luck to players who feed it', async () => {
    const bay = await openSoloSession('harbour', rich(0, { 'item:pilchard': 1 }));
    teleportBeside(bay, 'cat');
    const start = getEntityPosition(bay, findEntityOfType(bay, 'cat'));
    teleportTo(bay, start.x + 6, 27.5);
    runSession(bay, 4 * TICKS_PER_SECOND);
    expect(getEntityPosition(bay, findEntityOfType(bay, 'cat')).x).toBeGreaterThan(start.x + 3);
    talk(bay, 'cat', 'Give it a pilchard.');
    expect(getPlayerUnit(bay).buffs.map(({ buff }) => buff)).toEqual(['lucky']);
    expect(countCarriedItems(bay, 'pilchard')).toBe(0);
  });

  it('shows the errands in a log that opens and closes', async () => {
    const bay = await openSoloSession('harbour');
    pressPlayerKey(bay, 'l');
    expect(getPlayer(bay).showing.panels).toEqual(['log']);
    talk(bay, 'baker', 'Can I help?', 'Give it to me.');
    const shown = bay.events.findLast((event) => event.kind === 'panel-message' && event.event === 'errands');
    expect(shown).toMatchObject({ value: [1, 0, 0, 0, 0, 0], player: 1 });
    expect(getPlayer(bay).showing.texts['top']).toContain('bread to Hale');
    runSession(bay, 2, [{ kind: 'panel', player: 1, panel: 'log', event: 'close', value: null }]);
    expect(getPlayer(bay).showing.panels).toEqual([]);
  });

  it('[EG-10:part] saves errands, coins and packs between sessions', async () => {
    const bay = await openSoloSession('harbour');
    deliverBread(bay);
    talk(bay, 'keeper', 'Is something wrong?', 'I will fetch it.');
    teleportBeside(bay, 'oil-barrel');
    pressPlayerKey(bay, 'e');
    const coins = readPlayerVariable(bay, 'coins');
    leaveSession(bay);
    expect(bay.saved.world).toMatchObject({ coins, 'item:oil': 1 });
    const again = await openSoloSession('harbour', bay.saved);
    expect(readPlayerVariable(again, 'coins')).toBe(coins);
    expect(getPlayer(again).score).toBe(0);
    expect(['errand-oil', 'errands-done'].map((id) => readPlayerVariable(again, id))).toEqual([1, 1]);
    talk(again, 'keeper', 'Here is the oil.');
    expect(readPlayerVariable(again, 'errands-done')).toBe(2);
  });

  it('adds coins that were earned before the saved data arrived', async () => {
    const bay = await openSoloSession('harbour', rich(10, { 'item:shell': 2 }), { isSavedLate: true });
    deliverBread(bay);
    const earned = Number(readPlayerVariable(bay, 'coins'));
    expect(bay.saved.world['coins']).toBe(10);
    deliverSavedData(bay);
    expect(readPlayerVariable(bay, 'coins')).toBe(10 + earned);
    expect(countCarriedItems(bay, 'shell')).toBe(2);
    leaveSession(bay);
    expect(bay.saved.world).toMatchObject({ coins: 10 + earned, 'item:shell': 2 });
  });

  it('tells everyone at the bell what they earned, and the day goes on without a winner', async () => {
    const bay = await openSoloSession('harbour', undefined, { daySeconds: 20 });
    deliverBread(bay);
    talk(bay, 'keeper', 'Is something wrong?', 'I will fetch it.');
    const coins = Number(readPlayerVariable(bay, 'coins'));
    runSession(bay, 20 * TICKS_PER_SECOND - bay.world.tick + 2);
    expect(bay.events.filter(({ kind }) => kind === 'leaderboard')).toEqual([
      { kind: 'leaderboard', player: 1, leaderboard: 'Coins in a day', score: coins, order: 'highest' },
    ]);
    expect(listShownMessages(bay)).toContain(`Sunset. Coins you earned: ${coins}. Your best so far!`);
    expect(bay.events.some((event) => event.kind === 'sound' && event.sound === 'bell')).toBe(true);
    expect(bay.events.filter(({ kind }) => kind === 'match')).toEqual([]);
    // Nobody waits for the morning.
    const { x } = getEntityPosition(bay, getPlayerUnit(bay));
    runSession(bay, TICKS_PER_SECOND, [
      { kind: 'controls', player: 1, keys: ['a'], mouseX: 0, mouseY: 0, stick: null },
    ]);
    expect(getEntityPosition(bay, getPlayerUnit(bay)).x).toBeLessThan(x - 1);
    runSession(bay, NIGHT_TICKS);
    expect(getPlayer(bay).score).toBe(0);
    expect(readPlayerVariable(bay, 'coins')).toBe(coins);
    expect(['errand-bread', 'errand-oil', 'best-day'].map((id) => readPlayerVariable(bay, id))).toEqual([
      0,
      1,
      coins,
    ]);
    expect(bay.events.filter(({ kind }) => kind.endsWith('-problem'))).toEqual([]);
  });

  it('[DIR-06:part] says what to do next: errands, then the next thing to buy, with a marker', async () => {
    const bay = await openSoloSession('harbour');
    const objective = () => getPlayer(bay).showing.texts['top'];
    const arrows = () => bay.world.markers.filter(({ hasArrow }) => hasArrow).map(({ icon }) => icon);
    expect(objective()).toBe('Talk to Baker Bree, northwest of the square.');
    expect(arrows()).toEqual(['exclamation']);
    talk(bay, 'baker', 'Can I help?', 'Give it to me.');
    expect(objective()).toBe('Bring the bread to Hale on the quay.');
    expect(arrows()).toEqual(['question']);
    talk(bay, 'master', 'Here is your bread.');
    expect(objective()).toBe('Buy a fishing rod at Marta’s stall, in the square.');
    expect(arrows()).toEqual(['coin']);
    buyRod(bay);
    expect(objective()).toMatch(/^(Do another errand: a lantern costs 15 coins|Buy a lantern)/);
  });

  it('[EN-08:part] lets players who did an errand row to Lamp Island and back with everything they have', async () => {
    const bay = await openSoloSession('harbour');
    teleportBeside(bay, 'boat');
    teleportTo(bay, 48, 36);
    pressPlayerKey(bay, 'e');
    expect(listAnswerTexts(bay)).toEqual(['Who may take it?', 'Stay here.']);
    deliverBread(bay);
    buyRod(bay);
    const coins = readPlayerVariable(bay, 'coins');
    teleportTo(bay, 48, 36);
    pressPlayerKey(bay, 'e');
    chooseAnswer(bay, 'Row to Lamp Island.');
    expect(bay.events).toContainEqual({ kind: 'travel', player: 1, map: 'harbour-island' });
    expect(Object.keys(bay.world.game.game.world.maps)).toEqual(['harbour-island']);
    expect(bay.world.game.game.world.shareWeb3TokenAcrossMaps).toBe(true);
    leaveSession(bay);

    const island = await openSoloSession('harbour-island', { game: {}, world: bay.saved.world });
    expect(readPlayerVariable(island, 'coins')).toBe(coins);
    expect(countCarriedItems(island, 'rod')).toBe(1);
    teleportTo(island, 25.5, 36);
    pressPlayerKey(island, 'e');
    chooseAnswer(island, 'Row home to Pilchard Bay.');
    expect(island.events).toContainEqual({ kind: 'travel', player: 1, map: 'harbour' });
    leaveSession(island);

    const home = await openSoloSession('harbour', { game: bay.saved.game, world: island.saved.world });
    expect(readPlayerVariable(home, 'coins')).toBe(coins);
    expect(countCarriedItems(home, 'rod')).toBe(1);
    expect(readPlayerVariable(home, 'errands-done')).toBe(1);
  });

  it('has bots that all finish errands, and different bots earn the most', async () => {
    const days = inject('long') ? 6 : 4;
    const { world, problems, bestEarners } = await playDays('harbour', 8, days, inject('long') ? 360 : 90);
    expect(problems).toEqual([]);
    expect(bestEarners).toHaveLength(days);
    expect(new Set(bestEarners).size).toBeGreaterThan(1);
    const done = [...world.players.values()].map(({ variables }) => Number(variables['errands-done']));
    expect(Math.min(...done)).toBeGreaterThan(0);
    expect(done.reduce((sum, errands) => sum + errands)).toBeGreaterThan(days * done.length);
  });
});

function rich(coins = 10, more: { readonly [key: string]: number } = {}) {
  return { game: {}, world: { coins, ...more } };
}

/** Talks to a villager and chooses these answers one after another. The last one may end the dialogue. */
function talk(bay: SoloSession, type: string, ...answers: readonly string[]): void {
  teleportBeside(bay, type);
  pressPlayerKey(bay, 'e');
  for (const text of answers) chooseAnswer(bay, text);
}

function deliverBread(bay: SoloSession): void {
  talk(bay, 'baker', 'Can I help?', 'Give it to me.');
  expect(countCarriedItems(bay, 'bread')).toBe(1);
  talk(bay, 'master', 'Here is your bread.');
}

function openStall(bay: SoloSession): void {
  teleportTo(bay, 33, 17.6);
  pressPlayerKey(bay, 'e');
  expect(getPlayer(bay).shop?.shop).toBe('stall');
}

function buyRod(bay: SoloSession): void {
  openStall(bay);
  buyShopOffer(bay, 'rod');
  expect(countCarriedItems(bay, 'rod')).toBe(1);
}

function catchFish(bay: SoloSession): void {
  teleportTo(bay, 24.8, 41);
  pressPlayerKey(bay, 'e');
  for (let ticks = 0; ticks < 5 * TICKS_PER_SECOND && readPlayerVariable(bay, 'line') !== 2; ticks += 1)
    runSession(bay, 1);
  pressPlayerKey(bay, 'e');
  runSession(bay, 2);
}

/** Moves to the left of a crab and sweeps to the right. */
function sweepCrab(bay: SoloSession): void {
  const { x, y } = getEntityPosition(bay, findEntityOfType(bay, 'crab'));
  teleportTo(bay, x - 0.9, y);
  runSession(bay, 2, [{ kind: 'controls', player: 1, keys: ['d'], mouseX: 0, mouseY: 0, stick: null }]);
  pressPlayerKey(bay, 'space');
  runSession(bay, TICKS_PER_SECOND / 2);
}
