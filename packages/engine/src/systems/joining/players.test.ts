import { describe, expect, it } from 'vitest';
import { spawnUnit } from '../units/spawnUnit.ts';
import { callCatalogEntry } from '../../testing/callCatalogEntry.ts';
import {
  createTestWorld,
  type GameChanges,
  joinTestPlayer,
  runTicks,
} from '../../testing/createTestWorld.ts';
import { recordTriggers } from '../../testing/recordTriggers.ts';
import { tick } from '../../simulation/tick.ts';
import { findEntity, findUnit } from '../../world/findEntity.ts';
import type { World } from '../../world/World.ts';
import { setEntityOwner } from '../../world/markedFields.ts';
import { applyUnitDeath } from '../death/applyUnitDeath.ts';
import { teleportEntity } from '../bodies/motion.ts';
import { pickSpawnPoint } from '../respawn/pickSpawnPoint.ts';

const saved = { game: {}, world: {} };

async function createRecordedWorld(changes: GameChanges = {}) {
  const record = recordTriggers();
  return { world: await createTestWorld(changes, { scripts: record.scripts }), record };
}

function readEntityPosition(world: World, id: number | null): [number, number] {
  const { slot } = findEntity(world, id)!;
  return [world.entities.motion.x[slot]!, world.entities.motion.y[slot]!];
}

function namesOf(world: World): string[] {
  return [...world.players.values()].map(({ name }) => name);
}

describe('joining', () => {
  it('gives a player variables, a team and a unit at a spawn point, and fires triggers', async () => {
    const { world, record } = await createRecordedWorld();
    const player = joinTestPlayer(world, { name: 'Ada' });
    const unit = findUnit(world, player.unit)!;
    expect(unit).toMatchObject({ type: 'knight', owner: 1, team: 'red' });
    expect(readEntityPosition(world, unit.id)).toEqual([5, 5]);
    expect(player.variables).toEqual({ coins: 10 });
    expect(record.of('playerJoins')).toEqual([{ triggeringPlayer: 1, triggeringUnit: unit.id }]);
    expect(record.of('playerChangesTeam')).toEqual([{ triggeringPlayer: 1, triggeringTeam: 'red' }]);
    expect(record.of('savedDataLoads')).toHaveLength(1);
    expect(world.events).toContainEqual({ kind: 'join', player: 1 });
  });

  it('distributes players evenly over balanced teams, within the team size', async () => {
    const world = await createTestWorld({ types: { teams: { blue: { name: 'Blue', maxPlayers: 1 } } } });
    const teams = [1, 2, 3, 4].map((id) => joinTestPlayer(world, { id }).team);
    expect(teams).toEqual(['red', 'blue', 'red', 'red']);
  });

  it("assigns no team if there are none, and the team's own unit if it has one", async () => {
    const none = await createTestWorld({ settings: { players: { team: 'none' } } });
    expect(joinTestPlayer(none, { team: 'red' }).team).toBeNull();
    const own = await createTestWorld({ types: { teams: { red: { unit: 'wolf' } } } });
    expect(findUnit(own, joinTestPlayer(own).unit)!.type).toBe('wolf');
  });

  it('lets players choose a team if allowed, as spectators until then', async () => {
    const types = {
      teams: { blue: { name: 'Blue', maxPlayers: 1 }, gray: { name: 'Gray', isOpenToPlayers: false } },
    };
    const settings = { players: { team: 'chosen', respawnSeconds: 1 } } as const;
    const { world, record } = await createRecordedWorld({ settings, types });
    const ada = joinTestPlayer(world);
    expect([ada.team, ada.unit]).toEqual([null, null]);
    tick(world, [
      { kind: 'team', player: 1, team: 'gray' },
      { kind: 'team', player: 1, team: 'nobody' },
      { kind: 'team', player: 1, team: 'blue' },
    ]);
    expect([ada.team, findUnit(world, ada.unit)!.team]).toEqual(['blue', 'blue']);
    expect(record.of('playerChangesTeam')).toEqual([{ triggeringPlayer: 1, triggeringTeam: 'blue' }]);

    const bo = joinTestPlayer(world, { team: 'blue' });
    expect(bo.team).toBeNull();
    const before = ada.unit;
    tick(world, [{ kind: 'team', player: 1, team: 'red' }]);
    expect([ada.team, ada.unit, findUnit(world, before)]).toEqual(['red', null, null]);
    runTicks(world, 40);
    expect(findUnit(world, ada.unit)!.team).toBe('red');
  });

  it('gives no unit if rules do', async () => {
    const { world, record } = await createRecordedWorld({ settings: { players: { unit: null } } });
    expect(joinTestPlayer(world).unit).toBeNull();
    expect(record.of('playerJoins')).toEqual([{ triggeringPlayer: 1, triggeringUnit: null }]);
  });
});

