import { distanceBetween, TICKS_PER_SECOND, type Blob } from './blob.ts';
import { canEat, EAT_MASS_RATIO, PECK_MIN_MASS } from './eating.ts';
import { split } from './splitting.ts';

/** Each bot decides about three times a second, and not all of them in the same tick. */
const DECISION_TICKS = 14;
/** Distance in tiles at which a bot notices other blobs. */
const SIGHT_RANGE = 6;
/** What bots know of the pond, in tiles from their blob: as much as a small player sees. */
const VIEW_WIDTH = 16;
const VIEW_HEIGHT = 9;
/** How far a bot swims away from danger before it decides again. */
const FLEE_DISTANCE = 6;
/** Bots aim at the point that their prey reaches after this time. */
const CHASE_LEAD_SECONDS = 0.35;
/** A bot gives up a chase after about this time, and then starts no new one for a while. */
const CHASE_TICKS = 5 * TICKS_PER_SECOND;
const CHASE_PAUSE_TICKS = 4 * TICKS_PER_SECOND;
/** A bot splits only if its prey is at most this many tiles away. */
const SPLIT_RANGE = 4.5;
/** Heavy bots flee from ducklings that are this near. */
const DUCKLING_RANGE = 3;
/** A bot that moves less than this between two decisions makes no progress. */
const MIN_PROGRESS = 0.25;
/** After this many decisions without progress, a bot swims somewhere else. */
const MAX_STUCK_COUNT = 4;
const WANDER_TICKS = 2 * TICKS_PER_SECOND;
/** A bot that has not reached a pellet after this time gives it up. */
const PELLET_TIMEOUT_TICKS = 5 * TICKS_PER_SECOND;
/** How many unreachable pellets a bot remembers. */
const MAX_AVOIDED_PELLETS = 12;

interface Pellet {
  readonly item: Item;
  readonly x: number;
  readonly y: number;
  readonly value: number;
}

/** The memory of one bot. Times are ticks of the game. */
interface BotState {
  /** From 0, careful, to 1, bold. Bold bots flee later, chase longer and split more often. */
  readonly boldness: number;
  prey: Unit | null;
  chaseEndsAt: number;
  noChaseUntil: number;
  /** The pellet the bot is swimming to, and since when. */
  pellet: Item | null;
  pelletSince: number;
  /** Pellets the bot could not reach. */
  avoidedPellets: Item[];
  wanderUntil: number;
  /** Position at the last decision. */
  x: number;
  y: number;
  /** Number of decisions in a row without progress. */
  stuckCount: number;
}

const newBotState = {
  prey: null,
  chaseEndsAt: 0,
  noChaseUntil: 0,
  pellet: null,
  pelletSince: 0,
  avoidedPellets: [],
  wanderUntil: 0,
  x: 0,
  y: 0,
  stuckCount: 0,
};
/** How attractive each type of pellet is to bots. Other types count as 1. */
const pelletValues: { readonly [type: string]: number } = {
  star: 6,
  fly: 2,
  shrimp: 1.5,
  bubble: 2,
  crumb: 3,
};
const botStates = new Map<Player, BotState>();
let pellets: Pellet[] = [];

/** Lists the pellets for all bots. Once a second is enough, because pellets don't move. */
export function updatePellets(): void {
  pellets = items.itemsOnGround().map((item) => {
    const { x, y } = positions.positionOf(item)!;
    return { item, x, y, value: pelletValues[items.typeOfItem(item)!] ?? 1 };
  });
}

export function forgetBot(player: Player): void {
  botStates.delete(player);
}

export function updateBots(blobs: readonly Blob[]): void {
  for (const blob of blobs) {
    if (!blob.isMain || blob.isEaten || (game.tick + blob.player * 10) % DECISION_TICKS !== 0) continue;
    if (players.isBot(blob.player)) decide(blob, blobs);
  }
}

/** Flees from danger first, then chases prey, then swims to a pellet. */
function decide(me: Blob, blobs: readonly Blob[]): void {
  const state = getBotState(me.player);
  checkProgress(me, state);
  const escape = findEscape(me, blobs, state);
  if (escape !== null) return ai.orderMoveTo(me.unit, escape);
  const prey = findPrey(me, blobs, state);
  if (prey !== null) return chase(me, prey, state);
  if (game.tick < state.wanderUntil) return;
  const pellet = findPellet(me, state);
  if (pellet !== null) swimToPellet(me, pellet, state);
  else swimElsewhere(me.unit, state);
}

function swimToPellet(me: Blob, { item, x, y }: Pellet, state: BotState): void {
  if (item !== state.pellet) {
    state.pellet = item;
    state.pelletSince = game.tick;
  }
  if (game.tick - state.pelletSince > PELLET_TIMEOUT_TICKS) swimElsewhere(me.unit, state);
  else ai.orderMoveTo(me.unit, { x, y });
}

function checkProgress(me: Blob, state: BotState): void {
  const isStuck = Math.abs(me.x - state.x) + Math.abs(me.y - state.y) < MIN_PROGRESS;
  state.stuckCount = isStuck ? state.stuckCount + 1 : 0;
  state.x = me.x;
  state.y = me.y;
  if (state.stuckCount >= MAX_STUCK_COUNT) swimElsewhere(me.unit, state);
}

/** Gives up the current pellet and swims to a random point for a while. */
function swimElsewhere(unit: Unit, state: BotState): void {
  if (state.pellet !== null) {
    state.avoidedPellets = [...state.avoidedPellets.slice(1 - MAX_AVOIDED_PELLETS), state.pellet];
  }
  state.pellet = null;
  state.stuckCount = 0;
  state.wanderUntil = game.tick + WANDER_TICKS;
  state.noChaseUntil = state.wanderUntil;
  ai.orderMoveTo(unit, random.randomPositionIn('pond'));
}

