import { goalPeriods, type Key, keys, markerIcons, type Value } from '@playloom/game-format';
import fc from 'fast-check';
import type {
  AttributeView,
  ClientMessage,
  EntityWireState,
  WireNames,
  OwnView,
  MatchResultsView,
  PlayerView,
  RoomView,
  ServerMessage,
  ViewEvent,
} from '../index.ts';
import type { NameTables } from '../wire/WireNames.ts';
import type { SampleMotion } from './SampleRoom.ts';

/** Generates records with these fields and the normal object prototype. */
function shape<Shape>(model: { [Key in keyof Shape]: fc.Arbitrary<Shape[Key]> }): fc.Arbitrary<Shape> {
  return fc.record(model, { noNullPrototype: true });
}

const id32 = fc.oneof(fc.nat({ max: 20 }), fc.nat({ max: 0xffff_ffff }));
const tick = fc.nat({ max: 1_000_000 });
const finiteArbitrary = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -1000, max: 1000 }),
  fc.integer({ min: -100_000, max: 100_000 }).map((whole) => whole / 1024),
  fc.float({ noNaN: true, noDefaultInfinity: true }),
);
/** Coordinates as they are after transmission. */
const quantizedArbitrary = fc.integer({ min: -5000, max: 5000 }).map((whole) => whole / 64);
const lineArbitrary = fc.string({ unit: 'grapheme', maxLength: 12 });
const harmless = lineArbitrary.filter((key) => key !== '__proto__');