describe('leaving', () => {
  it('lets rules read the player and its unit, without counting it, before both are gone', async () => {
    const createChatAction = (text: object) => ({ do: 'sendChat', text });
    const world = await createTestWorld({
      rules: [
        {
          id: 'goodbye',
          name: 'Goodbye',
          when: { when: 'playerLeaves' },
          do: [
            createChatAction({ get: 'nameOfPlayer', player: { get: 'triggeringPlayer' } }),
            createChatAction({ get: 'nameOfUnit', unit: { get: 'triggeringUnit' } }),
            createChatAction({ get: 'playerCount' }),
            createChatAction({ get: 'listLength', list: { get: 'allPlayers' } }),
          ],
        },
      ],
    });
    const ada = joinTestPlayer(world, { name: 'Ada' });
    joinTestPlayer(world, { name: 'Bo' });
    tick(world, [{ kind: 'leave', player: 1 }]);
    const chatTexts = world.events.flatMap((event) => (event.kind === 'chat' ? [event.text] : []));
    expect(chatTexts).toEqual(['Ada', 'Ada', '1', '1']);
    expect(world.events).toContainEqual({ kind: 'leave', player: 1 });
    expect(namesOf(world)).toEqual(['Bo']);
    expect(findUnit(world, ada.unit)).toBeNull();
  });

  it('removes what the player owned, but not what was placed on the map', async () => {
    const world = await createTestWorld();
    joinTestPlayer(world);
    const pet = spawnUnit(world, { type: 'wolf', x: 9, y: 9, owner: 1 })!;
    const wolf = [...world.entities.records].find((entity) => entity?.placement === 'old-wolf')!;
    setEntityOwner(world, wolf, 1);
    tick(world, [{ kind: 'leave', player: 1 }]);
    expect([findUnit(world, pet.id), findUnit(world, wolf.id)?.owner]).toEqual([null, null]);
    expect(findUnit(world, wolf.id)).not.toBeNull();
  });

  it('can be triggered by rules, with a reason for the player', async () => {
    const { world, record } = await createRecordedWorld({
      rules: [
        {
          id: 'out',
          name: 'Out',
          when: { when: 'playerSendsChat' },
          do: [{ do: 'removePlayer', player: { get: 'triggeringPlayer' }, reason: 'Out of lives' }],
        },
      ],
    });
    joinTestPlayer(world);
    tick(world, [{ kind: 'chat', player: 1, text: 'bye' }]);
    expect(world.events).toContainEqual({ kind: 'remove-player', player: 1, reason: 'Out of lives' });
    expect(record.of('playerLeaves')).toHaveLength(1);
    expect(world.players.size).toBe(0);
  });
});

describe('units of players', () => {
  it('respawn after the configured time', async () => {
    const { world, record } = await createRecordedWorld({ settings: { players: { respawnSeconds: 2 } } });
    const player = joinTestPlayer(world);
    const unit = findUnit(world, player.unit)!;
    applyUnitDeath(world, unit, null);
    runTicks(world, 79);
    expect([unit.isDead, record.of('unitRespawns').length]).toEqual([true, 0]);
    runTicks(world, 1);
    expect([unit.isDead, player.unit, record.of('unitRespawns').length]).toEqual([false, unit.id, 1]);
  });

  it("stay dead if players don't respawn, until a rule respawns them", async () => {
    const world = await createTestWorld({
      settings: { players: { isRespawning: false, respawnSeconds: 0 } },
    });
    const player = joinTestPlayer(world);
    const unit = findUnit(world, player.unit)!;
    teleportEntity(world, unit, 9, 9);
    applyUnitDeath(world, unit, null);
    runTicks(world, 100);
    expect(unit.isDead).toBe(true);
    callCatalogEntry(world, 'respawnPlayer', { player: 1 });
    expect([unit.isDead, readEntityPosition(world, unit.id)]).toEqual([false, [5, 5]]);
  });

  it('are replaced when a rule asks for it: alive, gone, or after a change of teams', async () => {
    const world = await createTestWorld({ types: { teams: { blue: { unit: 'wolf' } } } });
    const player = joinTestPlayer(world, { team: 'red' });
    const unit = findUnit(world, player.unit)!;
    callCatalogEntry(world, 'setAttribute', { entity: unit.id, attribute: 'health', value: 3 });
    teleportEntity(world, unit, 9, 9);
    callCatalogEntry(world, 'respawnPlayer', { player: 1 });
    expect([player.unit, readEntityPosition(world, unit.id)]).toEqual([unit.id, [5, 5]]);
    expect(callCatalogEntry(world, 'attributeOf', { entity: unit.id, attribute: 'health' })).toBe(100);

    callCatalogEntry(world, 'destroyEntity', { entity: unit.id });
    runTicks(world, 2);
    expect([player.unit, callCatalogEntry(world, 'unitOf', { player: 1 })]).toEqual([null, null]);
    callCatalogEntry(world, 'respawnPlayer', { player: 1 });
    expect(findUnit(world, player.unit)!.type).toBe('knight');

    callCatalogEntry(world, 'setPlayerTeam', { player: 1, team: 'blue' });
    expect(findUnit(world, player.unit)!.team).toBe('blue');
    callCatalogEntry(world, 'respawnPlayer', { player: 1 });
    expect(findUnit(world, player.unit)!.type).toBe('wolf');
  });

  it('can be switched: the player controls another one, and its camera follows', async () => {
    const world = await createTestWorld();
    const [ada, bo] = [joinTestPlayer(world), joinTestPlayer(world)];
    const before = findUnit(world, ada.unit)!;
    world.entities.motion.wishX[before.slot] = 1;
    ada.camera = { ...ada.camera, position: { x: 1, y: 1 } };
    callCatalogEntry(world, 'setPlayerUnit', { player: 1, unit: bo.unit });
    expect([ada.unit, bo.unit]).toEqual([expect.any(Number), null]);
    expect(findUnit(world, ada.unit)).toMatchObject({ owner: 1, team: 'red' });
    expect([world.entities.motion.wishX[before.slot], ada.camera.position]).toEqual([0, null]);
  });

  it("don't affect other units, which respawn at home", async () => {
    const world = await createTestWorld({
      types: { units: { wolf: { death: { respawnSeconds: 1 }, ai: { behaviour: 'none' } } } },
    });
    const wolf = findUnit(world, callCatalogEntry(world, 'placedUnit', { placement: 'old-wolf' }) as number)!;
    teleportEntity(world, wolf, 3, 3);
    applyUnitDeath(world, wolf, null);
    runTicks(world, 41);
    expect([wolf.isDead, readEntityPosition(world, wolf.id)]).toEqual([false, [20, 20]]);
  });
});

