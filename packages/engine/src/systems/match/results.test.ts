import type { Value } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../math/random.ts';
import { tick } from '../../simulation/tick.ts';
import { hashWorld } from '../../snapshot/hashWorld.ts';
import { createWorldFromSnapshot } from '../../snapshot/restoreSnapshot.ts';
import { takeSnapshot } from '../../snapshot/takeSnapshot.ts';
import { callCatalogEntry } from '../../testing/callCatalogEntry.ts';
import { createTestWorld, joinTestPlayer, runTicks } from '../../testing/createTestWorld.ts';
import { recordTriggers } from '../../testing/recordTriggers.ts';
import type { Input } from '../../world/Input.ts';
import type { World } from '../../world/World.ts';

const TICKS_A_SECOND = 40;

const match = { isEnabled: true, countdownSeconds: 0, roundSeconds: 60, winner: 'player' } as const;
const goals = { name: 'Goals', type: 'number', initial: 0 } as const;
const falls = { name: 'Falls', type: 'number', initial: 0 } as const;

interface Changes {
  readonly results?: object;
  readonly match?: object;
  readonly settings?: object;
  readonly rules?: readonly unknown[];
}

async function createMatch({ results, match: flow, settings, rules = [] }: Changes = {}) {
  const record = recordTriggers();
  const world = await createTestWorld(
    {
      settings: {
        match: { ...match, ...flow },
        results: { isEnabled: true, seconds: 8, ...results },
        ...settings,
      },
      map: { entities: [] },
      variables: {
        player: { goals, falls },
        global: {
          mode: { name: 'Mode', type: 'text', initial: 'day' },
          speed: { name: 'Speed', type: 'number', initial: 1 },
          dark: { name: 'Dark', type: 'boolean', initial: false },
        },
      },
      rules,
    },
    { scripts: record.scripts },
  );
  return { world, record };
}

function setVariable(world: World, player: number, variable: string, value: Value): void {
  callCatalogEntry(world, 'setPlayerVariable', { player, variable, value });
}

/** Ends the match and continues until the results are there. */
function endMatch(world: World): void {
  callCatalogEntry(world, 'endMatch');
  runTicks(world, 2);
}

function vote(world: World, player: number, option: unknown): void {
  tick(world, [{ kind: 'match-vote', player, option } as Input]);
}

function read({ match: { results } }: World) {
  return {
    rows: results?.rows.map(({ player, value, last, best }) => [player, value, last, best]),
    awards: results?.awards.map(({ award, players, value }) => [award, players, value]),
  };
}

const measured = {
  ranking: { label: 'Goals', variable: 'goals' },
  awards: [
    { label: 'Most goals', variable: 'goals' },
    { label: 'Fewest falls', variable: 'falls', best: 'lowest' },
    { label: 'Highest score' },
  ],
};

