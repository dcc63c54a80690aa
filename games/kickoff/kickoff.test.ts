import type { Prop } from '@playloom/engine';
import type { GameInput } from '@playloom/game-format';
import { describe, expect, inject, it } from 'vitest';
import { loadGame } from '../../tools/games/starters/loadGame.ts';
import {
  holdKeys,
  joinRoomPlayer,
  listPlayerMessages,
  createChatNumberValue,
  openGameTestRoom,
  readPositionInRoom,
  listProps,
  type TestRoom,
  runRoomTicks,
  runSeconds,
  sendPlayerChat,
  findPlayerUnit,
  createChatWordValue,
} from '../../tools/games/testing/openGameTestRoom.ts';
import { playUntilMatchEnds } from '../../tools/games/testing/playUntilMatchEnds.ts';
import { listPlayerTeams } from '../../tools/games/testing/listPlayerTeams.ts';
import { testStarterGame } from '../../tools/games/testing/testStarterGame.ts';

const DUCK = 1;
const FROG = 2;
const MIDDLE = 24.5;
/** Duration of countdown and whistle. */
const KICK_OFF_SECONDS = 3 + 2;
const MATCH_SECONDS = 240;
const SHORTEST_MATCH_SECONDS = 180;
const SHORT_MATCH_SECONDS = 30;
/** Duration of overtime, including the countdown and the last whistle. */
const OVERTIME_SECONDS = 100;

/** Chat commands for tests: “ball x y vx vy” moves the ball, “me x y” the player, “time s” sets the clock. */
const extraRules: NonNullable<GameInput['rules']> = [
  {
    id: 'test-ball',
    name: 'Move the ball',
    when: { when: 'playerSendsChat' },
    if: [{ get: 'isEqual', a: createChatWordValue(1), b: 'ball' }],
    do: [
      {
        do: 'teleport',
        entity: { get: 'variable', variable: 'ball' },
        position: { get: 'point', x: createChatNumberValue(2), y: createChatNumberValue(3) },
      },
      {
        do: 'setVelocity',
        entity: { get: 'variable', variable: 'ball' },
        x: createChatNumberValue(4),
        y: createChatNumberValue(5),
      },
    ],
  },
  {
    id: 'test-me',
    name: 'Move myself',
    when: { when: 'playerSendsChat' },
    if: [{ get: 'isEqual', a: createChatWordValue(1), b: 'me' }],
    do: [
      {
        do: 'teleport',
        entity: { get: 'unitOf', player: { get: 'triggeringPlayer' } },
        position: { get: 'point', x: createChatNumberValue(2), y: createChatNumberValue(3) },
      },
    ],
  },
  {
    id: 'test-time',
    name: 'Set the clock',
    when: { when: 'playerSendsChat' },
    if: [{ get: 'isEqual', a: createChatWordValue(1), b: 'time' }],
    do: [{ do: 'setRoundTime', seconds: createChatNumberValue(2) }],
  },
];

/** Opens a room with a duck and a frog, after the first whistle. */
async function openField(): Promise<TestRoom> {
  const room = await openGameTestRoom('kickoff', { extraRules });
  joinRoomPlayer(room, DUCK, 'ducks');
  joinRoomPlayer(room, FROG, 'frogs');
  runSeconds(room, KICK_OFF_SECONDS);
  stepAside(room);
  return room;
}

/** Moves both players out of the way of every shot. */
function stepAside(room: TestRoom): void {
  sendPlayerChat(room, DUCK, 'me 20 5');
  sendPlayerChat(room, FROG, 'me 29 5');
}

function ballOf(room: TestRoom): Prop {
  return [...listProps(room, 'ball'), ...listProps(room, 'ball-gold')][0]!;
}

function scoreOf({ world }: TestRoom): string {
  return `${world.teams.get('ducks')!.score}:${world.teams.get('frogs')!.score}`;
}

/** Lets the player kick the ball from this position, facing right or left. */
function kickFrom(room: TestRoom, player: number, x: number, key: 'a' | 'd'): void {
  sendPlayerChat(room, player, `me ${x} 15`);
  holdKeys(room, player, [key]);
  holdKeys(room, player, []);
  const side = key === 'd' ? 0.9 : -0.9;
  sendPlayerChat(
    room,
    player,
    `ball ${readPositionInRoom(room, findPlayerUnit(room, player)).x + side} 15 0 0`,
  );
  holdKeys(room, player, ['space']);
  holdKeys(room, player, []);
}

