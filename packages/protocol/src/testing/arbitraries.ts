import { type Key, keys, type Value } from '@playloom/game-format';
import fc from 'fast-check';
import type {
  AttributeView,
  ClientMessage,
  EntityFacts,
  Names,
  OwnView,
  PlayerView,
  RoomView,
  ServerMessage,
  ViewEvent,
} from '../index.ts';
import type { NameTables } from '../Names.ts';
import type { SampleMotion } from './SampleRoom.ts';

/** Random parts of what travels, within the limits of the wire. */
function shape<Shape>(model: { [Key in keyof Shape]: fc.Arbitrary<Shape[Key]> }): fc.Arbitrary<Shape> {
  return fc.record(model, { noNullPrototype: true });
}

const id32 = fc.oneof(fc.nat({ max: 20 }), fc.nat({ max: 0xffff_ffff }));
const tick = fc.nat({ max: 1_000_000 });
export const finite = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -1000, max: 1000 }),
  fc.integer({ min: -100_000, max: 100_000 }).map((whole) => whole / 1024),
  fc.float({ noNaN: true, noDefaultInfinity: true }),
);
export const line = fc.string({ unit: 'grapheme', maxLength: 12 });
const harmless = line.filter((key) => key !== '__proto__');

export function nameArbitrary(names: Names, table: keyof NameTables): fc.Arbitrary<string> {
  const known = names[table].ids;
  const unknown = fc.constantFrom('unknown', 'constructor', 'toString');
  return known.length === 0
    ? unknown
    : fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: unknown });
}

function orNull<Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> {
  return fc.option(arbitrary, { nil: null });
}

export const motionArbitrary: fc.Arbitrary<SampleMotion> = shape({
  x: fc.double({ min: -200, max: 200, noNaN: true }),
  y: fc.double({ min: -200, max: 200, noNaN: true }),
  rotation: fc.double({ min: -20, max: 20, noNaN: true }),
  vx: fc.oneof(fc.constant(0), fc.double({ min: -30, max: 30, noNaN: true })),
  vy: fc.oneof(fc.constant(0), fc.double({ min: -30, max: 30, noNaN: true })),
  scale: fc.oneof(fc.constant(1), fc.double({ min: 0.1, max: 20, noNaN: true })),
});

function attributesArbitrary(): fc.Arbitrary<readonly AttributeView[]> {
  const view = shape({
    attribute: fc.constantFrom('health', 'mana', 'hunger'),
    value: fc.oneof(fc.nat({ max: 5 }), fc.double({ min: 0, max: 100, noNaN: true })),
    max: fc.constantFrom(1, 5, 100, 3000, 1e9),
  });
  return fc.uniqueArray(view, { selector: (given) => given.attribute, maxLength: 3 });
}

export function factsArbitrary(names: Names): fc.Arbitrary<EntityFacts> {
  const kind = fc.constantFrom('unit' as const, 'item' as const, 'projectile' as const, 'prop' as const);
  return shape({
    id: fc.nat({ max: 100 }),
    kind,
    type: fc.constantFrom('wolf', 'knight', 'potion', 'arrow', 'crate', 'nothing-known'),
    bornAt: tick,
    name: orNull(line),
    team: orNull(nameArbitrary(names, 'teams')),
    owner: orNull(id32),
    isDead: fc.boolean(),
    isMoving: fc.boolean(),
    isGrounded: fc.boolean(),
    hasNameLabel: fc.boolean(),
    opacity: orNull(finite),
    tint: orNull(fc.constant('#ff0000')),
    animation: orNull(shape({ name: nameArbitrary(names, 'animations'), since: tick })),
    streams: fc.array(nameArbitrary(names, 'effects'), { maxLength: 2 }),
    text: orNull(line),
    held: orNull(nameArbitrary(names, 'items')),
    carrier: orNull(id32),
    buffs: fc.array(nameArbitrary(names, 'buffs'), { maxLength: 2 }),
    attributes: attributesArbitrary(),
    count: fc.nat({ max: 50 }),
  });
}

export function playersArbitrary(names: Names): fc.Arbitrary<readonly PlayerView[]> {
  const player = shape({
    id: fc.nat({ max: 6 }),
    name: line,
    isBot: fc.boolean(),
    isSignedIn: fc.boolean(),
    team: orNull(nameArbitrary(names, 'teams')),
    score: finite,
    unit: orNull(id32),
    isAway: fc.boolean(),
    skin: orNull(shape({ unit: line, file: line })),
  });
  return fc.uniqueArray(player, { selector: (view) => view.id, maxLength: 5 });
}

