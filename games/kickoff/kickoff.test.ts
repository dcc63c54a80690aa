import type { Prop } from '@playloom/engine';
import type { GameInput } from '@playloom/game-format';
import { describe, expect, inject, it } from 'vitest';
import { loadGame } from '../kit/loadGame.ts';
import {
  hold,
  join,
  messagesOf,
  numberOf,
  openRoom,
  placeOf,
  propsOf,
  type Room,
  run,
  runSeconds,
  say,
  unitOf,
  wordOf,
} from '../testing/openRoom.ts';
import { findEnd } from '../testing/findEnd.ts';
import { listTeams } from '../testing/listTeams.ts';
import { testStarterGame } from '../testing/testStarterGame.ts';

const DUCK = 1;
const FROG = 2;
const MIDDLE = 24.5;
/** Countdown and whistle. */
const KICK_OFF_SECONDS = 3 + 2;
const MATCH_SECONDS = 240;
const SHORTEST_MATCH_SECONDS = 180;
const SHORT_MATCH_SECONDS = 30;
/** With countdown and the last whistle. */
const OVERTIME_SECONDS = 100;

/** “ball x y vx vy” puts the ball somewhere, “me x y” a player, “time s” sets the clock. */
const wishes: NonNullable<GameInput['rules']> = [
  {
    id: 'wish-ball',
    name: 'Wish for the ball',
    when: { when: 'playerSendsChat' },
    if: [{ get: 'isEqual', a: wordOf(1), b: 'ball' }],
    do: [
      {
        do: 'teleport',
        entity: { get: 'variable', variable: 'ball' },
        position: { get: 'point', x: numberOf(2), y: numberOf(3) },
      },
      { do: 'setVelocity', entity: { get: 'variable', variable: 'ball' }, x: numberOf(4), y: numberOf(5) },
    ],
  },
  {
    id: 'wish-me',
    name: 'Wish for oneself',
    when: { when: 'playerSendsChat' },
    if: [{ get: 'isEqual', a: wordOf(1), b: 'me' }],
    do: [
      {
        do: 'teleport',
        entity: { get: 'unitOf', player: { get: 'triggeringPlayer' } },
        position: { get: 'point', x: numberOf(2), y: numberOf(3) },
      },
    ],
  },
  {
    id: 'wish-time',
    name: 'Wish for time',
    when: { when: 'playerSendsChat' },
    if: [{ get: 'isEqual', a: wordOf(1), b: 'time' }],
    do: [{ do: 'setRoundTime', seconds: numberOf(2) }],
  },
];

/** A duck and a frog after the first whistle. */
async function openPitch(): Promise<Room> {
  const room = await openRoom('kickoff', { wishes });
  join(room, DUCK, 'ducks');
  join(room, FROG, 'frogs');
  runSeconds(room, KICK_OFF_SECONDS);
  stepAside(room);
  return room;
}

/** Out of the way of every shot. */
function stepAside(room: Room): void {
  say(room, DUCK, 'me 20 5');
  say(room, FROG, 'me 29 5');
}

function ballOf(room: Room): Prop {
  return [...propsOf(room, 'ball'), ...propsOf(room, 'ball-gold')][0]!;
}

function scoreOf({ world }: Room): string {
  return `${world.teams.get('ducks')!.score}:${world.teams.get('frogs')!.score}`;
}

/** The player kicks the ball from here, looking to the right or to the left. */
function kickFrom(room: Room, player: number, x: number, key: 'a' | 'd'): void {
  say(room, player, `me ${x} 15`);
  hold(room, player, [key]);
  hold(room, player, []);
  const side = key === 'd' ? 0.9 : -0.9;
  say(room, player, `ball ${placeOf(room, unitOf(room, player)).x + side} 15 0 0`);
  hold(room, player, ['space']);
  hold(room, player, []);
}