describe('[EG-08] spawn points', () => {
  const spawnPoints = {
    start: { name: 'Start', x: 5, y: 5 },
    north: { name: 'North', x: 5, y: 25, rotation: 90, team: 'blue' },
    south: { name: 'South', x: 25, y: 25, team: 'blue' },
    open: { name: 'Open', x: 25, y: 5 },
  };
  const quiet = { map: { spawnPoints, entities: [] } };

  it('[EG-08] belong to teams, by team or by point', async () => {
    const world = await createTestWorld(quiet);
    expect(pickSpawnPoint(world, 'red')).toMatchObject({ x: 5, y: 5 });
    expect(pickSpawnPoint(world, 'blue').rotation).toBeCloseTo(Math.PI / 2, 10);
    expect(pickSpawnPoint(world, null)).toMatchObject({ x: 25, y: 5 });
  });

  it('[EG-08] are used where no enemy is near, then where no one is', async () => {
    const world = await createTestWorld(quiet);
    spawnUnit(world, { type: 'wolf', x: 7, y: 25, team: 'red' });
    expect(pickSpawnPoint(world, 'blue')).toMatchObject({ x: 25, y: 25 });
    spawnUnit(world, { type: 'wolf', x: 25, y: 20, team: 'red' });
    expect(pickSpawnPoint(world, 'blue')).toMatchObject({ x: 25, y: 25 });
    const calm = await createTestWorld(quiet);
    spawnUnit(calm, { type: 'wolf', x: 5, y: 24, team: 'blue' });
    expect(pickSpawnPoint(calm, 'blue')).toMatchObject({ x: 25, y: 25 });
  });

  it('[EG-08] never put a unit inside another or inside a wall', async () => {
    const world = await createTestWorld({ ...quiet, settings: { players: { team: 'none' } } });
    callCatalogEntry(world, 'setTile', { layer: 'walls', position: { x: 26, y: 5 }, tile: 1 });
    const positions = [1, 2, 3].map(() => {
      const { x, y } = pickSpawnPoint(world, null);
      spawnUnit(world, { type: 'knight', x, y });
      return [x, y];
    });
    expect(positions).toEqual([
      [25, 5],
      [24, 5],
      [25, 6],
    ]);
  });

  it('[EG-08] default to the center of the map', async () => {
    const world = await createTestWorld();
    const { map } = world.game.game;
    Object.assign(map, { spawnPoints: {} });
    expect(pickSpawnPoint(world, null)).toEqual({ x: 16, y: 16, rotation: 0 });
  });
});