export function roomArbitrary(names: Names): fc.Arbitrary<RoomView> {
  const numbers = (key: fc.Arbitrary<string>) =>
    fc.dictionary(key, finite, { maxKeys: 3, noNullPrototype: true });
  return shape({
    match: shape({
      phase: fc.constantFrom('off', 'waiting', 'countdown', 'round', 'pause', 'over'),
      round: fc.nat(),
      endsAt: tick,
      wins: numbers(harmless),
    }),
    teamScores: numbers(nameArbitrary(names, 'teams')),
    daylight: shape({ brightness: finite, color: fc.constantFrom('#ffffff', '#000011') }),
    layerOpacities: numbers(nameArbitrary(names, 'layers')),
    scriptsOff: orNull(line),
  });
}

const platformArbitrary = shape({
  isGrounded: fc.boolean(),
  groundedAt: tick,
  isJumpHeld: fc.boolean(),
  jumpWantedAt: fc.integer({ min: -1000, max: 1000 }),
  jumpsLeft: fc.nat({ max: 3 }),
  isJumping: fc.boolean(),
  dropsUntil: tick,
  wallSide: fc.constantFrom(-1, 0, 1),
});

function ownUnitArbitrary(names: Names): fc.Arbitrary<OwnView['unit']> {
  return shape({
    id: id32,
    type: nameArbitrary(names, 'units'),
    x: finite,
    y: finite,
    rotation: finite,
    vx: finite,
    vy: finite,
    spin: finite,
    scale: finite,
    speed: finite,
    isSteerable: fc.boolean(),
    pushedUntil: tick,
    platform: orNull(platformArbitrary),
  });
}

export function ownArbitrary(names: Names): fc.Arbitrary<OwnView> {
  return shape({
    controlsTick: tick,
    controlsLead: fc.integer({ min: -40, max: 40 }),
    unit: orNull(ownUnitArbitrary(names)),
    respawnAt: tick,
    inventory: fc.array(
      orNull(shape({ item: nameArbitrary(names, 'items'), count: fc.nat(), ammo: finite, reloadAt: tick })),
      { maxLength: 4 },
    ),
    heldSlot: fc.nat({ max: 10 }),
    attributes: attributesArbitrary(),
    cooldowns: fc.dictionary(fc.constantFrom<string>(...keys), tick, { maxKeys: 3, noNullPrototype: true }),
    camera: shape({
      target: orNull(id32),
      position: orNull(shape({ x: finite, y: finite })),
      zoom: finite,
    }),
    music: orNull(nameArbitrary(names, 'sounds')),
    texts: fc.dictionary(harmless, line, { maxKeys: 3, noNullPrototype: true }),
    panels: fc.array(nameArbitrary(names, 'panels'), { maxLength: 2 }),
    dialogue: orNull(
      shape({
        dialogue: nameArbitrary(names, 'dialogues'),
        node: nameArbitrary(names, 'dialogueNodes'),
        partner: orNull(id32),
        options: fc.array(fc.nat({ max: 10 }), { maxLength: 3 }),
      }),
    ),
    shop: orNull(
      shape({
        shop: nameArbitrary(names, 'shops'),
        partner: orNull(id32),
        offers: fc.array(nameArbitrary(names, 'offers'), { maxLength: 3 }),
        money: finite,
      }),
    ),
    question: orNull(shape({ name: line, text: line })),
  });
}

