import type { Unit } from '@playloom/engine';
import type { GameInput } from '@playloom/game-format';
import { describe, expect, inject, it } from 'vitest';
import { loadGame } from '../../tools/games/starters/loadGame.ts';
import { playHeadlessGame } from '../../tools/games/play/playHeadlessGame.ts';
import {
  holdKeys,
  joinRoomPlayer,
  createChatNumberValue,
  listPlayerMessages,
  openGameTestRoom,
  readPositionInRoom,
  listProps,
  type TestRoom,
  runRoomTicks,
  sendPlayerChat,
  findPlayerUnit,
} from '../../tools/games/testing/openGameTestRoom.ts';
import { testStarterGame } from '../../tools/games/testing/testStarterGame.ts';

type Rule = NonNullable<GameInput['rules']>[number];

const TICKS_PER_SECOND = 40;
const COUNTDOWN_TICKS = 3 * TICKS_PER_SECOND + 2;
const RACE_TICKS = 180 * TICKS_PER_SECOND;
const FLAG = { x: 157, y: 16 };

/** The chat command “x y” moves the player. */
const extraRules: Rule[] = [
  {
    id: 'test-teleport',
    name: 'Teleport for tests',
    when: { when: 'playerSendsChat' },
    do: [
      {
        do: 'teleport',
        entity: { get: 'unitOf', player: { get: 'triggeringPlayer' } },
        position: { get: 'point', x: createChatNumberValue(1), y: createChatNumberValue(2) },
      },
    ],
  },
];

async function openRace(people: number): Promise<TestRoom> {
  const race = await openGameTestRoom('skyline', { extraRules });
  for (let player = 1; player <= people; player += 1) joinRoomPlayer(race, player);
  runRoomTicks(race, COUNTDOWN_TICKS);
  return race;
}

function put(race: TestRoom, player: number, x: number, y: number): void {
  sendPlayerChat(race, player, `${x} ${y}`);
}

function runToFlag(race: TestRoom, player: number, times: number): void {
  for (let leg = 0; leg < times; leg += 1) {
    put(race, player, FLAG.x, FLAG.y);
    runRoomTicks(race, 2);
  }
}

function ghostsOf({ world }: TestRoom): Unit[] {
  return world.entities.records.filter(
    (entity): entity is Unit => entity?.kind === 'unit' && entity.type === 'ghost',
  );
}