describe('the results of a match', () => {
  it('[END-01:part] show the winner, all players in order, and who did what best', async () => {
    const { world } = await createMatch({ results: measured });
    for (const player of [joinTestPlayer(world), joinTestPlayer(world), joinTestPlayer(world)]) {
      setVariable(world, player.id, 'goals', player.id === 2 ? 5 : player.id);
      setVariable(world, player.id, 'falls', player.id - 1);
    }
    callCatalogEntry(world, 'changeScore', { player: 3, amount: 4 });
    endMatch(world);
    expect(world.match).toMatchObject({ phase: 'over', results: { winner: { team: null, player: 3 } } });
    expect(world.match.results!.rows[0]).toEqual({
      player: 2,
      name: 'Player 2',
      isBot: false,
      team: 'blue',
      value: 5,
      last: null,
      best: null,
    });
    expect(read(world)).toEqual({
      rows: [
        [2, 5, null, null],
        [3, 3, null, null],
        [1, 1, null, null],
      ],
      // Player 1 never fell: 0 gets no award, even if the lowest number is best.
      awards: [
        [0, [2], 5],
        [1, [2], 1],
        [2, [3], 4],
      ],
    });
  });

  it('[END-01:part] give no award for 0, nor for what too many share; two or three share one', async () => {
    const { world } = await createMatch({ results: measured });
    for (let player = 1; player <= 5; player += 1) joinTestPlayer(world);
    for (const player of [1, 2, 3, 4]) setVariable(world, player, 'goals', 2);
    for (const player of [4, 5]) setVariable(world, player, 'falls', 1);
    endMatch(world);
    expect(read(world).awards).toEqual([[1, [4, 5], 1]]);
  });

  it('[END-01:part] give no award that everyone has, but one to a player who is alone', async () => {
    const { world } = await createMatch({ results: measured });
    for (const player of [joinTestPlayer(world), joinTestPlayer(world)])
      setVariable(world, player.id, 'goals', 2);
    endMatch(world);
    expect(read(world).awards).toEqual([]);
    const alone = await createMatch({ results: measured });
    setVariable(alone.world, joinTestPlayer(alone.world).id, 'goals', 2);
    endMatch(alone.world);
    expect(read(alone.world).awards).toEqual([[0, [1], 2]]);
  });

  it('[END-01:part] compare the numbers after the rules of the end have run', async () => {
    const bonus = {
      id: 'bonus',
      name: 'Bonus',
      when: { when: 'matchEnds' },
      do: [{ do: 'setPlayerVariable', player: { get: 'triggeringPlayer' }, variable: 'goals', value: 9 }],
    };
    const { world } = await createMatch({ results: measured, rules: [bonus] });
    joinTestPlayer(world);
    joinTestPlayer(world);
    callCatalogEntry(world, 'changeScore', { player: 2, amount: 1 });
    endMatch(world);
    expect(read(world).rows?.[0]).toEqual([2, 9, null, null]);
  });

  it('[END-01:part] are off in games from before, which pause as they did', async () => {
    const { world } = await createMatch({ results: { isEnabled: false }, match: { pauseSeconds: 20 } });
    joinTestPlayer(world);
    endMatch(world);
    vote(world, 1, 0);
    expect(world.match).toEqual({ phase: 'over', round: 1, endsAt: world.match.endsAt, wins: {} });
    runTicks(world, 15 * TICKS_A_SECOND);
    expect(world.match.phase).toBe('over');
  });

  it('[END-02] compare with the last and best match, and with the saved best of an account', async () => {
    const { world } = await createMatch({ results: measured });
    const saved = { game: { 'match-best:highest:goals': 4 }, world: {} };
    tick(world, [
      { kind: 'join', player: 1, name: 'Ada', userId: 'ada', saved },
      { kind: 'join', player: 2, name: 'Guest', userId: null, saved: { game: {}, world: {} } },
    ]);
    const saves: unknown[] = [];
    const rows: unknown[] = [];
    for (const [ada, guest] of [
      [3, 2],
      [6, 1],
      [0, 0],
    ] as const) {
      setVariable(world, 1, 'goals', ada);
      setVariable(world, 2, 'goals', guest);
      callCatalogEntry(world, 'endMatch');
      for (let count = 0; count < 2; count += 1) {
        runTicks(world, 1);
        saves.push(
          ...world.events.filter((event) => event.kind === 'save' && event.key.startsWith('match-best')),
        );
      }
      rows.push(read(world).rows);
      tick(world, [
        { kind: 'match-vote', player: 1, option: 0 },
        { kind: 'match-vote', player: 2, option: 0 },
      ]);
    }
    expect(rows).toEqual([
      [
        [1, 3, null, 4],
        [2, 2, null, null],
      ],
      [
        [1, 6, 3, 4],
        [2, 1, 2, 2],
      ],
      [
        [1, 0, 6, 6],
        [2, 0, 1, 2],
      ],
    ]);
    expect(saves).toEqual([
      {
        kind: 'save',
        player: 1,
        scope: 'game',
        key: 'match-best:highest:goals',
        change: { kind: 'set', value: 6 },
      },
    ]);
  });
});