function nameArbitrary(names: WireNames, table: keyof NameTables): fc.Arbitrary<string> {
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

export function entityWireStateArbitrary(names: WireNames): fc.Arbitrary<EntityWireState> {
  const kind = fc.constantFrom('unit' as const, 'item' as const, 'projectile' as const, 'prop' as const);
  return shape({
    id: fc.nat({ max: 100 }),
    kind,
    type: fc.constantFrom('wolf', 'knight', 'potion', 'arrow', 'crate', 'nothing-known'),
    bornAt: tick,
    name: orNull(lineArbitrary),
    team: orNull(nameArbitrary(names, 'teams')),
    owner: orNull(id32),
    isDead: fc.boolean(),
    isMoving: fc.boolean(),
    isGrounded: fc.boolean(),
    hasNameLabel: fc.boolean(),
    isProtected: fc.boolean(),
    opacity: orNull(finiteArbitrary),
    tint: orNull(fc.constant('#ff0000')),
    animation: orNull(shape({ name: nameArbitrary(names, 'animations'), since: tick })),
    streams: fc.array(nameArbitrary(names, 'effects'), { maxLength: 2 }),
    text: orNull(lineArbitrary),
    held: orNull(nameArbitrary(names, 'items')),
    carrier: orNull(id32),
    buffs: fc.array(nameArbitrary(names, 'buffs'), { maxLength: 2 }),
    attributes: attributesArbitrary(),
    count: fc.nat({ max: 50 }),
  });
}

export function playersArbitrary(names: WireNames): fc.Arbitrary<readonly PlayerView[]> {
  const player = shape({
    id: fc.nat({ max: 6 }),
    name: lineArbitrary,
    isBot: fc.boolean(),
    isSignedIn: fc.boolean(),
    team: orNull(nameArbitrary(names, 'teams')),
    score: finiteArbitrary,
    unit: orNull(id32),
    isAway: fc.boolean(),
    skin: orNull(shape({ unit: lineArbitrary, file: lineArbitrary })),
  });
  return fc.uniqueArray(player, { selector: (view) => view.id, maxLength: 5 });
}

const resultsArbitrary: fc.Arbitrary<MatchResultsView> = shape({
  winner: shape({ team: orNull(harmless), player: orNull(id32) }),
  rows: fc.array(
    shape({
      player: id32,
      name: lineArbitrary,
      isBot: fc.boolean(),
      team: orNull(harmless),
      value: finiteArbitrary,
      last: orNull(finiteArbitrary),
      best: orNull(finiteArbitrary),
    }),
    { maxLength: 3 },
  ),
  awards: fc.array(
    shape({
      award: fc.nat({ max: 4 }),
      players: fc.array(id32, { maxLength: 3 }),
      value: finiteArbitrary,
    }),
    { maxLength: 3 },
  ),
});

export function roomArbitrary(names: WireNames): fc.Arbitrary<RoomView> {
  const numbers = (key: fc.Arbitrary<string>) =>
    fc.dictionary(key, finiteArbitrary, { maxKeys: 3, noNullPrototype: true });
  return shape({
    match: shape({
      phase: fc.constantFrom('off', 'waiting', 'countdown', 'round', 'pause', 'over'),
      round: fc.nat(),
      endsAt: tick,
      wins: numbers(harmless),
    }),
    results: orNull(resultsArbitrary),
    matchVotes: fc.dictionary(harmless, fc.nat({ max: 5 }), { maxKeys: 3, noNullPrototype: true }),
    teamScores: numbers(nameArbitrary(names, 'teams')),
    daylight: shape({ brightness: finiteArbitrary, color: fc.constantFrom('#ffffff', '#000011') }),
    layerOpacities: numbers(nameArbitrary(names, 'layers')),
    scriptsOff: orNull(lineArbitrary),
    race: numbers(fc.nat({ max: 20 }).map(String)),
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

function ownUnitArbitrary(names: WireNames): fc.Arbitrary<OwnView['unit']> {
  return shape({
    id: id32,
    type: nameArbitrary(names, 'units'),
    x: finiteArbitrary,
    y: finiteArbitrary,
    rotation: finiteArbitrary,
    vx: finiteArbitrary,
    vy: finiteArbitrary,
    spin: finiteArbitrary,
    scale: finiteArbitrary,
    speed: finiteArbitrary,
    isSteerable: fc.boolean(),
    pushedUntil: tick,
    platform: orNull(platformArbitrary),
  });
}

const achievementArbitrary = shape({ left: fc.nat(), name: lineArbitrary, text: lineArbitrary });
const achievementsArbitrary = fc.array(achievementArbitrary, { maxLength: 3 });

const awardFields = { name: lineArbitrary, icon: fc.constantFrom(...markerIcons), points: fc.nat() };
const goalFields = { ...awardFields, period: fc.constantFrom(...goalPeriods) };
const progressFields = { text: lineArbitrary, count: fc.nat(), goal: fc.nat(), isTime: fc.boolean() };
const goalViewArbitrary = shape<OwnView['goals'][number]>({ ...goalFields, ...progressFields });
const goalsArbitrary = fc.array(goalViewArbitrary, { maxLength: 3 });

function slotArbitrary(names: WireNames) {
  return shape({
    item: nameArbitrary(names, 'items'),
    count: fc.nat(),
    ammo: finiteArbitrary,
    reloadAt: tick,
  });
}

export function ownArbitrary(names: WireNames): fc.Arbitrary<OwnView> {
  return shape({
    controlsTick: tick,
    controlsLead: fc.integer({ min: -40, max: 40 }),
    unit: orNull(ownUnitArbitrary(names)),
    respawnAt: tick,
    protectedUntil: tick,
    inventory: fc.array(orNull(slotArbitrary(names)), { maxLength: 4 }),
    heldSlot: fc.nat({ max: 10 }),
    attributes: attributesArbitrary(),
    cooldowns: fc.dictionary(fc.constantFrom<string>(...keys), tick, { maxKeys: 3, noNullPrototype: true }),
    camera: shape({
      target: orNull(id32),
      position: orNull(shape({ x: finiteArbitrary, y: finiteArbitrary })),
      zoom: finiteArbitrary,
    }),
    music: orNull(nameArbitrary(names, 'sounds')),
    texts: fc.dictionary(harmless, lineArbitrary, { maxKeys: 3, noNullPrototype: true }),
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
        money: finiteArbitrary,
      }),
    ),
    question: orNull(shape({ name: lineArbitrary, text: lineArbitrary })),
    markers: fc.array(
      shape({
        entity: orNull(id32),
        at: orNull(shape({ x: quantizedArbitrary, y: quantizedArbitrary })),
        icon: awardFields.icon,
        color: orNull(fc.constant('#ffc857')),
        team: orNull(nameArbitrary(names, 'teams')),
        flags: fc.nat({ max: 31 }),
      }),
      { maxLength: 3 },
    ),
    achievements: achievementsArbitrary,
    goals: goalsArbitrary,
  });
}

const valueArbitrary: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    finiteArbitrary,
    lineArbitrary,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(harmless, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

const slot = fc.nat({ max: 1000 });
const stick = fc.double({ min: -1, max: 1, noNaN: true });
const pointer = fc.double({ min: -1_000_000, max: 1_000_000, noNaN: true });

function messageArbitrary<Kind extends string, Rest>(
  kind: Kind,
  model: { [Key in keyof Rest]: fc.Arbitrary<Rest[Key]> },
): fc.Arbitrary<{ kind: Kind } & Rest> {
  return shape<Rest>(model).map((rest) => ({ kind, ...rest }));
}

export const clientMessageArbitrary: fc.Arbitrary<ClientMessage> = fc.oneof(
  messageArbitrary('hello', { protocol: fc.nat(), ticket: lineArbitrary }),
  messageArbitrary('resume', { protocol: fc.nat(), token: lineArbitrary }),
  messageArbitrary('ready', {}),
  messageArbitrary('controls', {
    tick,
    keys: fc.uniqueArray(fc.constantFrom<Key>(...keys), { maxLength: 16 }),
    mouseX: pointer,
    mouseY: pointer,
    stick: orNull(shape({ x: stick, y: stick })),
  }),
  messageArbitrary('chat', { text: lineArbitrary, isTeamOnly: fc.boolean() }),
  messageArbitrary('emote', { emote: fc.nat({ max: 7 }) }),
  messageArbitrary('hear-community', { isOn: fc.boolean() }),
  messageArbitrary('phrase', { phrase: fc.nat({ max: 9 }) }),
  messageArbitrary('panel', { panel: lineArbitrary, event: lineArbitrary, value: valueArbitrary }),
  messageArbitrary('answer', { text: lineArbitrary }),
  messageArbitrary('choose', { option: fc.nat({ max: 100 }) }),
  messageArbitrary('match-vote', { option: fc.nat({ max: 5 }) }),
  messageArbitrary('close-dialogue', {}),
  messageArbitrary('buy', { offer: lineArbitrary }),
  messageArbitrary('close-shop', {}),
  messageArbitrary('team', { team: lineArbitrary }),
  messageArbitrary('select-slot', { slot }),
  messageArbitrary('swap-slots', { a: slot, b: slot }),
  messageArbitrary('drop-slot', { slot }),
  messageArbitrary('ping', { time: finiteArbitrary }),
  messageArbitrary('watch', { player: fc.nat() }),
  messageArbitrary('kick', { player: fc.nat() }),
  messageArbitrary('call-vote', { player: fc.nat() }),
  messageArbitrary('vote', { vote: fc.nat(), isYes: fc.boolean() }),
  messageArbitrary('leave', {}),
);

export const serverMessageArbitrary: fc.Arbitrary<ServerMessage> = fc.oneof(
  messageArbitrary('welcome', {
    protocol: fc.nat(),
    player: orNull(id32),
    tick,
    tickRate: fc.constantFrom(20, 40, 60),
    roomName: lineArbitrary,
    lobbyCode: orNull(lineArbitrary),
    resumeToken: lineArbitrary,
    resumeSeconds: finiteArbitrary,
  }),
  messageArbitrary('pong', { time: finiteArbitrary }),
  messageArbitrary('goodbye', { id: lineArbitrary, text: lineArbitrary }),
  messageArbitrary('travel', { gameSlug: lineArbitrary, token: lineArbitrary }),
  messageArbitrary('offer', { offer: lineArbitrary, item: lineArbitrary, price: fc.nat() }),
);

/** Positions are whole quanta, so that they survive a round trip. */
const place = fc.integer({ min: -64_000, max: 64_000 }).map((quanta) => quanta / 64);
const point = shape({ x: place, y: place });

const unlockArbitrary = messageArbitrary('achievement', { ...awardFields, text: lineArbitrary });
const goalArbitrary = messageArbitrary('goal', goalFields);

export function eventArbitrary(names: WireNames): fc.Arbitrary<ViewEvent> {
  const item = orNull(nameArbitrary(names, 'items'));
  return fc.oneof(
    messageArbitrary('sound', { sound: nameArbitrary(names, 'sounds'), at: orNull(point) }),
    messageArbitrary('effect', {
      effect: nameArbitrary(names, 'effects'),
      x: place,
      y: place,
      rotation: fc.nat({ max: 255 }).map((step) => (step * 6.283185307179586) / 256),
    }),
    messageArbitrary('message', { text: lineArbitrary, seconds: finiteArbitrary }),
    messageArbitrary('floating-text', { text: lineArbitrary, at: point, color: fc.constant('#ff0000') }),
    messageArbitrary('chat', {
      text: lineArbitrary,
      from: orNull(id32),
      name: lineArbitrary,
      isTeamOnly: fc.boolean(),
    }),
    messageArbitrary('emote', { player: id32, emote: fc.nat({ max: 7 }) }),
    messageArbitrary('panel-message', {
      panel: nameArbitrary(names, 'panels'),
      event: lineArbitrary,
      value: valueArbitrary,
    }),
    messageArbitrary('camera-shake', { strength: finiteArbitrary, seconds: finiteArbitrary }),
    messageArbitrary('hurt', {
      entity: id32,
      amount: finiteArbitrary,
      attacker: orNull(id32),
      direction: orNull(fc.nat({ max: 7 })),
    }),
    messageArbitrary('death', { entity: id32, victim: orNull(id32), killer: orNull(id32), item }),
    messageArbitrary('attack', { unit: id32, item }),
    messageArbitrary('join', { player: id32, name: lineArbitrary }),
    messageArbitrary('leave', { player: id32, name: lineArbitrary }),
    messageArbitrary('match', {
      change: fc.constantFrom('countdown', 'round-starts', 'round-ends', 'match-ends'),
      round: fc.nat(),
      team: orNull(nameArbitrary(names, 'teams')),
      player: orNull(id32),
    }),
    messageArbitrary('notice', { id: lineArbitrary, text: lineArbitrary }),
    messageArbitrary('rights', { mayKick: fc.boolean(), mayVote: fc.boolean(), isMember: fc.boolean() }),
    unlockArbitrary,
    goalArbitrary,
    messageArbitrary('community', { name: lineArbitrary, text: lineArbitrary }),
    messageArbitrary('vote', {
      vote: fc.nat(),
      player: id32,
      name: lineArbitrary,
      caller: lineArbitrary,
      endsAt: tick,
      yes: fc.nat(),
      no: fc.nat(),
      needed: fc.nat(),
      voters: fc.array(id32, { maxLength: 5 }),
      outcome: fc.constantFrom('open', 'passed', 'failed', 'gone'),
    }),
  );
}
