import { limits } from '@playloom/game-format';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { hashWorld } from '../../snapshot/hashWorld.ts';
import { callCatalogEntry } from '../../testing/callCatalogEntry.ts';
import { createTestWorld, joinTestPlayer, runTicks } from '../../testing/createTestWorld.ts';
import { recordTriggers } from '../../testing/recordTriggers.ts';
import { tick } from '../../simulation/tick.ts';
import type { Input } from '../../world/Input.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { World } from '../../world/World.ts';
import { openPlayerDialogue } from '../talk/dialogues.ts';
import { openPlayerShop } from '../talk/shops.ts';
import { stepInputs } from './stepInputs.ts';

const saved = { game: {}, world: {} };
const still = { mouseX: 0, mouseY: 0, stick: null };

async function createPlayedWorld() {
  const record = recordTriggers();
  const world = await createTestWorld({}, { scripts: record.scripts });
  const player = joinTestPlayer(world);
  return { world, player, record };
}

/** Reads all state that an input could change. */
function traceOf(world: World) {
  return { hash: hashWorld(world), fired: world.fired.length, events: [...world.events] };
}

function send(world: World, input: unknown): void {
  stepInputs(world, [input as Input]);
}

describe('inputs from outside', () => {
  it('let a player join once, with a name, and only while there is room', async () => {
    const world = await createTestWorld({ settings: { maxPlayers: 2 } });
    tick(world, [
      { kind: 'join', player: 1, name: ' Ada ', userId: 'u1', saved },
      { kind: 'join', player: 1, name: 'Eve', userId: 'u2', saved },
      { kind: 'join', player: 2, name: 'Bo', userId: null, saved },
      { kind: 'join', player: 3, name: 'Cy', userId: null, saved },
    ]);
    expect([...world.players.values()].map(({ name, isSignedIn }) => [name, isSignedIn])).toEqual([
      ['Ada', true],
      ['Bo', false],
    ]);
  });

  it('fire triggers for keys and clicks, including a tap within one tick', async () => {
    const { world, record } = await createPlayedWorld();
    tick(world, [
      { kind: 'controls', player: 1, keys: ['e', 'mouse-left', 'e'], mouseX: 3, mouseY: 4, stick: null },
      { kind: 'controls', player: 1, keys: ['w'], mouseX: 5, mouseY: 6, stick: { x: 3, y: 4 } },
    ]);
    tick(world, [{ kind: 'controls', player: 1, keys: ['w'], mouseX: 5, mouseY: 6, stick: { x: 3, y: 4 } }]);
    expect(record.of('playerPressesKey').map(({ pressedKey }) => pressedKey)).toEqual([
      'e',
      'mouse-left',
      'w',
    ]);
    expect(record.of('playerReleasesKey').map(({ pressedKey }) => pressedKey)).toEqual(['e', 'mouse-left']);
    expect(record.of('playerClicks')).toMatchObject([{ clickedPosition: { x: 3, y: 4 } }]);
    expect(callCatalogEntry(world, 'isKeyDown', { player: 1, key: 'w' })).toBe(true);
    expect(callCatalogEntry(world, 'isKeyDown', { player: 1, key: 'e' })).toBe(false);
    expect(callCatalogEntry(world, 'mousePosition', { player: 1 })).toEqual({ x: 5, y: 6 });
    const { stick } = world.players.get(1)!.controls;
    expect(Math.hypot(stick!.x, stick!.y)).toBeCloseTo(1, 10);
  });

  it.each([
    ['everyone', null],
    ['team', 'red'],
  ] as const)('pass chat on to %s', async (mode, team) => {
    const record = recordTriggers();
    const world = await createTestWorld({ settings: { chat: { mode } } }, { scripts: record.scripts });
    joinTestPlayer(world, { team: 'red' });
    tick(world, [{ kind: 'chat', player: 1, text: ' hello ' }]);
    expect(world.events).toContainEqual({ kind: 'chat', text: 'hello', from: 1, player: null, team });
    expect(record.of('playerSendsChat')).toEqual([{ triggeringPlayer: 1, chatText: 'hello' }]);
  });

  it('pass no chat on if it is turned off', async () => {
    const world = await createTestWorld({ settings: { chat: { mode: 'off' } } });
    joinTestPlayer(world);
    tick(world, [{ kind: 'chat', player: 1, text: 'hello' }]);
    expect(world.events).toEqual([]);
  });

  it('are accepted from open panels only', async () => {
    const { world, record } = await createPlayedWorld();
    const click = { kind: 'panel', player: 1, panel: 'menu', event: 'start', value: { count: [1] } } as const;
    tick(world, [click]);
    expect(record.of('panelSendsEvent')).toEqual([]);
    callCatalogEntry(world, 'openPanel', { panel: 'menu', player: 1 });
    tick(world, [click]);
    expect(record.of('panelSendsEvent')).toEqual([
      { triggeringPlayer: 1, panelEvent: 'start', eventValue: { count: [1] } },
    ]);
  });

  it('run rules of a panel and of a question by name', async () => {
    const rules = [
      { id: 'menu-start', when: { when: 'panelSendsEvent', panel: 'menu', event: 'start' } },
      { id: 'menu-stop', when: { when: 'panelSendsEvent', panel: 'menu', event: 'stop' } },
      { id: 'answer-name', when: { when: 'playerAnswers', question: 'name' } },
      { id: 'answer-age', when: { when: 'playerAnswers', question: 'age' } },
    ].map((rule) => ({ ...rule, name: rule.id, do: [{ do: 'sendChat', text: rule.id }] }));
    const world = await createTestWorld({ rules });
    joinTestPlayer(world);
    callCatalogEntry(world, 'openPanel', { panel: 'menu' });
    callCatalogEntry(world, 'askPlayer', { player: 1, text: 'Who?', question: 'name' });
    tick(world, [
      { kind: 'panel', player: 1, panel: 'menu', event: 'stop', value: null },
      { kind: 'answer', player: 1, text: 'Ada' },
      { kind: 'answer', player: 1, text: 'Again' },
    ]);
    const chatTexts = world.events.flatMap((event) => (event.kind === 'chat' ? [event.text] : []));
    expect(chatTexts).toEqual(['menu-stop', 'answer-name']);
  });

  it('let players choose in dialogues, buy in shops and close both', async () => {
    const { world, player, record } = await createPlayedWorld();
    openPlayerDialogue(world, player, 'greeting', null);
    tick(world, [{ kind: 'choose', player: 1, option: 0 }]);
    expect([player.dialogue, record.of('dialogueEnds').length]).toEqual([null, 1]);
    openPlayerDialogue(world, player, 'greeting', null);
    openPlayerShop(world, player, 'smith', null);
    tick(world, [
      { kind: 'close-dialogue', player: 1 },
      { kind: 'buy', player: 1, offer: 'sword' },
      { kind: 'close-shop', player: 1 },
    ]);
    expect([player.dialogue, player.shop]).toEqual([null, null]);
    expect(record.of('playerBuys')).toMatchObject([{ boughtOffer: 'sword' }]);
    expect(player.variables['coins']).toBe(5);
  });

  it('count inventory slots from 1', async () => {
    const { world, player } = await createPlayedWorld();
    const unit = findUnit(world, player.unit)!;
    const sword = unit.inventory[0];
    tick(world, [
      { kind: 'swap-slots', player: 1, a: 1, b: 3 },
      { kind: 'select-slot', player: 1, slot: 3 },
    ]);
    expect([unit.inventory[2], unit.inventory[0], unit.heldSlot]).toEqual([sword, null, 2]);
    tick(world, [{ kind: 'drop-slot', player: 1, slot: 3 }]);
    expect(unit.inventory).toEqual([null, null, null, null, null]);
  });

  it('switch scripts off for the first reason given', async () => {
    const { world } = await createPlayedWorld();
    tick(world, [{ kind: 'switch-off-scripts', reason: 'stuck' }]);
    tick(world, [{ kind: 'switch-off-scripts', reason: 'again' }]);
    expect(world.scriptsOff).toBe('stuck');
  });

  const nonsense: readonly (readonly [string, unknown])[] = [
    ['nothing', null],
    ['a number', 7],
    ['a list', []],
    ['no kind field', {}],
    ['an unknown kind', { kind: 'cheat', player: 1 }],
    ['a method name of all objects', { kind: 'constructor', player: 1 }],
    ['the prototype of all objects', { kind: '__proto__', player: 1 }],
    ['an unknown player', { kind: 'chat', player: 9, text: 'hi' }],
    ['a player by name', { kind: 'leave', player: '1' }],
    ['a player in a list', { kind: 'leave', player: [1] }],
    ['a join without a name', { kind: 'join', player: 2, name: '  ', userId: null, saved }],
    ['a join with a long name', { kind: 'join', player: 2, name: 'x'.repeat(61), userId: null, saved }],
    [
      'a join with a reversed-text character',
      { kind: 'join', player: 2, name: 'a\u202eb', userId: null, saved },
    ],
    ['a join as number 0', { kind: 'join', player: 0, name: 'A', userId: null, saved }],
    ['a join with a fractional number', { kind: 'join', player: 1.5, name: 'A', userId: null, saved }],
    [
      'a join with a number reserved for bots',
      { kind: 'join', player: 1_000_000, name: 'A', userId: null, saved },
    ],
    [
      'a join with invalid saved data',
      { kind: 'join', player: 2, name: 'A', userId: null, saved: { game: 1 } },
    ],
    ['a join without saved data', { kind: 'join', player: 2, name: 'A', userId: null }],
    [
      'a join with an unknown team',
      { kind: 'join', player: 2, name: 'A', userId: null, saved, team: 'constructor' },
    ],
    ['saved data twice', { kind: 'saved-data', player: 1, saved: { game: { a: 1 }, world: {} } }],
    ['unknown keys', { kind: 'controls', player: 1, keys: ['w', 'constructor'], ...still }],
    ['keys as text', { kind: 'controls', player: 1, keys: 'w', ...still }],
    [
      'too many keys',
      { kind: 'controls', player: 1, keys: Array.from({ length: 999 }, () => 'w'), ...still },
    ],
    ['a mouse at NaN', { kind: 'controls', player: 1, keys: ['w'], ...still, mouseX: Number.NaN }],
    ['a mouse at infinity', { kind: 'controls', player: 1, keys: ['w'], ...still, mouseY: Infinity }],
    ['a broken stick', { kind: 'controls', player: 1, keys: ['w'], ...still, stick: { x: 'left' } }],
    ['no stick', { kind: 'controls', player: 1, keys: ['w'], mouseX: 0, mouseY: 0 }],
    ['no text', { kind: 'chat', player: 1, text: ['hi'] }],
    ['blanks', { kind: 'chat', player: 1, text: '   ' }],
    ['a text that is too long', { kind: 'chat', player: 1, text: 'x'.repeat(limits.CHAT_TEXT_MAX + 1) }],
    ['a hidden character', { kind: 'chat', player: 1, text: 'hi\u0000' }],
    ['an unknown panel', { kind: 'panel', player: 1, panel: 'constructor', event: 'start', value: null }],
    ['a panel without an event', { kind: 'panel', player: 1, panel: 'menu', value: null }],
    [
      'a long event',
      { kind: 'panel', player: 1, panel: 'menu', event: 'x'.repeat(limits.PANEL_EVENT_LENGTH_MAX + 1) },
    ],
    ['a value of NaN', { kind: 'panel', player: 1, panel: 'menu', event: 'e', value: [Number.NaN] }],
    ['an undefined value', { kind: 'panel', player: 1, panel: 'menu', event: 'e', value: { a: undefined } }],
    ['a function', { kind: 'panel', player: 1, panel: 'menu', event: 'e', value: () => 1 }],
    ['a map', { kind: 'panel', player: 1, panel: 'menu', event: 'e', value: new Map() }],
    ['a deep value', { kind: 'panel', player: 1, panel: 'menu', event: 'e', value: nest(50_000) }],
    [
      'a large value',
      {
        kind: 'panel',
        player: 1,
        panel: 'menu',
        event: 'e',
        value: 'x'.repeat(limits.PANEL_VALUE_SIZE_MAX + 1),
      },
    ],
    [
      'a changed prototype',
      {
        kind: 'panel',
        player: 1,
        panel: 'menu',
        event: 'e',
        value: JSON.parse('{"__proto__":1}') as unknown,
      },
    ],
    ['a long answer', { kind: 'answer', player: 1, text: 'x'.repeat(limits.ANSWER_TEXT_MAX + 1) }],
    ['a negative option', { kind: 'choose', player: 1, option: -1 }],
    ['an option beyond the last', { kind: 'choose', player: 1, option: 99 }],
    ['an option by name', { kind: 'choose', player: 1, option: 'length' }],
    ['a vote while no match is over', { kind: 'match-vote', player: 1, option: 0 }],
    ['an unknown offer', { kind: 'buy', player: 1, offer: 'constructor' }],
    ["a team if players can't choose", { kind: 'team', player: 1, team: 'blue' }],
    ['slot 0', { kind: 'select-slot', player: 1, slot: 0 }],
    ['a slot beyond the last', { kind: 'drop-slot', player: 1, slot: 6 }],
    ['a fractional slot', { kind: 'swap-slots', player: 1, a: 1.5, b: 2 }],
    ['no reason', { kind: 'switch-off-scripts', reason: 7 }],
  ];

  // These inputs must not change anything, so the tests can share a world.
  const shared = createPlayedWorld().then(({ world, player }) => {
    callCatalogEntry(world, 'openPanel', { panel: 'menu' });
    callCatalogEntry(world, 'askPlayer', { player: 1, text: 'Who?', question: 'name' });
    openPlayerDialogue(world, player, 'greeting', null);
    openPlayerShop(world, player, 'smith', null);
    return world;
  });

  it.each(nonsense)('are dropped without a trace: %s', async (_name, input) => {
    const world = await shared;
    const before = traceOf(world);
    send(world, input);
    expect(traceOf(world)).toEqual(before);
  });

  it("never cause an error with random data, and don't change the game", async () => {
    const { world, player } = await createPlayedWorld();
    callCatalogEntry(world, 'openPanel', { panel: 'menu' });
    openPlayerShop(world, player, 'smith', null);
    const runs = inject('long') ? 100_000 : 500;
    fc.assert(
      fc.property(fc.array(rawInput, { maxLength: 5 }), (inputs) => {
        tick(world, inputs as Input[]);
        expect(everyNumberIsFinite(world)).toBe(true);
      }),
      { numRuns: runs, seed: 7 },
    );
    runTicks(world, 5);
    expect(world.tick).toBe(runs + 6);
  });
});