const options = [
  { label: 'Play again', change: { kind: 'same' } },
  { label: 'Night', change: { kind: 'mode', variable: 'mode', value: 'night' } },
  { label: 'Fast', change: { kind: 'mode', variable: 'speed', value: '2.5' } },
  { label: 'Dark', change: { kind: 'mode', variable: 'dark', value: 'true' } },
  { label: 'Island', change: { kind: 'map', map: 'island' } },
];

async function createVote(people: number, changes: Changes = {}) {
  const { world, record } = await createMatch({ ...changes, results: { options, ...changes.results } });
  for (let player = 1; player <= people; player += 1) joinTestPlayer(world, { id: player });
  endMatch(world);
  return { world, record };
}

describe('the vote on the next match', () => {
  it('[END-03:part] starts it as soon as everyone has voted, without bots, with the chosen variable', async () => {
    const { world, record } = await createVote(2, { settings: { bots: { fillTo: 4 } } });
    vote(world, 1, 1);
    expect([world.match.phase, world.match.votes]).toEqual(['over', { 1: 1 }]);
    vote(world, 1, 2);
    vote(world, 2, 2);
    expect(world.match).toMatchObject({ phase: 'round', round: 1, wins: {} });
    expect(world.match.results).toBeUndefined();
    expect(record.of('nextMatchStarts')).toEqual([{ chosenOption: 'Fast' }]);
    expect([world.variables.get('speed'), world.variables.get('mode')]).toEqual([2.5, 'day']);
    const started = record.firedTriggers.map(({ trigger }) => trigger);
    expect(started.lastIndexOf('roundStarts')).toBeGreaterThan(started.indexOf('nextMatchStarts'));
  });

  it.each([
    [1, 'mode', 'night'],
    [3, 'dark', true],
  ])('[END-03:part] sets texts and true/false variables: option %i', async (option, variable, value) => {
    const { world } = await createVote(1);
    vote(world, 1, option);
    expect(world.variables.get(variable)).toBe(value);
  });

  it('[END-03:part] sends people to the chosen map', async () => {
    const { world } = await createVote(2, { settings: { bots: { fillTo: 3 } } });
    vote(world, 1, 4);
    tick(world, [{ kind: 'match-vote', player: 2, option: 4 }]);
    expect(world.events.filter(({ kind }) => kind === 'travel')).toEqual([
      { kind: 'travel', player: 1, map: 'island' },
      { kind: 'travel', player: 2, map: 'island' },
    ]);
  });

  it('[END-03:part] starts it after the time if not everyone votes, with the first option without votes', async () => {
    const { world, record } = await createVote(2);
    vote(world, 1, 1);
    runTicks(world, 8 * TICKS_A_SECOND - 5);
    expect(world.match.phase).toBe('over');
    runTicks(world, 5);
    expect(world.match.phase).toBe('round');
    endMatch(world);
    runTicks(world, 8 * TICKS_A_SECOND);
    expect(record.of('nextMatchStarts')).toEqual([{ chosenOption: 'Night' }, { chosenOption: 'Play again' }]);
  });

  it.each([
    [3, 3, 6],
    [8, 3, 10],
    [10, 30, 10],
  ])(
    '[END-03:part] lets no one wait longer than 10 s: %i s of results, %i s of countdown',
    async (seconds, countdownSeconds, waited) => {
      const { world } = await createVote(2, { results: { seconds }, match: { countdownSeconds } });
      // Two ticks have passed since the match ended.
      runTicks(world, waited * TICKS_A_SECOND - 3);
      expect(world.match.phase).not.toBe('round');
      runTicks(world, 1);
      expect(world.match).toMatchObject({ phase: 'round', round: 1 });
    },
  );

  it("[END-03:part] doesn't count players who left, and decides ties by the room's chance", async () => {
    const winners = new Set<unknown>();
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { world, record } = await createVote(4);
      Object.assign(world.random, createRandom(seed));
      for (const player of [1, 2, 3]) vote(world, player, player === 3 ? 2 : player - 1);
      expect(world.match.phase).toBe('over');
      tick(world, [{ kind: 'leave', player: 3 }]);
      tick(world, [{ kind: 'leave', player: 4 }]);
      runTicks(world, 1);
      winners.add(record.of('nextMatchStarts')[0]?.['chosenOption']);
    }
    expect(winners).toEqual(new Set(['Play again', 'Night']));
  });

  it('[END-03:part] includes players who join meanwhile', async () => {
    const { world } = await createVote(1);
    joinTestPlayer(world);
    vote(world, 1, 0);
    expect(world.match.phase).toBe('over');
    vote(world, 2, 0);
    expect(world.match.phase).toBe('round');
  });

  it.each([[-1], [5], [0.5], ['0'], [null], [undefined]])(
    '[END-03:part] ignores invalid votes: %s',
    async (option) => {
      const { world } = await createVote(2);
      vote(world, 1, option);
      vote(world, 9, 0);
      expect(world.match.votes).toEqual({});
    },
  );

  it('[END-03:part] gives the same match in a room that continues from a snapshot', async () => {
    const { world } = await createVote(2);
    vote(world, 1, 1);
    const copy = createWorldFromSnapshot({ game: world.game }, takeSnapshot(world));
    expect(copy.match).toEqual(world.match);
    for (const each of [world, copy]) {
      vote(each, 2, 2);
      runTicks(each, TICKS_A_SECOND);
    }
    expect(copy.match).toEqual(world.match);
    expect(copy.variables).toEqual(world.variables);
    expect(hashWorld(copy)).toBe(
      hashWorld(createWorldFromSnapshot({ game: world.game }, takeSnapshot(copy))),
    );
  });
});

