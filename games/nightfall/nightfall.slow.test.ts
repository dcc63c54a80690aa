import type { GameInput } from '@playloom/game-format';
import { describe, expect, inject, it } from 'vitest';
import { loadGame, readGameJson } from '../../tools/games/starters/loadGame.ts';
import { playHeadlessGame } from '../../tools/games/play/playHeadlessGame.ts';
import {
  holdKeys,
  joinRoomPlayer,
  listPlayerMessages,
  readPositionInRoom,
  listProps,
  runRoomTicks,
  runSeconds,
  sendPlayerChat,
  findPlayerUnit,
} from '../../tools/games/testing/openGameTestRoom.ts';
import { readUnitAttribute } from '../../tools/games/testing/readUnitAttribute.ts';
import { testStarterGame } from '../../tools/games/testing/testStarterGame.ts';
import {
  COUNTDOWN_SECONDS,
  FIRE,
  fireOf,
  go,
  HIDING_PLACE,
  isMonster,
  openCamp,
  TICKS_PER_SECOND,
  unitsOf,
  winnersOf,
} from './testing/openCamp.ts';

describe('Keep the Fire', () => {
  testStarterGame('nightfall');

  it('[HUD-23:part] shows each ranger the fire as bars, and what to do now', async () => {
    const room = await openCamp(2);
    sendPlayerChat(room, 1, 'fuel 40');
    runSeconds(room, 1.2);
    const readObjective = () => room.world.players.get(1)!.showing.texts['top'];
    const rangers = [1, 2].map((player) => findPlayerUnit(room, player));
    expect(rangers.map((ranger) => readUnitAttribute(room, ranger, 'camp-fire'))).toEqual([100, 100]);
    expect(readUnitAttribute(room, rangers[1]!, 'camp-fuel')).toBeCloseTo(39, -1);
    expect(readObjective()).toBe('Bring wood to the fire before night falls.');
    sendPlayerChat(room, 1, 'fuel 10');
    runSeconds(room, 1.2);
    expect(readObjective()).toBe('Bring wood to the fire now!');
  });

  it('has bots that fell trees, feed the fire, fight and trade', async () => {
    const { world, events } = await playHeadlessGame({
      game: loadGame('nightfall'),
      seed: 3,
      bots: 4,
      ticks: 150 * TICKS_PER_SECOND,
    });
    const told = events.map(({ event }) => event);
    expect(told.filter(({ kind }) => kind.endsWith('-problem'))).toEqual([]);
    const fed = told.filter((event) => event.kind === 'floating-text' && event.text.endsWith(' fuel'));
    expect(fed.length).toBeGreaterThan(5);
    const bought = told.filter((event) => event.kind === 'sound' && event.sound === 'bought');
    expect(bought.length).toBeGreaterThan(0);
    const scores = [...world.players.values()].map(({ score }) => score);
    expect(scores.reduce((sum, score) => sum + score, 0)).toBeGreaterThan(30);
  });

  it.runIf(inject('long'))(
    'lets bots hold the fire in some matches and lose it in others, within ten minutes',
    async () => {
      const winners: (string | null)[] = [];
      for (const seed of [1, 2, 3, 4, 5, 6]) {
        const { events } = await playHeadlessGame({
          game: loadGame('nightfall'),
          seed,
          bots: 4,
          ticks: 560 * TICKS_PER_SECOND,
          hashEvery: 100_000,
        });
        const end = events.find(({ event }) => event.kind === 'match' && event.change === 'match-ends');
        if (end?.event.kind !== 'match') throw new Error(`The match of seed ${seed} has no end.`);
        winners.push(end.event.team);
      }
      expect(new Set(winners)).toEqual(new Set(['rangers', 'dark']));
    },
    600_000,
  );
});