describe('Rooftop Relay', () => {
  testStarterGame('skyline');

  it('respawns runners who fall at the last checkpoint', async () => {
    const race = await openRace(1);
    put(race, 1, 15.5, 27);
    runRoomTicks(race, TICKS_PER_SECOND / 2);
    expect(readPositionInRoom(race, findPlayerUnit(race, 1)).x).toBeCloseTo(6, 0);
    put(race, 1, 50, 19);
    runRoomTicks(race, 2);
    put(race, 1, 45.5, 27);
    runRoomTicks(race, TICKS_PER_SECOND);
    const { x, y } = readPositionInRoom(race, findPlayerUnit(race, 1));
    expect([x, y].map(Math.round)).toEqual([49, 19]);
  });

  it('throws runners up from a spring', async () => {
    const race = await openRace(1);
    put(race, 1, 84.5, 16.2);
    runRoomTicks(race, TICKS_PER_SECOND / 2);
    expect(readPositionInRoom(race, findPlayerUnit(race, 1)).y).toBeLessThan(11);
  });

  it('carries runners on lifts, which they can jump through from below', async () => {
    const race = await openRace(1);
    const lift = listProps(race, 'lift')[0]!;
    const before = readPositionInRoom(race, lift);
    put(race, 1, before.x, before.y - 1);
    runRoomTicks(race, TICKS_PER_SECOND);
    const [runner, after] = [
      readPositionInRoom(race, findPlayerUnit(race, 1)),
      readPositionInRoom(race, lift),
    ];
    expect(Math.abs(after.y - before.y)).toBeGreaterThan(0.5);
    expect(findPlayerUnit(race, 1).footing.isGrounded).toBe(true);
    expect(after.y - runner.y).toBeCloseTo(0.5, 1);
    put(race, 1, 50.5, 19.2);
    holdKeys(race, 1, ['space']);
    runRoomTicks(race, TICKS_PER_SECOND);
    // The runner stands on the awning three tiles up, because it can be passed only from below.
    expect(readPositionInRoom(race, findPlayerUnit(race, 1)).y).toBeCloseTo(16.3, 1);
  });

  it('lets each player collect each coin once', async () => {
    const race = await openRace(2);
    const coin = listProps(race, 'coin')[0]!;
    const { x, y } = readPositionInRoom(race, coin);
    for (const player of [1, 2, 1]) {
      put(race, player, x, y);
      runRoomTicks(race, 2);
      put(race, player, 6, 19);
      runRoomTicks(race, 2);
    }
    const { players } = race.world;
    expect([players.get(1)!.score, players.get(2)!.score]).toEqual([5, 5]);
    expect(coin.look).toMatchObject({ isHidden: false, exceptFor: [1, 2] });
  });

  it('lets pigeons bump runners back', async () => {
    const race = await openRace(1);
    const { x, y } = readPositionInRoom(race, listProps(race, 'pigeon')[0]!);
    put(race, 1, x, y);
    runRoomTicks(race, 4);
    expect(race.world.entities.motion.vx[findPlayerUnit(race, 1).slot]).toBeLessThan(0);
    expect(findPlayerUnit(race, 1).buffs.map(({ buff }) => buff)).toEqual(['bumped']);
  });

  it('sends three runners to the flag, then gives points by place and saves the best time', async () => {
    const race = await openRace(3);
    runToFlag(race, 1, 2);
    expect(findPlayerUnit(race, 1).type).toBe('runner-mint');
    expect(race.world.players.get(1)!.variables['has-finished']).toBe(false);
    runToFlag(race, 1, 1);
    expect(race.world.players.get(1)!.variables['has-finished']).toBe(true);
    runRoomTicks(race, TICKS_PER_SECOND);
    runToFlag(race, 2, 3);
    const [first, second, third] = [1, 2, 3].map((player) => race.world.players.get(player)!.score);
    expect(first! - second!).toBeGreaterThanOrEqual(20);
    expect(second).toBeGreaterThan(80);
    expect(third).toBe(0);
    const entered = race.events.filter((event) => event.kind === 'leaderboard');
    expect(entered.map(({ player, order }) => [player, order])).toEqual([
      [1, 'lowest'],
      [2, 'lowest'],
    ]);
    expect(race.world.players.get(1)!.variables['best-time']).toBe(entered[0]!.score);
    const saved = race.events.filter((event) => event.kind === 'save').map(({ key }) => key);
    expect(saved).toContain('run');
    const { x } = readPositionInRoom(race, findPlayerUnit(race, 1));
    holdKeys(race, 1, ['a']);
    runRoomTicks(race, 20);
    expect(readPositionInRoom(race, findPlayerUnit(race, 1)).x).toBeCloseTo(x);
  });

  it('[HUD-23:part] shows the race as a bar, and what to do now', async () => {
    const race = await openRace(2);
    const progress = (player: number) => race.world.players.get(player)!.variables['progress'] as number;
    const objective = () => race.world.players.get(1)!.showing.texts['top'];
    expect(objective()).toBe('Run right to the flag. Antennas are checkpoints.');
    put(race, 1, 50, 19);
    runRoomTicks(race, TICKS_PER_SECOND);
    expect(progress(1)).toBeGreaterThan(25);
    expect(progress(2)).toBeLessThan(3);
    runToFlag(race, 1, 1);
    runRoomTicks(race, TICKS_PER_SECOND);
    expect(progress(1)).toBe(100);
    runToFlag(race, 1, 2);
    expect(progress(1)).toBe(399);
    expect(objective()).toMatch(/^At the flag in .+! The race ends with the clock\.$/);
  });

  it('[END-08] ends a race ten seconds after the first person, and rewards who was on the way', async () => {
    const race = await openRace(2);
    put(race, 2, 80, 8);
    runToFlag(race, 2, 2);
    runToFlag(race, 1, 3);
    const { match, players } = race.world;
    expect((match.endsAt - race.world.tick) / TICKS_PER_SECOND).toBeCloseTo(10, 0);
    expect(listPlayerMessages(race)).toContain('Player 1 is at the flag! 10 seconds left.');
    runRoomTicks(race, 9 * TICKS_PER_SECOND);
    expect([race.world.match.phase, players.get(2)!.score]).toEqual(['round', 0]);
    runRoomTicks(race, 2 * TICKS_PER_SECOND);
    expect(race.world.match.phase).toBe('pause');
    expect(players.get(2)!.score).toBe(6);
  });

  it('[END-08] lets no bot cut the race of a person short, and does not wait for bots', async () => {
    const race = await openGameTestRoom('skyline', { extraRules });
    joinRoomPlayer(race, 1);
    for (const bot of [2, 3]) joinRoomPlayer(race, bot, null, true);
    runRoomTicks(race, COUNTDOWN_TICKS);
    runToFlag(race, 2, 3);
    expect(race.world.players.get(2)!.variables['has-finished']).toBe(true);
    runRoomTicks(race, 12 * TICKS_PER_SECOND);
    expect(race.world.match.phase).toBe('round');
    runToFlag(race, 1, 3);
    runRoomTicks(race, 2 * TICKS_PER_SECOND);
    expect(race.world.players.get(3)!.variables['has-finished']).toBe(false);
    expect(race.world.match.phase).toBe('pause');
  });

  it('[HUD-23:part] says at the start only what the header does not', async () => {
    const race = await openRace(1);
    runToFlag(race, 1, 3);
    for (let count = 0; count < 2; count += 1) {
      runRoomTicks(race, 9 * TICKS_PER_SECOND);
      runToFlag(race, 1, 3);
    }
    const starts = listPlayerMessages(race).filter((text) => text.endsWith('Go!'));
    expect(starts).toEqual(['Most points after 3 races win. Go!', 'Go!', 'The last race. Go!']);
  });

  it('does not wait for players who left, and starts the next race', async () => {
    const race = await openRace(2);
    runToFlag(race, 1, 3);
    runRoomTicks(race, 2 * TICKS_PER_SECOND);
    expect(race.world.match.phase).toBe('round');
    runRoomTicks(race, 2 * TICKS_PER_SECOND, [{ kind: 'leave', player: 2 }]);
    expect(race.world.match.phase).toBe('pause');
    runRoomTicks(race, 8 * TICKS_PER_SECOND);
    expect(race.world.match).toMatchObject({ phase: 'round', round: 2 });
    expect(race.world.players.get(1)!.variables).toMatchObject({ leg: 1, 'has-finished': false });
    expect(readPositionInRoom(race, findPlayerUnit(race, 1)).x).toBeLessThan(12);
  });

  it('shows the best run as a ghost in the next race', async () => {
    const race = await openRace(1);
    expect(ghostsOf(race)).toEqual([]);
    const startedAt = race.world.variables.get('started-at') as number;
    const startTick = Math.round(startedAt * TICKS_PER_SECOND);
    const way = new Map<number, number>();
    holdKeys(race, 1, ['d']);
    for (let count = 0; count < 60; count += 1) {
      runRoomTicks(race, 1);
      way.set(race.world.tick - startTick, readPositionInRoom(race, findPlayerUnit(race, 1)).x);
    }
    runToFlag(race, 1, 3);
    holdKeys(race, 1, []);
    for (let count = 0; count < 10 * TICKS_PER_SECOND && race.world.match.round < 2; count += 1)
      runRoomTicks(race, 1);
    const nextStart = Math.round((race.world.variables.get('started-at') as number) * TICKS_PER_SECOND);
    const [ghost] = ghostsOf(race);
    expect(ghost!.name).toMatch(/^Player 1, \d+\.\d s$/);
    runRoomTicks(race, 30 - (race.world.tick - nextStart));
    for (let count = 30; count < 55; count += 5) {
      expect(readPositionInRoom(race, ghost!).x).toBeCloseTo(way.get(race.world.tick - nextStart)!, 0.6);
      runRoomTicks(race, 5);
    }
    expect(way.get(50)! - way.get(30)!).toBeGreaterThan(2);
  });

  it('has bots that make progress over the roofs', async () => {
    const farthest = new Map<number, number>();
    await playHeadlessGame({
      game: loadGame('skyline'),
      seed: 2,
      bots: 6,
      ticks: 25 * TICKS_PER_SECOND,
      onTick: ({ players, entities }) => {
        for (const { id, unit } of players.values()) {
          const slot = entities.records.findIndex((entity) => entity?.id === unit);
          if (slot >= 0) farthest.set(id, Math.max(farthest.get(id) ?? 0, entities.motion.x[slot]!));
        }
      },
    });
    expect([...farthest.values()].filter((x) => x > 100).length).toBeGreaterThanOrEqual(5);
  });

  it.runIf(inject('long'))('lets nearly all bots come in, and not always the same one first', async () => {
    const winners = new Set<string>();
    for (const seed of [1, 2, 3, 4]) {
      const game = loadGame('skyline');
      let came = 0;
      const { world } = await playHeadlessGame({
        game,
        seed,
        bots: 8,
        ticks: RACE_TICKS,
        onTick: ({ variables, match }) => {
          if (match.round === 1) came = Math.max(came, variables.get('finishers') as number);
        },
      });
      expect(came).toBeGreaterThanOrEqual(6);
      winners.add(world.variables.get('first-name') as string);
    }
    expect(winners.size).toBeGreaterThan(1);
  });
});
