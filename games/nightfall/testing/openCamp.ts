import { type Unit, type World } from '@playloom/engine';
import type { Action, GameInput } from '@playloom/game-format';
import {
  joinRoomPlayer,
  createChatNumberValue,
  openGameTestRoom,
  type TestRoom,
  runSeconds,
  sendPlayerChat,
  createChatWordValue,
} from '../../../tools/games/testing/openGameTestRoom.ts';

type Rule = NonNullable<GameInput['rules']>[number];

export const FIRE = { x: 32, y: 32 };
export const TICKS_PER_SECOND = 40;
export const COUNTDOWN_SECONDS = 3.1;
/** A position away from the fire and the paths. */
export const HIDING_PLACE = { x: 13, y: 13 };

const chatter = { get: 'unitOf', player: { get: 'triggeringPlayer' } } as const;
const fire = { get: 'placedUnit', placement: 'fire' } as const;

/** Chat commands for tests, such as “go 3 4”, “have wood 3”, “coins 20”, “fuel 5”, “die”, “brute 30 24”. */
const extraRules: readonly Rule[] = [
  createChatRule('go', {
    do: 'teleport',
    entity: chatter,
    position: { get: 'point', x: createChatNumberValue(2), y: createChatNumberValue(3) },
  }),
  createChatRule('have', {
    do: 'giveItem',
    unit: chatter,
    itemType: 'wood',
    count: createChatNumberValue(2),
  }),
  createChatRule('kit', { do: 'giveItem', unit: chatter, itemType: 'barricade-kit', count: 1 }),
  createChatRule('coins', {
    do: 'setPlayerVariable',
    player: { get: 'triggeringPlayer' },
    variable: 'coins',
    value: createChatNumberValue(2),
  }),
  createChatRule('fuel', {
    do: 'setAttribute',
    entity: fire,
    attribute: 'fuel',
    value: createChatNumberValue(2),
  }),
  createChatRule('die', { do: 'killUnit', unit: chatter }),
  createChatRule('brute', {
    do: 'createUnit',
    unitType: 'brute',
    position: { get: 'point', x: createChatNumberValue(2), y: createChatNumberValue(3) },
    team: 'dark',
  }),
];

function createChatRule(word: string, action: Action): Rule {
  return {
    id: `test-${word}`,
    name: word,
    when: { when: 'playerSendsChat' },
    if: [{ get: 'isEqual', a: createChatWordValue(1), b: word }],
    do: [action],
  };
}

/** Creates a rule that sets the lengths of days and nights for a test. */
function setClock(numbers: { readonly [variable: string]: number }): Rule {
  return {
    id: 'clock',
    name: 'Clock',
    when: { when: 'gameStarts' },
    do: Object.entries(numbers).map(([variable, value]) => ({ do: 'setVariable', variable, value })),
  };
}

/** Opens a camp with people in it and waits until the match starts. */
export async function openCamp(
  people = 1,
  clock: { readonly [variable: string]: number } = {},
): Promise<TestRoom> {
  const room = await openGameTestRoom('nightfall', { extraRules: [...extraRules, setClock(clock)] });
  for (let player = 1; player <= people; player += 1) joinRoomPlayer(room, player);
  runSeconds(room, COUNTDOWN_SECONDS);
  return room;
}

export function go(
  room: TestRoom,
  player: number,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  sendPlayerChat(room, player, `go ${x} ${y}`);
}

export function unitsOf({ world }: { readonly world: World }, passes: (unit: Unit) => boolean): Unit[] {
  return world.entities.records.filter(
    (entity): entity is Unit => entity?.kind === 'unit' && !entity.isDoomed && passes(entity),
  );
}

export function fireOf(room: TestRoom): Unit {
  return unitsOf(room, ({ type }) => type === 'campfire')[0]!;
}

export function winnersOf({ events }: TestRoom): (string | null)[] {
  return events.flatMap((event) =>
    event.kind === 'match' && event.change === 'match-ends' ? [event.team] : [],
  );
}

export function isMonster({ team }: Unit): boolean {
  return team === 'dark';
}
