import { distanceOf, TICKS_A_SECOND, type Blob } from './blob.ts';
import { canEat, HEAVIER } from './eating.ts';
import { split } from './splitting.ts';

/** A bot thinks about three times a second, each in its own tick. */
const THINK_TICKS = 13;
/** How far around itself a bot notices others, between their outlines. */
const SIGHT = 6;
const FLEE_STEP = 6;
const CHASE_LEAD_SECONDS = 0.35;
/** A bot gives up chasing what it has not caught after so long, and leaves it alone for a while. */
const CHASE_TICKS = 5 * TICKS_A_SECOND;
const BORED_TICKS = 4 * TICKS_A_SECOND;
const SPLIT_REACH = 4.5;
const DUCK_FEAR = 3;
/** A bot that got less far than this between two thoughts does not get ahead; after so many of them it tries something else. */
const PROGRESS = 0.25;
const STUCK_THOUGHTS = 4;
const STROLL_TICKS = 2 * TICKS_A_SECOND;
/** Whoever is after the same pellet for so long does not get at it. */
const PATIENCE_TICKS = 5 * TICKS_A_SECOND;
/** So many pellets out of reach a bot remembers. */
const AVOIDED_MAX = 12;
const PECK_FROM = 90;

interface Pellet {
  readonly item: Item;
  readonly x: number;
  readonly y: number;
  readonly worth: number;
}

interface Mind {
  /** 0 is careful, 1 is bold. */
  readonly boldness: number;
  prey: Unit | null;
  chasesUntil: number;
  boredUntil: number;
  /** What it is after, and what it could not get at. */
  pellet: Item | null;
  pelletSince: number;
  avoided: Item[];
  strollsUntil: number;
  x: number;
  y: number;
  stuck: number;
}

const freshMind = {
  prey: null,
  chasesUntil: 0,
  boredUntil: 0,
  pellet: null,
  pelletSince: 0,
  avoided: [],
  strollsUntil: 0,
  x: 0,
  y: 0,
  stuck: 0,
};
const worths: { readonly [type: string]: number } = { star: 6, fly: 2, shrimp: 1.5, bubble: 2, crumb: 3 };
const minds = new Map<Player, Mind>();
let pellets: Pellet[] = [];

/** Where food lies changes slowly enough to look at it once a second. */
export function lookForPellets(): void {
  pellets = items.itemsOnGround().map((item) => {
    const { x, y } = positions.positionOf(item)!;
    return { item, x, y, worth: worths[items.typeOfItem(item)!] ?? 1 };
  });
}

export function forgetBot(player: Player): void {
  minds.delete(player);
}

export function thinkBots(blobs: readonly Blob[]): void {
  for (const blob of blobs) {
    if (!blob.isMain || blob.isEaten || (game.tick + blob.player * 5) % THINK_TICKS !== 0) continue;
    if (players.isBot(blob.player)) think(blob, blobs);
  }
}

function think(me: Blob, blobs: readonly Blob[]): void {
  const mind = mindOf(me.player);
  noteProgress(me, mind);
  const away = findEscape(me, blobs, mind);
  if (away !== null) return ai.orderMoveTo(me.unit, away);
  const prey = findPrey(me, blobs, mind);
  if (prey !== null) return hunt(me, prey, mind);
  if (game.tick < mind.strollsUntil) return;
  const pellet = findPellet(me, mind);
  if (pellet !== null) goFor(me, pellet, mind);
}

function goFor(me: Blob, { item, x, y }: Pellet, mind: Mind): void {
  if (item !== mind.pellet) {
    mind.pellet = item;
    mind.pelletSince = game.tick;
  }
  if (game.tick - mind.pelletSince > PATIENCE_TICKS) tryElsewhere(me.unit, mind);
  else ai.orderMoveTo(me.unit, { x, y });
}

function noteProgress(me: Blob, mind: Mind): void {
  const isStuck = Math.abs(me.x - mind.x) + Math.abs(me.y - mind.y) < PROGRESS;
  mind.stuck = isStuck ? mind.stuck + 1 : 0;
  mind.x = me.x;
  mind.y = me.y;
  if (mind.stuck >= STUCK_THOUGHTS) tryElsewhere(me.unit, mind);
}

/** Leaves what it cannot get at and swims somewhere else. */
function tryElsewhere(unit: Unit, mind: Mind): void {
  if (mind.pellet !== null) mind.avoided = [...mind.avoided.slice(1 - AVOIDED_MAX), mind.pellet];
  mind.pellet = null;
  mind.stuck = 0;
  mind.strollsUntil = game.tick + STROLL_TICKS;
  mind.boredUntil = mind.strollsUntil;
  ai.orderMoveTo(unit, random.randomPositionIn('pond'));
}