describe('a day in Keep the Fire', () => {
  it('has trees that drop wood, which feeds the fire and pays coins', async () => {
    const room = await openCamp();
    const tree = listProps(room, 'fir')[0]!;
    const { x, y } = readPositionInRoom(room, tree);
    const trees = listProps(room, 'fir').length;
    go(room, 1, { x, y: y + 1.1 });
    holdKeys(room, 1, ['mouse-left'], { x, y });
    runSeconds(room, 3);
    holdKeys(room, 1, []);
    expect(listProps(room, 'fir')).toHaveLength(trees - 1);
    holdKeys(room, 1, ['w']);
    runSeconds(room, 0.5);
    holdKeys(room, 1, []);
    const fuel = readUnitAttribute(room, fireOf(room), 'fuel');
    go(room, 1, { x: FIRE.x, y: FIRE.y + 2 });
    runSeconds(room, 0.5);
    expect(readUnitAttribute(room, fireOf(room), 'fuel')).toBeGreaterThan(fuel + 10);
    expect(room.world.players.get(1)).toMatchObject({ score: 2, variables: { coins: 5 } });
    go(room, 1, HIDING_PLACE);
    runSeconds(room, 56);
    expect(listProps(room, 'fir')).toHaveLength(trees);
  });

  it('has a trader who sells to players who can pay', async () => {
    const room = await openCamp();
    go(room, 1, { x: 36, y: 30 });
    holdKeys(room, 1, ['e']);
    holdKeys(room, 1, []);
    expect(room.world.players.get(1)!.shop?.shop).toBe('tent');
    runRoomTicks(room, 1, [{ kind: 'buy', player: 1, offer: 'club' }]);
    expect(listPlayerMessages(room, 1).at(-1)).toBe('You can’t afford this.');
    sendPlayerChat(room, 1, 'coins 30');
    runRoomTicks(room, 1, [{ kind: 'buy', player: 1, offer: 'club' }]);
    runRoomTicks(room, 1, [{ kind: 'buy', player: 1, offer: 'coat' }]);
    expect(room.world.players.get(1)!.variables).toMatchObject({ coins: 3, coat: 1 });
    const owned = findPlayerUnit(room, 1).inventory.map(
      (id) => room.world.entities.records[(id ?? 0) % 65_536],
    );
    expect(owned.map((item) => (item?.kind === 'item' ? item.type : ''))).toContain('club');
    // The player keeps the coat after dying, and cannot buy it twice.
    sendPlayerChat(room, 1, 'die');
    runSeconds(room, 9);
    expect(findPlayerUnit(room, 1).buffs.map(({ buff }) => buff)).toContain('coat');
    sendPlayerChat(room, 1, 'coins 30');
    go(room, 1, { x: 36, y: 30 });
    holdKeys(room, 1, ['e']);
    runRoomTicks(room, 1, [{ kind: 'buy', player: 1, offer: 'coat' }]);
    expect(listPlayerMessages(room, 1).at(-1)).toBe('This isn’t for sale right now.');
  });

  it('grows the fire for everyone when a player buys bellows', async () => {
    const room = await openCamp();
    const before = readUnitAttribute(room, fireOf(room), 'health');
    sendPlayerChat(room, 1, 'coins 30');
    go(room, 1, { x: 36, y: 30 });
    holdKeys(room, 1, ['e']);
    runRoomTicks(room, 2, [{ kind: 'buy', player: 1, offer: 'bellows' }]);
    expect(readUnitAttribute(room, fireOf(room), 'health')).toBeGreaterThan(before + 70);
    expect(listPlayerMessages(room)).toContain('The fire grows!');
  });

  it('has the same prices for bots and players', () => {
    const { scripts, types } = readGameJson('nightfall') as GameInput;
    const source = scripts!['world']!.files['shopping.ts']!;
    const listed = [...source.matchAll(/^ {2}(\w+): \{ price: (\d+)/gm)];
    const prices = Object.fromEntries(listed.map(([, name, price]) => [name, Number(price)]));
    const offers = types!.shops!['tent']!.offers!.filter(({ id }) => Object.hasOwn(prices, id));
    expect(Object.fromEntries(offers.map(({ id, price }) => [id, price]))).toEqual(prices);
    expect(listed.length).toBeGreaterThan(4);
  });
});

describe('a night in Keep the Fire', () => {
  const SHORT = { 'first-day-seconds': 2, 'day-seconds': 2, 'night-seconds': 36 };

  /** Counts the monsters in each of the first nights, if no one fights them, or until they have ended the match. */
  async function countMonsters(people: number, nights: number): Promise<number[]> {
    const room = await openCamp(people, { ...SHORT, 'night-seconds': 34 });
    for (let player = 1; player <= people; player += 1) go(room, player, HIDING_PLACE);
    const seen = Array.from({ length: nights }, () => new Set<number>());
    for (let tick = 0; tick < nights * 36 * TICKS_PER_SECOND; tick += 1) {
      runRoomTicks(room, 1);
      if (room.world.match.phase === 'over') break;
      const night = room.world.variables.get('night') as number;
      for (const { id } of unitsOf(room, isMonster)) seen[night - 1]?.add(id);
      if (tick % TICKS_PER_SECOND === 0) sendPlayerChat(room, 1, 'fuel 100');
    }
    return seen.map(({ size }) => size);
  }

  it('brings more monsters every night, and more for more rangers', async () => {
    const alone = await countMonsters(1, 2);
    const four = await countMonsters(4, 2);
    expect(alone[0]).toBeGreaterThan(1);
    expect(alone[1]).toBeGreaterThan(alone[0]!);
    expect(four[0]).toBeGreaterThan(alone[0]! * 2);
  });

  it('announces the dens, and monsters find a path from there to the fire', async () => {
    const room = await openCamp(1, SHORT);
    go(room, 1, HIDING_PLACE);
    runSeconds(room, 3.5);
    const announced = listPlayerMessages(room).find((text) => text.startsWith('Night 1 of 6.'))!;
    const side = /from the (\w+)!$/.exec(announced)![1]!;
    const { map } = readGameJson('nightfall') as GameInput;
    const den = map!.regions![`den-${side}`]!;
    const [first] = unitsOf(room, isMonster);
    const { x, y } = readPositionInRoom(room, first!);
    expect(Math.abs(x - den.x - den.width / 2)).toBeLessThan(6);
    expect(Math.abs(y - den.y - den.height / 2)).toBeLessThan(6);
    runSeconds(room, 25);
    const hurt = room.events.filter((event) => event.kind === 'hurt' && event.entity === fireOf(room).id);
    expect(hurt.length).toBeGreaterThan(0);
    expect(readUnitAttribute(room, fireOf(room), 'health')).toBeLessThan(500);
  });

  it('respawns fallen rangers at the fire for fuel, and drops their wood where they fell', async () => {
    const room = await openCamp(2, { ...SHORT, 'night-seconds': 60 });
    go(room, 2, HIDING_PLACE);
    runSeconds(room, 3);
    go(room, 1, { x: 16, y: 13 });
    sendPlayerChat(room, 1, 'have 2');
    sendPlayerChat(room, 1, 'die');
    const lying = room.world.entities.records.filter(
      (entity) => entity?.kind === 'item' && entity.type === 'wood' && entity.holder === null,
    );
    expect(lying).toHaveLength(1);
    runSeconds(room, 7.5);
    expect(findPlayerUnit(room, 1).isDead).toBe(true);
    runSeconds(room, 1);
    const { x, y } = readPositionInRoom(room, findPlayerUnit(room, 1));
    expect(Math.hypot(x - FIRE.x, y - FIRE.y)).toBeLessThan(4);
    expect(room.events).toContainEqual(expect.objectContaining({ kind: 'floating-text', text: '-4 fuel' }));
  });

  it('respawns all rangers and removes all monsters at dawn', async () => {
    const room = await openCamp(1, { ...SHORT, 'night-seconds': 10 });
    go(room, 1, HIDING_PLACE);
    runSeconds(room, 11);
    expect(unitsOf(room, isMonster).length).toBeGreaterThan(0);
    sendPlayerChat(room, 1, 'die');
    runSeconds(room, 2.5);
    expect(listPlayerMessages(room).some((text) => text.startsWith('Dawn!'))).toBe(true);
    expect(unitsOf(room, isMonster)).toEqual([]);
    expect(findPlayerUnit(room, 1).isDead).toBe(false);
  });

  it('has barricades that block a brute until they break', async () => {
    const room = await openCamp(1, { ...SHORT, 'night-seconds': 60 });
    runSeconds(room, 2.5);
    sendPlayerChat(room, 1, 'kit');
    go(room, 1, { x: 32, y: 27 });
    runRoomTicks(room, 1, [{ kind: 'select-slot', player: 1, slot: 2 }]);
    holdKeys(room, 1, ['mouse-left'], { x: 32, y: 20 });
    holdKeys(room, 1, [], { x: 32, y: 20 });
    const [barricade] = unitsOf(room, ({ type }) => type === 'barricade');
    expect(readPositionInRoom(room, barricade!).y).toBeCloseTo(25.5, 0);
    go(room, 1, HIDING_PLACE);
    sendPlayerChat(room, 1, 'brute 32 22.5');
    runSeconds(room, 4);
    expect(readUnitAttribute(room, barricade!, 'health')).toBeLessThan(90);
    expect(readUnitAttribute(room, fireOf(room), 'health')).toBe(500);
    runSeconds(room, 20);
    expect(unitsOf(room, ({ type }) => type === 'barricade')).toEqual([]);
  });
});

describe('a match of Keep the Fire', () => {
  it('is won at dawn after the last night', async () => {
    const room = await openCamp(1, { 'first-day-seconds': 1, 'night-seconds': 5, nights: 1 });
    runSeconds(room, 7);
    expect(winnersOf(room)).toEqual(['rangers']);
    expect(room.events).toContainEqual(
      expect.objectContaining({ kind: 'leaderboard', leaderboard: 'nights', score: 1 }),
    );
  });

  it('is lost a while after the fire runs out of fuel, and the next match starts over', async () => {
    const room = await openCamp(1, { 'first-day-seconds': 200 });
    sendPlayerChat(room, 1, 'have 3');
    sendPlayerChat(room, 1, 'coins 50');
    go(room, 1, HIDING_PLACE);
    sendPlayerChat(room, 1, 'fuel 0');
    runSeconds(room, 10);
    expect(winnersOf(room)).toEqual([]);
    expect(listPlayerMessages(room)).toContain('The fire is starving!');
    runSeconds(room, 60);
    expect(winnersOf(room)).toEqual(['dark']);
    runSeconds(room, 4);
    expect(fireOf(room).isDead).toBe(false);
    expect(readUnitAttribute(room, fireOf(room), 'health')).toBe(500);
    expect(room.world.players.get(1)!.variables['coins']).toBe(4);
    expect(findPlayerUnit(room, 1).inventory.filter((id) => id !== null)).toHaveLength(1);
  });

  it('can be saved by bringing wood at the last moment', async () => {
    const room = await openCamp(1, { 'first-day-seconds': 200 });
    go(room, 1, HIDING_PLACE);
    sendPlayerChat(room, 1, 'fuel 0');
    runSeconds(room, 20);
    const low = readUnitAttribute(room, fireOf(room), 'health');
    expect(low).toBeLessThan(400);
    sendPlayerChat(room, 1, 'have 3');
    go(room, 1, { x: FIRE.x, y: FIRE.y + 2 });
    runSeconds(room, 5);
    expect(readUnitAttribute(room, fireOf(room), 'health')).toBeGreaterThan(low);
  });

  it('continues when rangers leave, and restarts for a player who joins an empty camp', async () => {
    const room = await openCamp(2, { 'first-day-seconds': 2 });
    runSeconds(room, 12);
    runRoomTicks(room, 1, [{ kind: 'leave', player: 2 }]);
    runSeconds(room, 1);
    expect(unitsOf(room, isMonster).length).toBeGreaterThan(0);
    runRoomTicks(room, 1, [{ kind: 'leave', player: 1 }]);
    runSeconds(room, 5);
    joinRoomPlayer(room, 3);
    runSeconds(room, COUNTDOWN_SECONDS);
    expect(unitsOf(room, isMonster)).toEqual([]);
    expect(room.events.filter(({ kind }) => kind.endsWith('-problem'))).toEqual([]);
    expect(findPlayerUnit(room, 3).isDead).toBe(false);
  });
});
