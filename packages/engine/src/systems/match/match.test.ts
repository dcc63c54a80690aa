import { describe, expect, it } from 'vitest';
import { createWorldFromSnapshot } from '../../snapshot/restoreSnapshot.ts';
import { hashWorld } from '../../snapshot/hashWorld.ts';
import { takeSnapshot } from '../../snapshot/takeSnapshot.ts';
import { callCatalogEntry } from '../../testing/callCatalogEntry.ts';
import { createTestWorld, joinTestPlayer, runTicks } from '../../testing/createTestWorld.ts';
import { recordTriggers } from '../../testing/recordTriggers.ts';
import { tick } from '../../simulation/tick.ts';
import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';
import { findUnit } from '../../world/findEntity.ts';
import { applyUnitDeath } from '../death/applyUnitDeath.ts';
import { teleportEntity } from '../bodies/motion.ts';
import { isMatchFrozen } from './isMatchFrozen.ts';

const TICKS_A_SECOND = 40;

const flow = {
  isEnabled: true,
  minPlayers: 2,
  countdownSeconds: 1,
  roundSeconds: 10,
  rounds: 2,
  pauseSeconds: 2,
  winner: 'team',
} as const;

async function createMatch(match: object = {}) {
  const record = recordTriggers();
  const settings = { match: { ...flow, ...match } };
  const world = await createTestWorld({ settings, map: { entities: [] } }, { scripts: record.scripts });
  return { world, record };
}

async function createStartedMatch(match: object = {}) {
  const { world, record } = await createMatch(match);
  const players = [joinTestPlayer(world), joinTestPlayer(world)];
  runTicks(world, TICKS_A_SECOND);
  return { world, record, players };
}

function runSeconds(world: World, seconds: number): void {
  runTicks(world, seconds * TICKS_A_SECOND);
}

function readPositions(world: World, players: readonly Player[]) {
  return players.map(({ unit }) => {
    const { slot } = findUnit(world, unit)!;
    return [world.entities.motion.x[slot]!, world.entities.motion.y[slot]!];
  });
}