/** Walls may leave a large blob no way to a pellet in a nook. */
export function giveUpWay(unit: Unit): void {
  const player = units.ownerOf(unit);
  const mind = player === null ? undefined : minds.get(player);
  if (mind !== undefined && players.unitOf(player) === unit) tryElsewhere(unit, mind);
}

function mindOf(player: Player): Mind {
  let mind = minds.get(player);
  if (mind === undefined) {
    mind = { ...freshMind, boldness: Math.random() };
    minds.set(player, mind);
  }
  return mind;
}

/** Somewhere away from all who are larger and near, or from a duckling; null when nobody threatens. */
function findEscape(me: Blob, blobs: readonly Blob[], mind: Mind): Point | null {
  let [x, y] = [0, 0];
  let isThreatened = false;
  const sight = SIGHT - mind.boldness * 2.5;
  for (const other of blobs) {
    if (other.player === me.player || !canEat(other, me)) continue;
    const distance = distanceOf(me, other);
    if (distance - other.radius - me.radius > sight || isHidden(other)) continue;
    isThreatened = true;
    x += (me.x - other.x) / (distance * distance + 0.01);
    y += (me.y - other.y) / (distance * distance + 0.01);
  }
  if (me.mass > PECK_FROM) {
    for (const duckling of units.unitsNear({ x: me.x, y: me.y }, me.radius + DUCK_FEAR)) {
      if (!units.isOfType(duckling, 'duckling')) continue;
      const place = positions.positionOf(duckling)!;
      isThreatened = true;
      x += (me.x - place.x) * 0.1;
      y += (me.y - place.y) * 0.1;
    }
  }
  return isThreatened ? findWayOut(me, x, y) : null;
}

/** The open water nearest to the wanted direction. */
function findWayOut(me: Blob, x: number, y: number): Point {
  const from = { x: me.x, y: me.y };
  const wanted = positions.angleBetween({ x: 0, y: 0 }, { x, y });
  const reach = me.radius + FLEE_STEP;
  for (const turn of [0, 35, -35, 70, -70, 105, -105, 140, -140]) {
    const spot = positions.positionTowards(from, wanted + turn, reach)!;
    if (!map.isWall(spot) && positions.canSee(from, spot)) return spot;
  }
  return positions.positionTowards(from, wanted, 1)!;
}

function findPrey(me: Blob, blobs: readonly Blob[], mind: Mind): Blob | null {
  if (game.tick < mind.boredUntil) return null;
  const sight = SIGHT + mind.boldness * 4;
  let best: Blob | null = null;
  let bestScore = 0;
  for (const other of blobs) {
    if (other.player === me.player || !canEat(me, other)) continue;
    const distance = distanceOf(me, other) - me.radius;
    if (distance > sight || isHidden(other) || combat.hasBuff(other.unit, 'fresh')) continue;
    const score = other.mass / (distance + 2);
    if (score > bestScore) [best, bestScore] = [other, score];
  }
  return best;
}

function hunt(me: Blob, prey: Blob, mind: Mind): void {
  if (mind.prey !== prey.unit) {
    mind.prey = prey.unit;
    mind.chasesUntil = game.tick + CHASE_TICKS * (0.6 + mind.boldness);
  } else if (game.tick > mind.chasesUntil) {
    mind.prey = null;
    mind.boredUntil = game.tick + BORED_TICKS;
  }
  const x = prey.x + movement.velocityX(prey.unit) * CHASE_LEAD_SECONDS;
  const y = prey.y + movement.velocityY(prey.unit) * CHASE_LEAD_SECONDS;
  ai.orderMoveTo(me.unit, { x, y });
  const distance = distanceOf(me, prey) - me.radius;
  const isWorthIt = me.mass / 2 > prey.mass * HEAVIER && me.mass < prey.mass * 8;
  if (!isWorthIt || distance > SPLIT_REACH || Math.random() > 0.15 + mind.boldness * 0.35) return;
  if (!positions.canSee({ x: me.x, y: me.y }, { x: prey.x, y: prey.y })) return;
  movement.turnTowards(me.unit, { x, y });
  split(me.player);
}

function findPellet(me: Blob, mind: Mind): Pellet | null {
  let best: Pellet | null = null;
  let bestScore = 0;
  for (const pellet of pellets) {
    const [dx, dy] = [pellet.x - me.x, pellet.y - me.y];
    const score = pellet.worth / (Math.sqrt(dx * dx + dy * dy) + 1);
    if (score <= bestScore || mind.avoided.includes(pellet.item)) continue;
    if (logic.exists(pellet.item)) [best, bestScore] = [pellet, score];
  }
  return best;
}

function isHidden(blob: Blob): boolean {
  return combat.hasBuff(blob.unit, 'hidden');
}
