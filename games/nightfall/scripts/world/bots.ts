import { camp, distanceBetween, getFire } from './camp.ts';
import { buy, chooseOffer } from './shopping.ts';
import { findTree, type Tree } from './trees.ts';

/** The current order of each bot. An order is not given twice, because that would make the bot start over. */
const orders = new Map<Player, string>();
/** The order that each bot completed last, and how many times in a row. */
const completed = new Map<Player, { readonly key: string; readonly times: number }>();
/** Until when a bot ignores a goal that it could not reach, by player and order. */
const avoidedUntil = new Map<string, number>();
/** Where each bot is and since when, to notice bots that are stuck. */
const lastPositions = new Map<Player, { readonly at: Point; readonly since: number }>();
/** Trees and items that a bot is walking to, by key. Other bots look for something else. */
const claims = new Map<string, Player>();
const updates = { count: 0 };

/** A bot that carries this much wood brings it to the fire. */
const FULL_LOAD = 4;
/** Distance in tiles from which a bot can chop a tree, and how near it walks to the tree. */
const CHOP_RANGE = 1.45;
const CHOP_DISTANCE = 0.8;
/** Bots notice monsters within this many tiles. */
const ALERT_RANGE = 6.5;
/** The limit for findRaider: bots ignore raiders that are farther away. */
const DEFENSE_RANGE = 20;
/** Bots fight monsters farther from the fire than this only if the monsters are within CLOSE_RANGE. */
const LEASH_RANGE = 13;
const CLOSE_RANGE = 2.5;
/** Bots collect coins only if they are within this distance from the fire. */
const COIN_FIRE_RANGE = 14;
const AVOID_SECONDS = 12;
/** A bot that arrived at the same goal this many times without success gives it up. */
const MAX_ARRIVALS = 3;
/** A bot that moves less than this distance in this time is stuck. */
const STUCK_SECONDS = 3;
const STUCK_DISTANCE = 0.6;
/** Bots with less health than this, in percent, rest until they have RESTED_HEALTH. */
const WEAK_HEALTH = 34;
const RESTED_HEALTH = 80;
const REST_RANGE = 2.6;
/** Bots look for trees within this distance from the fire. */
const TREE_RANGE_BY_DAY = 30;
const TREE_RANGE_BY_NIGHT = 16;
/** Every third bot gathers wood instead of fighting while the fire needs fuel. */
const GATHERER_INTERVAL = 3;
/** A team of this many players or fewer needs all of them to defend the fire. */
const SMALL_TEAM = 3;
const AT_FIRE_RANGE = 5;

interface Monster {
  readonly unit: Unit;
  readonly at: Point;
  readonly toFire: number;
}

interface Bot {
  readonly player: Player;
  readonly unit: Unit;
  readonly index: number;
  readonly at: Point;
  readonly wood: number;
}

/** Gives orders to bots. Each call updates half of them, which keeps ticks short. */
export function updateBots(): void {
  const fireAt = positions.positionOf(getFire())!;
  const monsters = units.unitsOfTeam('dark').map((unit): Monster => {
    const at = positions.positionOf(unit)!;
    return { unit, at, toFire: distanceBetween(at, fireAt) };
  });
  updates.count += 1;
  players.botPlayers().forEach((player, index) => {
    if ((index + updates.count) % 2 === 0) return;
    const unit = players.unitOf(player);
    if (unit === null || !units.isAlive(unit)) {
      forgetBot(player);
      return;
    }
    const at = positions.positionOf(unit)!;
    decide({ player, unit, index, at, wood: items.itemCount(unit, 'wood') }, monsters, fireAt);
  });
}

/** Stops all bots at the end of a match. */
export function stopBots(): void {
  for (const player of players.botPlayers()) {
    ai.orderStop(players.unitOf(player));
    forgetBot(player);
  }
}

export function forgetBot(player: Player): void {
  orders.delete(player);
  completed.delete(player);
  lastPositions.delete(player);
  for (const [key, owner] of claims) if (owner === player) claims.delete(key);
}

on('unitArrives', ({ triggeringUnit }) => finishOrder(triggeringUnit, false));
on('unitFindsNoPath', ({ triggeringUnit }) => finishOrder(triggeringUnit, true));

function finishOrder(unit: Unit | null, hasFailed: boolean): void {
  const player = units.ownerOf(unit);
  const key = player === null ? undefined : orders.get(player);
  if (player === null || key === undefined) return;
  if (hasFailed) avoid(player, key);
  orders.delete(player);
  const before = completed.get(player);
  completed.set(player, { key, times: before?.key === key ? before.times + 1 : 1 });
}