describe('rules and results', () => {
  it('[END-04:part] end the match with a winner of their choice', async () => {
    const { world, record } = await createMatch();
    joinTestPlayer(world);
    joinTestPlayer(world);
    callCatalogEntry(world, 'changeScore', { player: 1, amount: 5 });
    callCatalogEntry(world, 'endMatch', { player: 2 });
    runTicks(world, 2);
    expect(record.of('matchEnds')).toEqual([{ triggeringTeam: null, triggeringPlayer: 2 }]);
    expect(world.match.results?.winner).toEqual({ team: null, player: 2 });
    vote(world, 1, 0);
    vote(world, 2, 0);
    callCatalogEntry(world, 'endMatch', { team: 'blue', player: 2 });
    runTicks(world, 2);
    expect(world.match.results?.winner).toEqual({ team: 'blue', player: null });
  });

  it('[END-04:part] start the rounds themselves where matches are turned off', async () => {
    const { world, record } = await createMatch({ match: { isEnabled: false, winner: 'rules' } });
    joinTestPlayer(world);
    callCatalogEntry(world, 'startRound');
    callCatalogEntry(world, 'endMatch');
    runTicks(world, 2);
    expect(world.match.results?.rows).toHaveLength(1);
    vote(world, 1, 0);
    expect(world.match).toEqual({ phase: 'off', round: 0, endsAt: 0, wins: {} });
    runTicks(world, 1);
    expect(record.of('nextMatchStarts')).toEqual([{ chosenOption: 'Play again' }]);
  });

  it.each([
    ['rules', true, 0],
    ['rules', false, 7],
    ['player', false, 0],
  ])(
    '[END-04:part] find the score of before if it is kept: winner by %s, reset %s',
    async (winner, isScoreReset, score) => {
      const { world } = await createMatch({ results: { isScoreReset }, match: { winner } });
      const { id } = joinTestPlayer(world);
      callCatalogEntry(world, 'changeScore', { player: id, amount: 7 });
      endMatch(world);
      vote(world, id, 0);
      expect([world.match.phase, callCatalogEntry(world, 'scoreOf', { player: id })]).toEqual([
        'round',
        score,
      ]);
    },
  );
});