describe('the flow of a match', () => {
  it('[EG-08] waits for players, counts down, and starts with everyone at a spawn point', async () => {
    const { world, record } = await createMatch();
    const ada = joinTestPlayer(world);
    runSeconds(world, 5);
    expect([world.match.phase, callCatalogEntry(world, 'roundNumber'), isMatchFrozen(world)]).toEqual([
      'waiting',
      0,
      false,
    ]);

    const bo = joinTestPlayer(world);
    expect([world.match.phase, isMatchFrozen(world)]).toEqual(['countdown', true]);
    expect(world.events).toContainEqual(expect.objectContaining({ kind: 'match', change: 'countdown' }));
    expect(callCatalogEntry(world, 'isRoundRunning')).toBe(false);
    const [home] = readPositions(world, [ada]);
    teleportEntity(world, findUnit(world, ada.unit)!, 12, 12);
    applyUnitDeath(world, findUnit(world, bo.unit)!, null);
    callCatalogEntry(world, 'changeScore', { player: 1, amount: 5 });
    runTicks(world, TICKS_A_SECOND);

    expect(record.of('roundStarts')).toEqual([{}]);
    expect(callCatalogEntry(world, 'isRoundRunning')).toBe(true);
    expect(callCatalogEntry(world, 'roundNumber')).toBe(1);
    expect(callCatalogEntry(world, 'roundTimeLeft')).toBe(10);
    expect(callCatalogEntry(world, 'scoreOf', { player: 1 })).toBe(0);
    expect(readPositions(world, [ada])).toEqual([home]);
    expect(findUnit(world, bo.unit)!.isDead).toBe(false);
    expect(isMatchFrozen(world)).toBe(false);
  });

  it('[EG-08] lets players move once the round has started, and no longer after its end', async () => {
    const { world } = await createMatch();
    const ada = joinTestPlayer(world);
    joinTestPlayer(world);
    const xOf = () => readPositions(world, [ada])[0]![0]!;
    const move = { kind: 'controls', player: 1, keys: ['d'], mouseX: 0, mouseY: 0, stick: null } as const;
    const before = xOf();
    tick(world, [move]);
    runTicks(world, 20);
    expect(xOf()).toBeCloseTo(before, 3);
    runSeconds(world, 1);
    const started = xOf();
    expect(started).toBeGreaterThan(before + 0.5);
    callCatalogEntry(world, 'endRound');
    runTicks(world, 20);
    const ended = xOf();
    runTicks(world, 20);
    expect(xOf()).toBeCloseTo(ended, 3);
  });

  it('[EG-08] restarts the countdown if players leave before the start', async () => {
    const { world, record } = await createMatch();
    joinTestPlayer(world);
    joinTestPlayer(world);
    tick(world, [{ kind: 'leave', player: 2 }]);
    runSeconds(world, 3);
    expect([world.match.phase, record.of('roundStarts').length]).toEqual(['waiting', 0]);
    joinTestPlayer(world);
    runSeconds(world, 1);
    expect(world.match.phase).toBe('round');
  });

  it('[EG-08] ends a round by time, with the leader as its winner, and starts the next', async () => {
    const { world, record } = await createStartedMatch();
    callCatalogEntry(world, 'changeTeamScore', { team: 'blue', amount: 1 });
    runSeconds(world, 9);
    expect(callCatalogEntry(world, 'roundTimeLeft')).toBe(1);
    runSeconds(world, 1);
    expect(record.of('roundEnds')).toEqual([{ triggeringTeam: 'blue', triggeringPlayer: null }]);
    expect(world.match).toMatchObject({ phase: 'pause', round: 1, wins: { blue: 1 } });
    expect([callCatalogEntry(world, 'isRoundRunning'), callCatalogEntry(world, 'roundTimeLeft')]).toEqual([
      false,
      0,
    ]);
    runSeconds(world, 2);
    expect(world.match).toMatchObject({ phase: 'round', round: 2, wins: { blue: 1 } });
    // Scores are reset, because points of the last round must not win this one.
    expect(callCatalogEntry(world, 'scoreOfTeam', { team: 'blue' })).toBe(0);
    expect(record.of('roundStarts')).toHaveLength(2);
  });

  it('[EG-08] ends a match after its last round with a winner, and starts a new one after a pause', async () => {
    const { world, record } = await createStartedMatch();
    callCatalogEntry(world, 'teamWins', { team: 'red' });
    runSeconds(world, 2);
    expect(world.match.round).toBe(2);
    runSeconds(world, 10);
    // The second round was a tie.
    expect(record.of('roundEnds').map(({ triggeringTeam }) => triggeringTeam)).toEqual(['red', null]);
    expect(record.of('matchEnds')).toEqual([{ triggeringTeam: 'red', triggeringPlayer: null }]);
    expect(world.match.phase).toBe('over');
    expect(world.events).toContainEqual({
      kind: 'match',
      change: 'match-ends',
      round: 2,
      team: 'red',
      player: null,
    });
    runTicks(world, 2 * TICKS_A_SECOND + 1);
    expect(world.match).toMatchObject({ phase: 'countdown', round: 0, wins: {} });
    runSeconds(world, 1);
    expect(world.match).toMatchObject({ phase: 'round', round: 1 });
  });

  it("[EG-08] ends a round at a team's score limit, and continues during a tie", async () => {
    const { world, record } = await createStartedMatch({ scoreToWin: 3 });
    for (const team of ['red', 'blue']) callCatalogEntry(world, 'changeTeamScore', { team, amount: 3 });
    runTicks(world, 2);
    expect(world.match.phase).toBe('round');
    callCatalogEntry(world, 'changeTeamScore', { team: 'red', amount: 1 });
    runTicks(world, 1);
    expect(record.of('roundEnds')).toEqual([{ triggeringTeam: 'red', triggeringPlayer: null }]);
  });

  it("[EG-08] ends a round at a player's score limit, who wins the match", async () => {
    const { world, record } = await createStartedMatch({ scoreToWin: 2, winner: 'player', rounds: 1 });
    callCatalogEntry(world, 'changeScore', { player: 2, amount: 2 });
    runTicks(world, 1);
    const won = [{ triggeringTeam: null, triggeringPlayer: 2 }];
    expect([record.of('roundEnds'), record.of('matchEnds')]).toEqual([won, won]);
    expect(world.match.wins).toEqual({ 'player:2': 1 });
  });

  it('[EG-08] lets rules decide the winner if configured; scores then last for the match', async () => {
    const { world, record } = await createStartedMatch({ winner: 'rules', scoreToWin: 1, roundSeconds: 0 });
    callCatalogEntry(world, 'changeScore', { player: 1, amount: 9 });
    runSeconds(world, 20);
    expect(world.match.phase).toBe('round');
    callCatalogEntry(world, 'playerWins', { player: 2 });
    runSeconds(world, 3);
    expect(world.match.round).toBe(2);
    expect(callCatalogEntry(world, 'scoreOf', { player: 1 })).toBe(9);
    callCatalogEntry(world, 'endRound');
    runTicks(world, 1);
    expect(record.of('matchEnds')).toEqual([{ triggeringTeam: null, triggeringPlayer: 2 }]);
    runSeconds(world, 2);
    expect(callCatalogEntry(world, 'scoreOf', { player: 1 })).toBe(0);
  });

  it('[EG-08] can be ended by a rule, with the leader as winner', async () => {
    const { world, record } = await createStartedMatch({ winner: 'rules' });
    callCatalogEntry(world, 'changeTeamScore', { team: 'blue', amount: 1 });
    callCatalogEntry(world, 'endMatch');
    callCatalogEntry(world, 'endMatch');
    runTicks(world, 1);
    expect(record.of('roundEnds')).toEqual([{ triggeringTeam: null, triggeringPlayer: null }]);
    expect(record.of('matchEnds')).toEqual([{ triggeringTeam: 'blue', triggeringPlayer: null }]);
  });

  it('[EG-08] has no winner if several won the same number of rounds', async () => {
    const { world, record } = await createStartedMatch();
    callCatalogEntry(world, 'teamWins', { team: 'red' });
    runSeconds(world, 2);
    callCatalogEntry(world, 'teamWins', { team: 'blue' });
    runTicks(world, 1);
    expect(record.of('matchEnds')).toEqual([{ triggeringTeam: null, triggeringPlayer: null }]);
  });

  it('[EG-08] lets rules add overtime', async () => {
    const record = recordTriggers();
    const tie = { get: 'isNothing', value: { get: 'leadingTeam' } };
    const late = { get: 'isAtMost', a: { get: 'roundTimeLeft' }, b: 1 };
    const world = await createTestWorld(
      {
        settings: { match: { ...flow, minPlayers: 1 } },
        rules: [
          {
            id: 'overtime',
            name: 'Overtime',
            when: { when: 'everySeconds', seconds: 0.5 },
            if: [{ get: 'isRoundRunning' }, late, tie],
            do: [{ do: 'setRoundTime', seconds: 3 }],
          },
        ],
      },
      { scripts: record.scripts },
    );
    joinTestPlayer(world);
    runSeconds(world, 12);
    expect(world.match.phase).toBe('round');
    callCatalogEntry(world, 'changeTeamScore', { team: 'red', amount: 1 });
    runSeconds(world, 4);
    expect(record.of('roundEnds')).toEqual([{ triggeringTeam: 'red', triggeringPlayer: null }]);
  });

  it('[EG-08] plays a round without a time limit if it is set to 0', async () => {
    const { world } = await createStartedMatch();
    callCatalogEntry(world, 'setRoundTime', { seconds: 0 });
    runSeconds(world, 15);
    expect([world.match.phase, callCatalogEntry(world, 'roundTimeLeft')]).toEqual(['round', 0]);
    callCatalogEntry(world, 'setRoundTime', { seconds: 1 });
    runSeconds(world, 1);
    expect(world.match.phase).toBe('pause');
  });

  it('lets rules start rounds, also after the end of a match and without matches', async () => {
    const { world, record } = await createStartedMatch();
    callCatalogEntry(world, 'startRound');
    runTicks(world, 1);
    expect([world.match.round, record.of('roundEnds').length]).toEqual([2, 1]);
    callCatalogEntry(world, 'endMatch');
    callCatalogEntry(world, 'startRound');
    expect(world.match).toMatchObject({ phase: 'round', round: 1, wins: {} });

    const plain = await createTestWorld();
    joinTestPlayer(plain);
    callCatalogEntry(plain, 'endRound');
    expect(plain.match.phase).toBe('off');
    callCatalogEntry(plain, 'startRound');
    callCatalogEntry(plain, 'teamWins', { team: 'red' });
    expect(plain.match).toEqual({ phase: 'off', round: 1, endsAt: 0, wins: { red: 1 } });
    callCatalogEntry(plain, 'endMatch');
    expect(plain.match).toEqual({ phase: 'off', round: 0, endsAt: 0, wins: {} });
  });

  it('starts over when everyone has left', async () => {
    const { world } = await createStartedMatch();
    callCatalogEntry(world, 'teamWins', { team: 'red' });
    tick(world, [
      { kind: 'leave', player: 1 },
      { kind: 'leave', player: 2 },
    ]);
    runTicks(world, 1);
    expect(world.match).toEqual({ phase: 'waiting', round: 0, endsAt: 0, wins: {} });
  });

  it('continues identically from a snapshot', async () => {
    const { world } = await createStartedMatch();
    callCatalogEntry(world, 'changeTeamScore', { team: 'red', amount: 1 });
    runSeconds(world, 5);
    const copy = createWorldFromSnapshot({ game: world.game }, takeSnapshot(world));
    for (const each of [world, copy]) runSeconds(each, 25);
    expect(hashWorld(copy)).toBe(hashWorld(world));
    expect(copy.match).toEqual(world.match);
  });
});