function avoid(player: Player, key: string): void {
  avoidedUntil.set(`${player} ${key}`, game.seconds + AVOID_SECONDS);
}

function isAvoided(player: Player, key: string): boolean {
  return (avoidedUntil.get(`${player} ${key}`) ?? 0) > game.seconds;
}

/** The first task that applies: rest, fight, shop, collect coins, gather wood, stand guard. */
function decide(bot: Bot, monsters: readonly Monster[], fireAt: Point): void {
  const health = attributes.attributePercent(bot.unit, 'health');
  const nearest = findMonster(monsters, ({ at }) => distanceBetween(bot.at, at), ALERT_RANGE);
  const raider = findRaider(bot, monsters);
  const toFire = distanceBetween(bot.at, fireAt);
  if (mustRest(bot, health, toFire, nearest)) return rest(bot, toFire, fireAt);
  if (
    nearest !== null &&
    (nearest.toFire < LEASH_RANGE || distanceBetween(bot.at, nearest.at) < CLOSE_RANGE)
  ) {
    return fight(bot, raider ?? nearest);
  }
  if (raider !== null && !shouldGather(bot, raider)) return fight(bot, raider);
  if (camp.phase === 'day' && goShopping(bot)) return;
  if (fetchCoins(bot, toFire) || gather(bot, fireAt)) return;
  standGuard(bot, fireAt);
}

/** The most dangerous monster: near the fire and not too far from the bot. */
function findRaider(bot: Bot, monsters: readonly Monster[]): Monster | null {
  return findMonster(
    monsters,
    (monster) => monster.toFire + distanceBetween(bot.at, monster.at) * 0.7,
    DEFENSE_RANGE,
  );
}

/** Weak bots rest at the fire until they have enough health, unless a monster has reached the fire. */
function mustRest({ player }: Bot, health: number, toFire: number, nearest: Monster | null): boolean {
  const isResting = orders.get(player) === 'rest' || orders.get(player) === 'warm up';
  if (toFire < REST_RANGE && nearest !== null && nearest.toFire < REST_RANGE + 1) return false;
  return health < (isResting ? RESTED_HEALTH : WEAK_HEALTH);
}

function rest(bot: Bot, toFire: number, fireAt: Point): void {
  if (toFire < REST_RANGE) giveOrder(bot, 'warm up', () => ai.orderStop(bot.unit));
  else giveOrder(bot, 'rest', () => ai.orderMoveTo(bot.unit, spotAround(fireAt, bot.index, 2)));
}

function fight(bot: Bot, monster: Monster): void {
  giveOrder(bot, `fight ${monster.unit}`, () => ai.orderAttack(bot.unit, monster.unit));
}

/** Decides whether a bot gathers wood instead of fighting. */
function shouldGather({ index, wood }: Bot, raider: Monster): boolean {
  // More fuel doesn't help a small team while monsters are attacking the fire.
  if (raider.toFire < AT_FIRE_RANGE && players.playerCount() <= SMALL_TEAM) return false;
  const fuel = attributes.attributePercent(getFire(), 'fuel');
  return fuel < 20 || ((index % GATHERER_INTERVAL === 0 || wood > 0) && fuel < 70);
}

function goShopping(bot: Bot): boolean {
  const offer = chooseOffer(bot.player, bot.unit, bot.index);
  if (offer === null) return false;
  const trader = positions.positionOf(units.placedUnit('trader'))!;
  // Three spots side by side in front of the trader, so that bots don't block each other.
  const spot = { x: trader.x - 0.8 + (bot.index % 3) * 0.6, y: trader.y + 1.2 };
  if (distanceBetween(bot.at, spot) < 1.6) {
    buy(bot.player, bot.unit, offer);
    return false;
  }
  return walk(bot, 'shop', spot);
}

function fetchCoins(bot: Bot, toFire: number): boolean {
  if (toFire > COIN_FIRE_RANGE) return false;
  return fetchItem(bot, 'coin', 7);
}

/** Fells trees, picks up wood and carries it to the fire. Returns false if there is nothing to do. */
function gather(bot: Bot, fireAt: Point): boolean {
  const isNight = camp.phase === 'night';
  const fuel = attributes.attributePercent(getFire(), 'fuel');
  if (bot.wood >= FULL_LOAD || (bot.wood > 0 && fuel < 25)) {
    return walk(bot, 'feed', spotAround(fireAt, bot.index, 2));
  }
  if (fuel > 97 && bot.wood > 0 && !isNight) return false;
  if (fetchItem(bot, 'wood', 9)) return true;
  const range = isNight ? TREE_RANGE_BY_NIGHT : TREE_RANGE_BY_DAY;
  const tree = findTree(
    bot.at,
    (candidate) => distanceBetween(candidate, fireAt) < range && isAvailable(bot, treeKey(candidate)),
  );
  if (tree === null) return bot.wood > 0 && walk(bot, 'feed', spotAround(fireAt, bot.index, 2));
  return chop(bot, tree);
}