describe('Puddle League', () => {
  testStarterGame('kickoff');

  it('kicks the ball when it is near, and misses when it is not', async () => {
    const room = await openField();
    kickFrom(room, DUCK, 30, 'd');
    expect(room.world.entities.motion.vx[ballOf(room).slot]).toBeGreaterThan(10);
    sendPlayerChat(room, DUCK, 'ball 10 10 0 0');
    runSeconds(room, 0.5);
    holdKeys(room, DUCK, ['space']);
    expect(room.world.entities.motion.vx[ballOf(room).slot]).toBe(0);
  });

  it('counts a goal for the scorer and kicks off again from the center', async () => {
    const room = await openField();
    kickFrom(room, DUCK, 38, 'd');
    runSeconds(room, 1);
    expect(scoreOf(room)).toBe('1:0');
    expect(room.world.players.get(DUCK)!.score).toBe(1);
    expect(listPlayerMessages(room)).toContain('GOAL! Player 1 scores for the Coral Ducks.');
    expect(readPositionInRoom(room, ballOf(room)).x).toBeGreaterThan(45);
    runSeconds(room, 2.3);
    expect(readPositionInRoom(room, ballOf(room))).toEqual({ x: MIDDLE, y: 15 });
    const duck = readPositionInRoom(room, findPlayerUnit(room, DUCK)).x;
    const frog = readPositionInRoom(room, findPlayerUnit(room, FROG)).x;
    expect(duck).toBeLessThan(MIDDLE);
    expect(frog).toBeGreaterThan(MIDDLE);
    holdKeys(room, DUCK, ['d']);
    holdKeys(room, FROG, ['a']);
    runSeconds(room, 1.6);
    // After a goal, the other team may start a little earlier.
    expect(readPositionInRoom(room, findPlayerUnit(room, DUCK)).x).toBe(duck);
    expect(readPositionInRoom(room, findPlayerUnit(room, FROG)).x).toBeLessThan(frog - 0.5);
    runSeconds(room, 1);
    expect(readPositionInRoom(room, findPlayerUnit(room, DUCK)).x).toBeGreaterThan(duck + 0.5);
  });

  it('counts an own goal for the other team and for no player', async () => {
    const room = await openField();
    kickFrom(room, DUCK, 10, 'a');
    runSeconds(room, 1);
    expect(scoreOf(room)).toBe('0:1');
    expect(room.world.players.get(DUCK)!.score).toBe(0);
    expect(listPlayerMessages(room).at(-1)).toBe('Own goal! A present for the Mint Frogs from Player 1.');
  });

  it('credits the shooter when a shot brushes a defender', async () => {
    const room = await openField();
    kickFrom(room, DUCK, 38, 'd');
    const { x, y } = readPositionInRoom(room, ballOf(room));
    sendPlayerChat(room, FROG, `me ${x + 0.3} ${y + 0.75}`);
    runSeconds(room, 1);
    expect(room.world.variables.get('last-touch')).toBe(FROG);
    expect(listPlayerMessages(room).at(-1)).toBe('GOAL! Player 1 scores for the Coral Ducks.');
  });

  it('names the player who gave the assist', async () => {
    const room = await openField();
    joinRoomPlayer(room, 3, 'ducks');
    kickFrom(room, 3, 20, 'd');
    runRoomTicks(room, 5);
    kickFrom(room, DUCK, 38, 'd');
    runSeconds(room, 1);
    expect(listPlayerMessages(room)).toContain(
      'GOAL! Player 1 scores for the Coral Ducks, assisted by Player 3.',
    );
  });

  it('slows down players and the ball in puddles', async () => {
    const room = await openField();
    const rollFrom = (x: number, y: number) => {
      sendPlayerChat(room, DUCK, `ball ${x} ${y} 6 0`);
      runSeconds(room, 0.5);
      return readPositionInRoom(room, ballOf(room)).x - x;
    };
    const runFrom = (x: number, y: number) => {
      sendPlayerChat(room, DUCK, `me ${x} ${y}`);
      runSeconds(room, 0.5);
      const from = readPositionInRoom(room, findPlayerUnit(room, DUCK)).x;
      holdKeys(room, DUCK, ['d']);
      runSeconds(room, 0.4);
      holdKeys(room, DUCK, []);
      return readPositionInRoom(room, findPlayerUnit(room, DUCK)).x - from;
    };
    expect(rollFrom(9.5, 22)).toBeLessThan(rollFrom(14, 22) * 0.85);
    expect(runFrom(9.5, 22)).toBeLessThan(runFrom(14, 12) * 0.75);
  });

  it('spends breath on a dash, and does not dash without breath', async () => {
    const room = await openField();
    sendPlayerChat(room, DUCK, 'me 10 15');
    const dash = () => {
      const from = readPositionInRoom(room, findPlayerUnit(room, DUCK)).x;
      holdKeys(room, DUCK, ['shift']);
      holdKeys(room, DUCK, []);
      runSeconds(room, 0.9);
      return readPositionInRoom(room, findPlayerUnit(room, DUCK)).x - from;
    };
    const lengths = [dash(), dash(), dash(), dash(), dash()];
    expect(lengths[0]).toBeGreaterThan(1);
    expect(Math.min(...lengths)).toBeLessThan(0.1);
  });

  it('throws a stuck ball back in', async () => {
    const room = await openField();
    sendPlayerChat(room, DUCK, 'ball 4.5 4.5 0 0');
    runSeconds(room, 7);
    expect(readPositionInRoom(room, ballOf(room)).x).toBeGreaterThan(6);
  });

  it('continues with a golden ball when no team is ahead, and the next goal ends the match', async () => {
    const room = await openField();
    sendPlayerChat(room, DUCK, 'time 1');
    runSeconds(room, 4);
    expect(room.world.match.phase).toBe('round');
    expect(ballOf(room).type).toBe('ball-gold');
    stepAside(room);
    kickFrom(room, FROG, 10, 'a');
    runSeconds(room, 3);
    const ended = room.events.find((event) => event.kind === 'match' && event.change === 'match-ends');
    expect(ended).toMatchObject({ team: 'frogs' });
    expect(room.world.match.phase).toBe('over');
    expect(listProps(room, 'trophy')).toHaveLength(1);
  });

  it('ends in a draw when overtime brings no goal', async () => {
    const room = await openField();
    sendPlayerChat(room, DUCK, 'time 1');
    runSeconds(room, 2);
    sendPlayerChat(room, DUCK, 'time 1');
    runSeconds(room, 2);
    expect(room.world.match).toMatchObject({ phase: 'over', winner: { team: null, player: null } });
  });

  it('makes another bot the keeper when the keeper leaves, and balances teams', async () => {
    const room = await openGameTestRoom('kickoff');
    for (const bot of [1, 2, 3, 4, 5, 6]) joinRoomPlayer(room, bot, bot % 2 === 1 ? 'ducks' : 'frogs', true);
    runSeconds(room, KICK_OFF_SECONDS);
    const roleOf = (player: number) => room.world.players.get(player)!.variables['role'];
    expect([1, 3, 5].map(roleOf)).toEqual(['keeper', 'north', 'south']);
    runRoomTicks(room, 1, [
      { kind: 'leave', player: 1 },
      { kind: 'leave', player: 3 },
    ]);
    runSeconds(room, 1);
    const teams = listPlayerTeams(room);
    expect(teams).toEqual(['ducks', 'ducks', 'frogs', 'frogs']);
    const keepers = [...room.world.players.values()].filter(({ id }) => roleOf(id) === 'keeper');
    expect(keepers).toHaveLength(2);
    expect(new Set(keepers.map(({ team }) => team))).toEqual(new Set(['ducks', 'frogs']));
    for (const { id, team } of room.world.players.values()) {
      expect(findPlayerUnit(room, id).type).toBe(team === 'ducks' ? 'duck' : 'frog');
    }
  });

  it('[CO-03:part] sells confetti for coins, counts the throws and offers more when they are used up', async () => {
    const room = await openField();
    const pressConfetti = () => {
      holdKeys(room, DUCK, ['c']);
      holdKeys(room, DUCK, []);
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
    runRoomTicks(room, 2, [{ kind: 'purchase', player: DUCK, purchase: 'p1', item: '10 confetti throws' }]);
    expect(left()).toBe(10);
    for (let thrown = 0; thrown < 10; thrown += 1) pressConfetti();
    const throws = room.events.filter(
      (event) => event.kind === 'effect' && event.effect === 'confetti-throw',
    );
    expect([throws.length, left(), count('coin-offer')]).toEqual([10, 0, 1]);
    pressConfetti();
    expect(count('coin-offer')).toBe(2);
  });

  it('can be played to the end by bots', async () => {
    const { variables, ...rest } = loadGame('kickoff');
    const minutes = { ...variables.global['minutes']!, initial: SHORT_MATCH_SECONDS / 60 };
    const game = { ...rest, variables: { ...variables, global: { ...variables.global, minutes } } };
    expect(await playUntilMatchEnds(game, 1, SHORT_MATCH_SECONDS + OVERTIME_SECONDS)).not.toBeNull();
  });

  it.runIf(inject('long'))('takes bots three to ten minutes, and either team can win', async () => {
    const winners: (string | null)[] = [];
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const end = await playUntilMatchEnds(loadGame('kickoff'), seed, MATCH_SECONDS + OVERTIME_SECONDS);
      expect(end!.seconds).toBeGreaterThan(SHORTEST_MATCH_SECONDS);
      winners.push(end!.team);
    }
    expect(winners).toContain('ducks');
    expect(winners).toContain('frogs');
  });
});