describe('bots', () => {
  it('fill the room, with names of their own, and make room for people', async () => {
    const world = await createTestWorld({ settings: { maxPlayers: 4, bots: { fillTo: 3, skill: 'hard' } } });
    runTicks(world, 1);
    const bots = [...world.players.values()];
    expect(bots.map(({ isBot, isFiller, team }) => [isBot, isFiller, team])).toEqual([
      [true, true, 'red'],
      [true, true, 'blue'],
      [true, true, 'red'],
    ]);
    expect(new Set(namesOf(world)).size).toBe(3);
    expect(bots[0]!.bot!.skill).toBe('hard');

    joinTestPlayer(world, { id: 1 });
    expect(callCatalogEntry(world, 'playerCount')).toBe(3);
    expect([...world.players.values()].map(({ team }) => team)).toEqual(['red', 'blue', 'blue']);
    for (const id of [2, 3, 4, 5]) joinTestPlayer(world, { id });
    expect(callCatalogEntry(world, 'humanPlayers')).toEqual([1, 2, 3, 4]);
    expect(callCatalogEntry(world, 'botPlayers')).toEqual([]);
    tick(world, [
      { kind: 'leave', player: 1 },
      { kind: 'leave', player: 2 },
    ]);
    expect(callCatalogEntry(world, 'botPlayers')).toHaveLength(1);
  });

  it('are added and removed by rules, up to the size of the room, and stay when it fills up', async () => {
    const { world, record } = await createRecordedWorld({ settings: { maxPlayers: 3, bots: { fillTo: 1 } } });
    callCatalogEntry(world, 'addBot', { name: ' Rusty ', team: 'blue' });
    for (const name of ['', 'Third', 'Fourth']) callCatalogEntry(world, 'addBot', { name });
    expect(namesOf(world)[0]).toBe('Rusty');
    expect([world.players.size, [...world.players.values()][0]!.team]).toEqual([3, 'blue']);
    runTicks(world, 2);
    expect(callCatalogEntry(world, 'playerCount')).toBe(3);
    // In a room full of bots, a person replaces a bot.
    joinTestPlayer(world, { id: 7 });
    expect([world.players.has(7), world.players.size]).toEqual([true, 3]);
    callCatalogEntry(world, 'removeBots');
    expect(callCatalogEntry(world, 'allPlayers')).toEqual([7]);
    runTicks(world, 1);
    expect([world.players.size, record.of('playerLeaves').length]).toEqual([1, 3]);
  });

  it('can be added by the room, and never replace each other', async () => {
    const world = await createTestWorld({ settings: { maxPlayers: 2 } });
    const join = (player: number) =>
      ({ kind: 'join', player, name: `Bot ${player}`, userId: null, isBot: true, saved }) as const;
    tick(world, [join(1), join(2), join(3)]);
    expect(namesOf(world)).toEqual(['Bot 1', 'Bot 2']);
  });
});

describe('scores', () => {
  it('are set and changed, and stay valid numbers', async () => {
    const world = await createTestWorld();
    joinTestPlayer(world);
    joinTestPlayer(world);
    callCatalogEntry(world, 'changeScore', { player: 2, amount: 3 });
    callCatalogEntry(world, 'changeScore', { player: 2, amount: -1 });
    expect([
      callCatalogEntry(world, 'scoreOf', { player: 2 }),
      callCatalogEntry(world, 'bestPlayer'),
    ]).toEqual([2, 2]);
    callCatalogEntry(world, 'setScore', { player: 1, score: 2 });
    expect(callCatalogEntry(world, 'bestPlayer')).toBe(1);
    callCatalogEntry(world, 'changeScore', { player: 1, amount: 1e308 });
    callCatalogEntry(world, 'changeScore', { player: 1, amount: 1e308 });
    expect(callCatalogEntry(world, 'scoreOf', { player: 1 })).toBe(1_000_000_000);
  });

  it('can be read like names, teams and accounts; without a player they are empty', async () => {
    const world = await createTestWorld();
    joinTestPlayer(world, { name: 'Ada' });
    callCatalogEntry(world, 'addBot', { name: 'Rusty' });
    const read = (player: number) =>
      (['nameOfPlayer', 'teamOfPlayer', 'isBot', 'isSignedIn'] as const).map((name) =>
        callCatalogEntry(world, name, { player }),
      );
    expect(read(1)).toEqual(['Ada', 'red', false, true]);
    expect(read(1_000_000)).toEqual(['Rusty', 'blue', true, false]);
    expect(read(5)).toEqual(['', null, false, false]);
    expect(callCatalogEntry(world, 'mousePosition', { player: 5 })).toBeNull();
  });

  it('sends players to other maps, but not bots', async () => {
    const world = await createTestWorld();
    joinTestPlayer(world);
    callCatalogEntry(world, 'addBot');
    for (const player of [1, 1_000_000])
      callCatalogEntry(world, 'sendPlayerToMap', { player, map: 'island' });
    callCatalogEntry(world, 'sendPlayerToMap', { player: 1, map: 'nowhere' });
    expect(world.events.filter(({ kind }) => kind === 'travel')).toEqual([
      { kind: 'travel', player: 1, map: 'island' },
    ]);
  });
});