/** Returns false if the bot can't reach the tree. */
function chop(bot: Bot, tree: Tree): boolean {
  const key = treeKey(tree);
  claim(bot, key);
  if (distanceBetween(bot.at, tree) > CHOP_RANGE) return walk(bot, key, findChopSpot(bot, tree));
  giveOrder(bot, `chop ${key}`, () => ai.orderStop(bot.unit));
  movement.turnTowards(bot.unit, tree);
  items.useItem(bot.unit);
  return true;
}

/** Finds the nearest spot next to a tree that is not inside a wall. */
function findChopSpot({ at }: Bot, tree: Tree): Point {
  let nearest: Point = tree;
  let shortest = Infinity;
  for (let angle = 0; angle < 360; angle += 45) {
    const spot = positions.positionTowards(tree, angle, CHOP_DISTANCE)!;
    const distance = distanceBetween(at, spot);
    if (distance >= shortest || map.isWall(spot)) continue;
    nearest = spot;
    shortest = distance;
  }
  return nearest;
}

function fetchItem(bot: Bot, itemType: string, range: number): boolean {
  let found: { key: string; at: Point } | null = null;
  let shortest = range;
  for (const item of items.itemsOnGround()) {
    if (items.typeOfItem(item) !== itemType) continue;
    const at = positions.positionOf(item)!;
    const distance = distanceBetween(bot.at, at);
    if (distance >= shortest || !isAvailable(bot, `item ${item}`)) continue;
    found = { key: `item ${item}`, at };
    shortest = distance;
  }
  if (found === null) return false;
  claim(bot, found.key);
  return walk(bot, found.key, found.at);
}

/** Each bot guards a different side of the fire. */
function standGuard(bot: Bot, fireAt: Point): void {
  const post = spotAround(fireAt, bot.index, 4.5);
  if (distanceBetween(bot.at, post) < 1) giveOrder(bot, 'guard', () => ai.orderStop(bot.unit));
  else walk(bot, 'post', post);
}

/** Returns false if the bot can't get there. */
function walk(bot: Bot, key: string, to: Point): boolean {
  const { player, unit } = bot;
  if (orders.get(player) === key && isStuck(bot)) avoid(player, key);
  if (isAvoided(player, key)) return false;
  const before = completed.get(player);
  if (before?.key === key && before.times >= MAX_ARRIVALS) {
    completed.delete(player);
    avoid(player, key);
    return false;
  }
  giveOrder(bot, key, () => ai.orderMoveTo(unit, to));
  return true;
}

function isStuck({ player, at }: Bot): boolean {
  const before = lastPositions.get(player);
  if (before !== undefined && distanceBetween(before.at, at) < STUCK_DISTANCE) {
    return game.seconds - before.since > STUCK_SECONDS;
  }
  lastPositions.set(player, { at, since: game.seconds });
  return false;
}

/** Runs `action` unless the bot already has the order with this key. */
function giveOrder({ player }: Bot, key: string, action: () => void): void {
  if (orders.get(player) === key) return;
  orders.set(player, key);
  lastPositions.delete(player);
  if (completed.get(player)?.key !== key) completed.delete(player);
  action();
}

/** Reserves a tree or an item for a bot. A bot has one claim at a time. */
function claim({ player }: Bot, key: string): void {
  if (claims.get(key) === player) return;
  for (const [other, owner] of claims) if (owner === player) claims.delete(other);
  claims.set(key, player);
}

function isAvailable({ player }: Bot, key: string): boolean {
  const owner = claims.get(key);
  return !isAvoided(player, key) && (owner === undefined || owner === player);
}

/** Finds the monster with the lowest measure below the limit. */
function findMonster(
  monsters: readonly Monster[],
  measure: (monster: Monster) => number,
  limit: number,
): Monster | null {
  let best: Monster | null = null;
  let lowest = limit;
  for (const monster of monsters) {
    const value = measure(monster);
    if (value >= lowest) continue;
    best = monster;
    lowest = value;
  }
  return best;
}

function treeKey({ prop }: Tree): string {
  return `tree ${prop}`;
}

/** Spreads bots around a point: turning by 137 degrees each time gives every bot a different direction. */
function spotAround(center: Point, index: number, radius: number): Point {
  return positions.positionTowards(center, index * 137, radius)!;
}
