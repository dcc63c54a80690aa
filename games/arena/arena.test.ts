import { findEntity, isSpawnProtected, type Item } from '@playloom/engine';
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

const ANNA = 1;
const BERT = 2;
const CARA = 3;
const COUNTDOWN_SECONDS = 4.1;
/** How long a unit is invulnerable after it spawns. */
const FRESH_SECONDS = 3.1;
const MAGAZINE = 18;
const LONGEST_MATCH_SECONDS = 10 * 60;
const SHORTEST_MATCH_SECONDS = 3 * 60;
/** Number of points that wins a round in short tests. */
const SHORT_ROUND_POINTS = 3;
const SHORT_MATCH_SECONDS = 120;
const NAILER_PAD = { x: 9.5, y: 14.5 };
const SCATTER_PAD = { x: 10.5, y: 23.5 };
const KIT = { wrench: 1, nailer: 1, nails: 18 };

const myself = { get: 'unitOf', player: { get: 'triggeringPlayer' } } as const;

/**
 * Chat commands for tests: “me x y” moves the player, “score c t” sets the scores of both teams, “time s” sets the
 * clock, “health h” sets the player's health.
 */
const extraRules: NonNullable<GameInput['rules']> = [
  {
    id: 'test-me',
    name: 'Move myself',
    when: { when: 'playerSendsChat' },
    if: [{ get: 'isEqual', a: createChatWordValue(1), b: 'me' }],
    do: [
      {
        do: 'teleport',
        entity: myself,
        position: { get: 'point', x: createChatNumberValue(2), y: createChatNumberValue(3) },
      },
    ],
  },
  {
    id: 'test-score',
    name: 'Set scores',
    when: { when: 'playerSendsChat' },
    if: [{ get: 'isEqual', a: createChatWordValue(1), b: 'score' }],
    do: [
      { do: 'setTeamScore', team: 'copper', score: createChatNumberValue(2) },
      { do: 'setTeamScore', team: 'tide', score: createChatNumberValue(3) },
    ],
  },
  {
    id: 'test-time',
    name: 'Set the clock',
    when: { when: 'playerSendsChat' },
    if: [{ get: 'isEqual', a: createChatWordValue(1), b: 'time' }],
    do: [{ do: 'setRoundTime', seconds: createChatNumberValue(2) }],
  },
  {
    id: 'test-health',
    name: 'Set health',
    when: { when: 'playerSendsChat' },
    if: [{ get: 'isEqual', a: createChatWordValue(1), b: 'health' }],
    do: [{ do: 'setAttribute', entity: myself, attribute: 'health', value: createChatNumberValue(2) }],
  },
];

/** Opens a room in the first round, after the spawn protection. Anna and Cara play for Copper, Bert for Tide. */
async function openYard(): Promise<TestRoom> {
  const room = await openGameTestRoom('arena', { extraRules });
  joinRoomPlayer(room, ANNA, 'copper');
  joinRoomPlayer(room, BERT, 'tide');
  joinRoomPlayer(room, CARA, 'copper');
  runSeconds(room, COUNTDOWN_SECONDS + FRESH_SECONDS);
  return room;
}

function itemsOf(room: TestRoom, player: number): { [type: string]: number } {
  const counts: { [type: string]: number } = {};
  for (const id of findPlayerUnit(room, player).inventory) {
    const item = findEntity(room.world, id);
    if (item?.kind === 'item') counts[item.type] = (counts[item.type] ?? 0) + item.count;
  }
  return counts;
}

function heldBy(room: TestRoom, player: number): Item {
  const unit = findPlayerUnit(room, player);
  return findEntity(room.world, unit.inventory[unit.heldSlot]!) as Item;
}

function lyingAt({ world }: TestRoom, { x, y }: { readonly x: number; readonly y: number }): string[] {
  const { motion, records } = world.entities;
  return records.flatMap((entity) =>
    entity?.kind === 'item' &&
    entity.holder === null &&
    Math.abs(motion.x[entity.slot]! - x) + Math.abs(motion.y[entity.slot]! - y) < 0.5
      ? [entity.type]
      : [],
  );
}

function selectSlot(room: TestRoom, player: number, key: '1' | '4'): void {
  holdKeys(room, player, [key]);
  holdKeys(room, player, []);
}