describe('Puddle League', () => {
  testStarterGame('kickoff');

  it('lets a kick fly ahead when the ball is near, and kicks at nothing when it is not', async () => {
    const room = await openPitch();
    kickFrom(room, DUCK, 30, 'd');
    expect(room.world.entities.motion.vx[ballOf(room).slot]).toBeGreaterThan(10);
    say(room, DUCK, 'ball 10 10 0 0');
    runSeconds(room, 0.5);
    hold(room, DUCK, ['space']);
    expect(room.world.entities.motion.vx[ballOf(room).slot]).toBe(0);
  });

  it('counts a goal for whoever shot it, and starts anew from the middle', async () => {
    const room = await openPitch();
    kickFrom(room, DUCK, 38, 'd');
    runSeconds(room, 1);
    expect(scoreOf(room)).toBe('1:0');
    expect(room.world.players.get(DUCK)!.score).toBe(1);
    expect(messagesOf(room)).toContain('GOAL! Player 1 scores for the Coral Ducks.');
    expect(placeOf(room, ballOf(room)).x).toBeGreaterThan(45);
    runSeconds(room, 2.3);
    expect(placeOf(room, ballOf(room))).toEqual({ x: MIDDLE, y: 15 });
    const duck = placeOf(room, unitOf(room, DUCK)).x;
    const frog = placeOf(room, unitOf(room, FROG)).x;
    expect(duck).toBeLessThan(MIDDLE);
    expect(frog).toBeGreaterThan(MIDDLE);
    hold(room, DUCK, ['d']);
    hold(room, FROG, ['a']);
    runSeconds(room, 1.6);
    // The team that let the goal in is let go a little earlier.
    expect(placeOf(room, unitOf(room, DUCK)).x).toBe(duck);
    expect(placeOf(room, unitOf(room, FROG)).x).toBeLessThan(frog - 0.5);
    runSeconds(room, 1);
    expect(placeOf(room, unitOf(room, DUCK)).x).toBeGreaterThan(duck + 0.5);
  });

  it('gives an own goal to the others and nothing to whoever shot it', async () => {
    const room = await openPitch();
    kickFrom(room, DUCK, 10, 'a');
    runSeconds(room, 1);
    expect(scoreOf(room)).toBe('0:1');
    expect(room.world.players.get(DUCK)!.score).toBe(0);
    expect(messagesOf(room).at(-1)).toBe('Own goal! A present for the Mint Frogs from Player 1.');
  });

  it('leaves a shot that brushed a defender to whoever kicked it', async () => {
    const room = await openPitch();
    kickFrom(room, DUCK, 38, 'd');
    const { x, y } = placeOf(room, ballOf(room));
    say(room, FROG, `me ${x + 0.3} ${y + 0.75}`);
    runSeconds(room, 1);
    expect(room.world.variables.get('last-touch')).toBe(FROG);
    expect(messagesOf(room).at(-1)).toBe('GOAL! Player 1 scores for the Coral Ducks.');
  });

  it('names who passed the ball before', async () => {
    const room = await openPitch();
    join(room, 3, 'ducks');
    kickFrom(room, 3, 20, 'd');
    run(room, 5);
    kickFrom(room, DUCK, 38, 'd');
    runSeconds(room, 1);
    expect(messagesOf(room)).toContain('GOAL! Player 1 scores for the Coral Ducks, helped by Player 3.');
  });

  it('slows whoever runs through a puddle, and the ball', async () => {
    const room = await openPitch();
    const rollFrom = (x: number, y: number) => {
      say(room, DUCK, `ball ${x} ${y} 6 0`);
      runSeconds(room, 0.5);
      return placeOf(room, ballOf(room)).x - x;
    };
    const runFrom = (x: number, y: number) => {
      say(room, DUCK, `me ${x} ${y}`);
      runSeconds(room, 0.5);
      const from = placeOf(room, unitOf(room, DUCK)).x;
      hold(room, DUCK, ['d']);
      runSeconds(room, 0.4);
      hold(room, DUCK, []);
      return placeOf(room, unitOf(room, DUCK)).x - from;
    };
    expect(rollFrom(9.5, 22)).toBeLessThan(rollFrom(14, 22) * 0.85);
    expect(runFrom(9.5, 22)).toBeLessThan(runFrom(14, 12) * 0.75);
  });

  it('dashes for breath, and not without', async () => {
    const room = await openPitch();
    say(room, DUCK, 'me 10 15');
    const dash = () => {
      const from = placeOf(room, unitOf(room, DUCK)).x;
      hold(room, DUCK, ['shift']);
      hold(room, DUCK, []);
      runSeconds(room, 0.9);
      return placeOf(room, unitOf(room, DUCK)).x - from;
    };
    const lengths = [dash(), dash(), dash(), dash(), dash()];
    expect(lengths[0]).toBeGreaterThan(1);
    expect(Math.min(...lengths)).toBeLessThan(0.1);
  });

  it('throws a ball back in that nobody moves', async () => {
    const room = await openPitch();
    say(room, DUCK, 'ball 4.5 4.5 0 0');
    runSeconds(room, 7);
    expect(placeOf(room, ballOf(room)).x).toBeGreaterThan(6);
  });

  it('plays on with a golden ball when nobody is ahead; the next goal ends the match', async () => {
    const room = await openPitch();
    say(room, DUCK, 'time 1');
    runSeconds(room, 4);
    expect(room.world.match.phase).toBe('round');
    expect(ballOf(room).type).toBe('ball-gold');
    stepAside(room);
    kickFrom(room, FROG, 10, 'a');
    runSeconds(room, 3);
    const ended = room.events.find((event) => event.kind === 'match' && event.change === 'match-ends');
    expect(ended).toMatchObject({ team: 'frogs' });
    expect(room.world.match.phase).toBe('over');
    expect(propsOf(room, 'trophy')).toHaveLength(1);
  });

  it('ends in a draw when overtime brings no goal', async () => {
    const room = await openPitch();
    say(room, DUCK, 'time 1');
    runSeconds(room, 2);
    say(room, DUCK, 'time 1');
    runSeconds(room, 2);
    expect(messagesOf(room).at(-1)).toBe('A draw! Both teams shake wings and flippers.');
  });

  it('gives another bot the goal when the keeper leaves, and keeps teams even', async () => {
    const room = await openRoom('kickoff');
    for (const bot of [1, 2, 3, 4, 5, 6]) join(room, bot, bot % 2 === 1 ? 'ducks' : 'frogs', true);
    runSeconds(room, KICK_OFF_SECONDS);
    const roleOf = (player: number) => room.world.players.get(player)!.variables['role'];
    expect([1, 3, 5].map(roleOf)).toEqual(['keeper', 'north', 'south']);
    run(room, 1, [
      { kind: 'leave', player: 1 },
      { kind: 'leave', player: 3 },
    ]);
    runSeconds(room, 1);
    const teams = listTeams(room);
    expect(teams).toEqual(['ducks', 'ducks', 'frogs', 'frogs']);
    const keepers = [...room.world.players.values()].filter(({ id }) => roleOf(id) === 'keeper');
    expect(keepers).toHaveLength(2);
    expect(new Set(keepers.map(({ team }) => team))).toEqual(new Set(['ducks', 'frogs']));
    for (const { id, team } of room.world.players.values()) {
      expect(unitOf(room, id).type).toBe(team === 'ducks' ? 'duck' : 'frog');
    }
  });

  it('[CO-03:part] sells confetti for coins, counts the throws and offers more when they are used up', async () => {
    const room = await openPitch();
    const pressConfetti = () => {
      hold(room, DUCK, ['c']);
      hold(room, DUCK, []);
      runSeconds(room, 1.1);
    };
    const count = (kind: string) => room.events.filter((event) => event.kind === kind).length;
    const left = () => room.world.players.get(DUCK)!.variables['confetti'];
    pressConfetti();
    expect(room.events).toContainEqual({
      kind: 'coin-offer',
      player: DUCK,
      item: '10 confetti throws',
      price: 20,
    });
    run(room, 2, [{ kind: 'purchase', player: DUCK, purchase: 'p1', item: '10 confetti throws' }]);
    expect(left()).toBe(10);
    for (let thrown = 0; thrown < 10; thrown += 1) pressConfetti();
    const throws = room.events.filter(
      (event) => event.kind === 'effect' && event.effect === 'confetti-throw',
    );
    expect([throws.length, left(), count('coin-offer')]).toEqual([10, 0, 1]);
    pressConfetti();
    expect(count('coin-offer')).toBe(2);
  });

  it('is played to an end by bots', async () => {
    const { settings, ...rest } = loadGame('kickoff');
    const match = { ...settings.match, roundSeconds: SHORT_MATCH_SECONDS };
    const game = { ...rest, settings: { ...settings, match } };
    expect(await findEnd(game, 1, SHORT_MATCH_SECONDS + OVERTIME_SECONDS)).not.toBeNull();
  });

  it.runIf(inject('long'))('takes bots three to ten minutes, and either team can win', async () => {
    const winners: (string | null)[] = [];
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const end = await findEnd(loadGame('kickoff'), seed, MATCH_SECONDS + OVERTIME_SECONDS);
      expect(end!.seconds).toBeGreaterThan(SHORTEST_MATCH_SECONDS);
      winners.push(end!.team);
    }
    expect(winners).toContain('ducks');
    expect(winners).toContain('frogs');
  });
});