export const valueArbitrary: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    finite,
    line,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(harmless, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

const slot = fc.nat({ max: 1000 });
const stick = fc.double({ min: -1, max: 1, noNaN: true });
const pointer = fc.double({ min: -1_000_000, max: 1_000_000, noNaN: true });

function said<Kind extends string, Rest>(
  kind: Kind,
  model: { [Key in keyof Rest]: fc.Arbitrary<Rest[Key]> },
): fc.Arbitrary<{ kind: Kind } & Rest> {
  return shape<Rest>(model).map((rest) => ({ kind, ...rest }));
}

export const clientMessageArbitrary: fc.Arbitrary<ClientMessage> = fc.oneof(
  said('hello', { protocol: fc.nat(), ticket: line }),
  said('resume', { protocol: fc.nat(), token: line }),
  said('ready', {}),
  said('controls', {
    tick,
    keys: fc.uniqueArray(fc.constantFrom<Key>(...keys), { maxLength: 16 }),
    mouseX: pointer,
    mouseY: pointer,
    stick: orNull(shape({ x: stick, y: stick })),
  }),
  said('chat', { text: line, isTeamOnly: fc.boolean() }),
  said('emote', { emote: fc.nat({ max: 7 }) }),
  said('hear-community', { isOn: fc.boolean() }),
  said('phrase', { phrase: fc.nat({ max: 9 }) }),
  said('panel', { panel: line, event: line, value: valueArbitrary }),
  said('answer', { text: line }),
  said('choose', { option: fc.nat({ max: 100 }) }),
  said('close-dialogue', {}),
  said('buy', { offer: line }),
  said('close-shop', {}),
  said('team', { team: line }),
  said('select-slot', { slot }),
  said('swap-slots', { a: slot, b: slot }),
  said('drop-slot', { slot }),
  said('ping', { time: finite }),
  said('watch', { player: fc.nat() }),
  said('kick', { player: fc.nat() }),
  said('call-vote', { player: fc.nat() }),
  said('vote', { vote: fc.nat(), isYes: fc.boolean() }),
  said('leave', {}),
);

export const serverMessageArbitrary: fc.Arbitrary<ServerMessage> = fc.oneof(
  said('welcome', {
    protocol: fc.nat(),
    player: orNull(id32),
    tick,
    tickRate: fc.constantFrom(20, 40, 60),
    roomName: line,
    lobbyCode: orNull(line),
    resumeToken: line,
    resumeSeconds: finite,
  }),
  said('pong', { time: finite }),
  said('goodbye', { id: line, text: line }),
  said('travel', { gameSlug: line, token: line }),
  said('offer', { offer: line, item: line, price: fc.nat() }),
);

/** Places are whole quanta, so that they come back as they are. */
const place = fc.integer({ min: -64_000, max: 64_000 }).map((quanta) => quanta / 64);
const point = shape({ x: place, y: place });

export function eventArbitrary(names: Names): fc.Arbitrary<ViewEvent> {
  const item = orNull(nameArbitrary(names, 'items'));
  return fc.oneof(
    said('sound', { sound: nameArbitrary(names, 'sounds'), at: orNull(point) }),
    said('effect', {
      effect: nameArbitrary(names, 'effects'),
      x: place,
      y: place,
      rotation: fc.nat({ max: 255 }).map((step) => (step * 6.283185307179586) / 256),
    }),
    said('message', { text: line, seconds: finite }),
    said('floating-text', { text: line, at: point, color: fc.constant('#ff0000') }),
    said('chat', { text: line, from: orNull(id32), name: line, isTeamOnly: fc.boolean() }),
    said('emote', { player: id32, emote: fc.nat({ max: 7 }) }),
    said('panel-message', { panel: nameArbitrary(names, 'panels'), event: line, value: valueArbitrary }),
    said('camera-shake', { strength: finite, seconds: finite }),
    said('hurt', { entity: id32, amount: finite, attacker: orNull(id32) }),
    said('death', { entity: id32, victim: orNull(id32), killer: orNull(id32), item }),
    said('attack', { unit: id32, item }),
    said('join', { player: id32, name: line }),
    said('leave', { player: id32, name: line }),
    said('match', {
      change: fc.constantFrom('countdown', 'round-starts', 'round-ends', 'match-ends'),
      round: fc.nat(),
      team: orNull(nameArbitrary(names, 'teams')),
      player: orNull(id32),
    }),
    said('notice', { id: line, text: line }),
    said('rights', { mayKick: fc.boolean(), mayVote: fc.boolean(), isMember: fc.boolean() }),
    said('community', { name: line, text: line }),
    said('vote', {
      vote: fc.nat(),
      player: id32,
      name: line,
      caller: line,
      endsAt: tick,
      yes: fc.nat(),
      no: fc.nat(),
      needed: fc.nat(),
      voters: fc.array(id32, { maxLength: 5 }),
      outcome: fc.constantFrom('open', 'passed', 'failed', 'gone'),
    }),
  );
}