/** Sends a bot elsewhere if its unit finds no path: large blobs can't reach pellets behind narrow entrances. */
export function handleNoPath(unit: Unit): void {
  const player = units.ownerOf(unit);
  const state = player === null ? undefined : botStates.get(player);
  if (state !== undefined && players.unitOf(player) === unit) swimElsewhere(unit, state);
}

function getBotState(player: Player): BotState {
  let state = botStates.get(player);
  if (state === undefined) {
    state = { ...newBotState, boldness: Math.random() };
    botStates.set(player, state);
  }
  return state;
}

/** Finds a point away from larger blobs and ducklings nearby. Returns null if there is no danger. */
function findEscape(me: Blob, blobs: readonly Blob[], state: BotState): Point | null {
  let [x, y] = [0, 0];
  let isThreatened = false;
  const sight = SIGHT_RANGE - state.boldness * 2.5;
  for (const other of blobs) {
    if (other.player === me.player || !canEat(other, me)) continue;
    const distance = distanceBetween(me, other);
    if (distance - other.radius - me.radius > sight || isHidden(other)) continue;
    isThreatened = true;
    // Nearer blobs count more. The 0.01 prevents a division by zero.
    x += (me.x - other.x) / (distance * distance + 0.01);
    y += (me.y - other.y) / (distance * distance + 0.01);
  }
  if (me.mass > PECK_MIN_MASS) {
    for (const duckling of units.unitsNear({ x: me.x, y: me.y }, me.radius + DUCKLING_RANGE)) {
      if (!units.isOfType(duckling, 'duckling')) continue;
      const position = positions.positionOf(duckling)!;
      isThreatened = true;
      x += (me.x - position.x) * 0.1;
      y += (me.y - position.y) * 0.1;
    }
  }
  return isThreatened ? findOpenWater(me, x, y) : null;
}

/** Tries the given direction first, then turns more and more to both sides until no wall is in the way. */
function findOpenWater(me: Blob, x: number, y: number): Point {
  const from = { x: me.x, y: me.y };
  const direction = positions.angleBetween({ x: 0, y: 0 }, { x, y });
  const distance = me.radius + FLEE_DISTANCE;
  for (const turn of [0, 35, -35, 70, -70, 105, -105, 140, -140]) {
    const spot = positions.positionTowards(from, direction + turn, distance)!;
    if (!map.isWall(spot) && positions.canSee(from, spot)) return spot;
  }
  return positions.positionTowards(from, direction, 1)!;
}

/** Prefers heavy blobs that are near. */
function findPrey(me: Blob, blobs: readonly Blob[], state: BotState): Blob | null {
  if (game.tick < state.noChaseUntil) return null;
  // Against weak players, bots notice prey later.
  const sight = (SIGHT_RANGE + state.boldness * 4) * (0.35 + players.botSkill() * 0.65);
  let best: Blob | null = null;
  let bestScore = 0;
  for (const other of blobs) {
    if (other.player === me.player || !canEat(me, other)) continue;
    const distance = distanceBetween(me, other) - me.radius;
    if (distance > sight || isHidden(other) || units.hasSpawnProtection(other.unit)) continue;
    const score = other.mass / (distance + 2);
    if (score <= bestScore || !positions.canSee({ x: me.x, y: me.y }, { x: other.x, y: other.y })) continue;
    [best, bestScore] = [other, score];
  }
  return best;
}

/** Swims toward the prey, and sometimes splits to catch it. */
function chase(me: Blob, prey: Blob, state: BotState): void {
  if (state.prey !== prey.unit) {
    state.prey = prey.unit;
    state.chaseEndsAt = game.tick + CHASE_TICKS * (0.6 + state.boldness) * (0.5 + players.botSkill());
  } else if (game.tick > state.chaseEndsAt) {
    state.prey = null;
    state.noChaseUntil = game.tick + CHASE_PAUSE_TICKS;
  }
  const x = prey.x + movement.velocityX(prey.unit) * CHASE_LEAD_SECONDS;
  const y = prey.y + movement.velocityY(prey.unit) * CHASE_LEAD_SECONDS;
  ai.orderMoveTo(me.unit, { x, y });
  const distance = distanceBetween(me, prey) - me.radius;
  // After the split, half the mass must still be enough to eat the prey.
  const isWorthIt = me.mass / 2 > prey.mass * EAT_MASS_RATIO && me.mass < prey.mass * 8;
  if (
    !isWorthIt ||
    distance > SPLIT_RANGE ||
    Math.random() > (0.3 + state.boldness * 0.7) * players.botSkill()
  )
    return;
  if (!positions.canSee({ x: me.x, y: me.y }, { x: prey.x, y: prey.y })) return;
  movement.turnTowards(me.unit, { x, y });
  split(me.player);
}

/** Prefers valuable pellets that are near. Bots know only those that a player would see. */
function findPellet(me: Blob, state: BotState): Pellet | null {
  let best: Pellet | null = null;
  let bestScore = 0;
  for (const pellet of pellets) {
    const dx = pellet.x - me.x;
    const dy = pellet.y - me.y;
    if (Math.abs(dx) > VIEW_WIDTH || Math.abs(dy) > VIEW_HEIGHT) continue;
    const score = pellet.value / (Math.sqrt(dx * dx + dy * dy) + 1);
    if (score <= bestScore || state.avoidedPellets.includes(pellet.item)) continue;
    if (logic.exists(pellet.item)) [best, bestScore] = [pellet, score];
  }
  return best;
}

function isHidden(blob: Blob): boolean {
  return combat.hasBuff(blob.unit, 'hidden');
}