const kinds: readonly Input['kind'][] = [
  'join',
  'leave',
  'saved-data',
  'goals',
  'controls',
  'chat',
  'panel',
  'answer',
  'choose',
  'match-vote',
  'close-dialogue',
  'buy',
  'close-shop',
  'team',
  'select-slot',
  'swap-slots',
  'drop-slot',
];
const junk = fc.oneof(
  fc.anything({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    1,
    2,
    3,
    -1,
    0.5,
    Number.NaN,
    Infinity,
    'red',
    'menu',
    'sword',
    'start',
    null,
    [],
    {},
  ),
  fc.constantFrom<unknown>(['w'], ['mouse-left', 'space'], { x: 1, y: -1 }, saved, 'hello', true),
);
const rawInput = fc.oneof(
  junk,
  fc.record(
    {
      kind: fc.constantFrom(...kinds),
      player: fc.oneof(
        { weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }) },
        { weight: 1, arbitrary: junk },
      ),
      name: junk,
      userId: junk,
      isBot: junk,
      team: junk,
      saved: junk,
      keys: junk,
      mouseX: junk,
      mouseY: junk,
      stick: junk,
      text: junk,
      panel: junk,
      event: junk,
      value: junk,
      option: junk,
      offer: junk,
      slot: junk,
      a: junk,
      b: junk,
    },
    { requiredKeys: ['kind'] },
  ),
);

function everyNumberIsFinite(world: World): boolean {
  const numbers = [...world.players.values()].flatMap(({ score, controls }) => [
    score,
    controls.mouseX,
    controls.mouseY,
  ]);
  return numbers.every(Number.isFinite);
}

function nest(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}