/** Moves the attacker to the left of the victim and lets it strike for the given time. */
function strike(room: TestRoom, attacker: number, victim: number, seconds: number): void {
  const { x, y } = readPositionInRoom(room, findPlayerUnit(room, victim));
  sendPlayerChat(room, attacker, `me ${x - 1} ${y}`);
  holdKeys(room, attacker, ['mouse-left'], { x: x + 5, y });
  runSeconds(room, seconds);
  holdKeys(room, attacker, []);
}

function knockOut(room: TestRoom, attacker: number, victim: number): void {
  sendPlayerChat(room, victim, 'health 5');
  strike(room, attacker, victim, 0.3);
}

function scoresOf({ world }: TestRoom): string {
  return `${world.teams.get('copper')!.score}:${world.teams.get('tide')!.score}`;
}

function countEvents({ events }: TestRoom, change: string): number {
  return events.filter((event) => event.kind === 'match' && event.change === change).length;
}

describe('Copper Yard', () => {
  testStarterGame('arena');

  it('[FAIR-06] gives new players and bots the same loaded gun and protection, and says which team they are in', async () => {
    const room = await openYard();
    expect(itemsOf(room, ANNA)).toEqual(KIT);
    expect([heldBy(room, ANNA).type, heldBy(room, ANNA).ammo]).toEqual(['nailer', MAGAZINE]);
    joinRoomPlayer(room, 9, 'tide');
    joinRoomPlayer(room, 1_000_000, 'tide', true);
    runRoomTicks(room, 2);
    for (const player of [9, 1_000_000]) {
      expect(itemsOf(room, player)).toEqual(KIT);
      expect(isSpawnProtected(findPlayerUnit(room, player))).toBe(true);
    }
    expect(listPlayerMessages(room, ANNA)[0]).toMatch(/^You fight for (Copper|Tide)\.$/);
  });

  it('counts knockouts of opponents, never of teammates', async () => {
    const room = await openYard();
    sendPlayerChat(room, BERT, 'me 24 10');
    knockOut(room, ANNA, BERT);
    expect(findPlayerUnit(room, BERT).isDead).toBe(true);
    expect(scoresOf(room)).toBe('1:0');
    expect(room.world.players.get(ANNA)!.score).toBe(1);
    sendPlayerChat(room, CARA, 'me 24 22');
    strike(room, ANNA, CARA, 1.6);
    expect(
      room.events.some((event) => event.kind === 'hurt' && event.entity === findPlayerUnit(room, CARA).id),
    ).toBe(false);
  });

  it('respawns knocked-out fighters with the start kit and a moment of protection', async () => {
    const room = await openYard();
    sendPlayerChat(room, BERT, `me ${SCATTER_PAD.x} ${SCATTER_PAD.y}`);
    runRoomTicks(room, 3);
    selectSlot(room, BERT, '4');
    expect(heldBy(room, BERT).type).toBe('scatter');
    sendPlayerChat(room, BERT, 'me 24 10');
    knockOut(room, ANNA, BERT);
    runSeconds(room, 3.2);
    expect(findPlayerUnit(room, BERT).isDead).toBe(false);
    expect(itemsOf(room, BERT)).toEqual(KIT);
    expect(heldBy(room, BERT).type).toBe('nailer');
    const before = scoresOf(room);
    strike(room, ANNA, BERT, 0.6);
    expect(scoresOf(room)).toBe(before);
    // Bert dropped the item he held, and Anna stood next to it.
    expect(itemsOf(room, ANNA)).toHaveProperty('scatter');
  });

  it('adds the nails of a found nailer, switches to it from the wrench, and refills its pad after a while', async () => {
    const room = await openYard();
    expect(lyingAt(room, NAILER_PAD)).toEqual(['nailer']);
    selectSlot(room, ANNA, '1');
    expect(heldBy(room, ANNA).type).toBe('wrench');
    sendPlayerChat(room, ANNA, `me ${NAILER_PAD.x} ${NAILER_PAD.y}`);
    runRoomTicks(room, 3);
    expect(heldBy(room, ANNA).type).toBe('nailer');
    sendPlayerChat(room, ANNA, 'me 24 10');
    runSeconds(room, 4);
    expect(lyingAt(room, NAILER_PAD)).toEqual([]);
    runSeconds(room, 2);
    expect(lyingAt(room, NAILER_PAD)).toEqual(['nailer']);
    sendPlayerChat(room, ANNA, `me ${NAILER_PAD.x} ${NAILER_PAD.y}`);
    runRoomTicks(room, 3);
    expect(itemsOf(room, ANNA)).toEqual({ wrench: 1, nailer: 1, nails: 18 + 24 + 24 });
  });

  it('reloads from carried ammo until it is used up, then switches to the wrench', async () => {
    const room = await openYard();
    sendPlayerChat(room, ANNA, `me ${NAILER_PAD.x} ${NAILER_PAD.y}`);
    runRoomTicks(room, 3);
    sendPlayerChat(room, ANNA, 'me 24 10');
    const nails = itemsOf(room, ANNA)['nails']!;
    holdKeys(room, ANNA, ['mouse-left'], { x: 40, y: 2 });
    runSeconds(room, 3.5);
    expect(heldBy(room, ANNA).reloadAt).toBeGreaterThan(0);
    runSeconds(room, 1.2);
    expect(itemsOf(room, ANNA)['nails']).toBe(nails - MAGAZINE);
    runSeconds(room, 12);
    const shots = room.events.filter((event) => event.kind === 'attack' && event.item === 'nailer');
    expect(shots).toHaveLength(MAGAZINE + nails);
    expect(heldBy(room, ANNA).type).toBe('wrench');
    expect(itemsOf(room, ANNA)).not.toHaveProperty('nails');
    sendPlayerChat(room, ANNA, 'me 9.5 17.5');
    runRoomTicks(room, 3);
    expect(heldBy(room, ANNA).type).toBe('nailer');
    expect(itemsOf(room, ANNA)['nails']).toBe(24);
  });

  it('heals with a medkit, and runs faster with boots', async () => {
    const room = await openYard();
    sendPlayerChat(room, ANNA, 'health 20');
    sendPlayerChat(room, ANNA, 'me 4.5 4.5');
    runRoomTicks(room, 3);
    const hearts = room.events.filter((event) => event.kind === 'effect' && event.effect === 'hearts');
    expect(hearts).toHaveLength(1);
    sendPlayerChat(room, ANNA, 'me 22.5 13.5');
    runRoomTicks(room, 3);
    expect(findPlayerUnit(room, ANNA).buffs.map(({ buff }) => buff)).toEqual(['boost']);
  });

  it('explodes barrels and credits the player who hit them', async () => {
    const room = await openYard();
    const barrels = listProps(room, 'barrel').length;
    sendPlayerChat(room, BERT, 'me 17.5 12.4');
    sendPlayerChat(room, BERT, 'health 30');
    sendPlayerChat(room, ANNA, 'me 16.4 13.5');
    selectSlot(room, ANNA, '1');
    holdKeys(room, ANNA, ['mouse-left'], { x: 30, y: 13.5 });
    runSeconds(room, 0.4);
    holdKeys(room, ANNA, []);
    expect(listProps(room, 'barrel')).toHaveLength(barrels - 1);
    expect(findPlayerUnit(room, BERT).isDead).toBe(true);
    expect(findPlayerUnit(room, ANNA).isDead).toBe(false);
    expect(scoresOf(room)).toBe('1:0');
    sendPlayerChat(room, ANNA, 'me 30 20');
    runSeconds(room, 27);
    expect(listProps(room, 'barrel')).toHaveLength(barrels);
  });

  it('breaks crates and restores them', async () => {
    const room = await openYard();
    const crates = listProps(room, 'crate').length;
    sendPlayerChat(room, ANNA, 'me 8.4 3');
    selectSlot(room, ANNA, '1');
    holdKeys(room, ANNA, ['mouse-left'], { x: 30, y: 3 });
    runSeconds(room, 1.2);
    holdKeys(room, ANNA, []);
    expect(listProps(room, 'crate')).toHaveLength(crates - 2);
    expect(listProps(room, 'rubble')).toHaveLength(2);
    sendPlayerChat(room, ANNA, 'me 30 20');
    runSeconds(room, 24);
    expect(listProps(room, 'crate')).toHaveLength(crates);
  });

  it('puts a bounty on a player with three knockouts in a row, paid to the other team', async () => {
    const room = await openYard();
    for (let count = 0; count < 3; count += 1) {
      sendPlayerChat(room, BERT, 'me 24 10');
      knockOut(room, ANNA, BERT);
      runSeconds(room, 3.2 + FRESH_SECONDS);
    }
    expect(listPlayerMessages(room)).toContain('Player 1 is on a roll! There is a bounty now.');
    expect(scoresOf(room)).toBe('3:0');
    knockOut(room, BERT, ANNA);
    expect(scoresOf(room)).toBe('3:2');
  });

  it('gives grit to a team that is far behind', async () => {
    const room = await openYard();
    sendPlayerChat(room, ANNA, 'score 9 3');
    sendPlayerChat(room, BERT, 'me 24 10');
    knockOut(room, ANNA, BERT);
    runSeconds(room, 3.2);
    expect(findPlayerUnit(room, BERT).buffs.map(({ buff }) => buff)).toContain('grit');
  });

  it('[END-07:part] ends a round at 20 points and the match after two won rounds', async () => {
    const room = await openYard();
    for (const round of [1, 2]) {
      sendPlayerChat(room, ANNA, 'score 19 7');
      sendPlayerChat(room, BERT, 'me 24 10');
      knockOut(room, ANNA, BERT);
      expect(countEvents(room, 'round-ends')).toBe(round);
      if (round === 1) runSeconds(room, 6.2 + FRESH_SECONDS);
    }
    expect(countEvents(room, 'match-ends')).toBe(1);
    expect(room.world.match.phase).toBe('over');
    runRoomTicks(room, 2);
    const { results } = room.world.match;
    expect(results?.winner).toEqual({ team: 'copper', player: null });
    expect(results?.rows[0]).toMatchObject({ player: ANNA, value: 2 });
    // Knockouts and streak: Anna was never knocked out.
    expect(results?.awards).toEqual([
      { award: 0, players: [ANNA], value: 2 },
      { award: 1, players: [ANNA], value: 1 },
    ]);
  });

  it('starts a round with only the start kit and with full pads', async () => {
    const room = await openYard();
    sendPlayerChat(room, ANNA, `me ${NAILER_PAD.x} ${NAILER_PAD.y}`);
    runRoomTicks(room, 3);
    sendPlayerChat(room, ANNA, 'score 21 0');
    runSeconds(room, 7);
    expect(room.world.match.round).toBe(2);
    expect(itemsOf(room, ANNA)).toEqual(KIT);
    expect(scoresOf(room)).toBe('0:0');
    expect(lyingAt(room, NAILER_PAD)).toEqual(['nailer']);
  });

  it('goes into overtime when no team is ahead, and the next knockout wins the round', async () => {
    const room = await openYard();
    sendPlayerChat(room, BERT, 'me 24 10');
    sendPlayerChat(room, ANNA, 'time 1');
    runSeconds(room, 2);
    expect(listPlayerMessages(room)).toContain('Overtime!');
    expect(room.world.players.get(ANNA)?.showing.texts['top']).toContain('The next knockout wins');
    expect(room.world.match.phase).toBe('round');
    knockOut(room, ANNA, BERT);
    runRoomTicks(room, 2);
    expect(listPlayerMessages(room)).toContain('Copper wins the round!');
  });

  it('balances teams when players leave', async () => {
    const room = await openYard();
    joinRoomPlayer(room, 4, 'copper');
    runRoomTicks(room, 1, [{ kind: 'leave', player: BERT }]);
    runSeconds(room, 1.5);
    const teams = listPlayerTeams(room);
    expect(teams).toEqual(['copper', 'copper', 'tide']);
    for (const { id, team } of room.world.players.values()) expect(findPlayerUnit(room, id).type).toBe(team);
  });

  it('can be played to the end by bots', async () => {
    const { settings, ...rest } = loadGame('arena');
    const match = { ...settings.match, scoreToWin: SHORT_ROUND_POINTS };
    const game = { ...rest, settings: { ...settings, match } };
    expect(await playUntilMatchEnds(game, 1, SHORT_MATCH_SECONDS)).not.toBeNull();
  });

  it.runIf(inject('long'))('takes bots three to ten minutes, and either team can win', async () => {
    const winners: (string | null)[] = [];
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const end = await playUntilMatchEnds(loadGame('arena'), seed, LONGEST_MATCH_SECONDS);
      expect(end!.seconds).toBeGreaterThan(SHORTEST_MATCH_SECONDS);
      winners.push(end!.team);
    }
    expect(winners).toContain('copper');
    expect(winners).toContain('tide');
  });
});
