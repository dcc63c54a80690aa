import { camp, distanceTo, findFire } from './camp.ts';
import { chooseGoods, shop } from './shopping.ts';
import { findTree, type Tree } from './trees.ts';

/** What each bot was last told, so that it is not told again. */
const told = new Map<Player, string>();
/** Where each bot arrived last, and how often: being sent there again and again is no use. */
const arrived = new Map<Player, { readonly key: string; readonly times: number }>();
/** Until when a bot keeps away from what it could not reach. */
const avoided = new Map<string, number>();
/** Where each bot has been since when, to notice who does not get ahead. */
const places = new Map<Player, { readonly at: Point; readonly since: number }>();
/** Trees and wood that a bot is on its way to, by key: others look elsewhere. */
const claims = new Map<string, Player>();
const steps = { count: 0 };

const ENOUGH_WOOD = 4;
const CHOP_REACH = 1.45;
const STAND_AT = 0.8;
const ALERT_RANGE = 6.5;
const DEFENCE_RANGE = 20;
/** Bots do not run after monsters farther from the fire than this, unless they are upon them. */
const LEASH = 13;
const STRIKE_RANGE = 2.5;
const COIN_RANGE = 14;
const AVOID_SECONDS = 12;
const ARRIVALS_MAX = 3;
const STUCK_SECONDS = 3;
const STUCK_DISTANCE = 0.6;
const WEAK = 34;
const RESTED = 80;
const REST_RANGE = 2.6;
/** Farther from the fire bots do not look for trees. */
const WOODS_BY_DAY = 30;
const WOODS_BY_NIGHT = 16;
/** One bot in so many looks after the fuel at night, as long as there is some. */
const KEEPERS = 3;
const FEW = 3;
const AT_FIRE = 5;

interface Foe {
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

/** Bots walk, fight and trade by orders, half of them at a time. */
export function commandBots(): void {
  const fireAt = positions.positionOf(findFire())!;
  const foes = units.unitsOfTeam('dark').map((unit): Foe => {
    const at = positions.positionOf(unit)!;
    return { unit, at, toFire: distanceTo(at, fireAt) };
  });
  steps.count += 1;
  players.botPlayers().forEach((player, index) => {
    if ((index + steps.count) % 2 === 0) return;
    const unit = players.unitOf(player);
    if (unit === null || !units.isAlive(unit)) {
      forgetBot(player);
      return;
    }
    const at = positions.positionOf(unit)!;
    command({ player, unit, index, at, wood: items.itemCount(unit, 'wood') }, foes, fireAt);
  });
}

/** When the match is over they stand still. */
export function restBots(): void {
  for (const player of players.botPlayers()) {
    ai.orderStop(players.unitOf(player));
    forgetBot(player);
  }
}

export function forgetBot(player: Player): void {
  told.delete(player);
  arrived.delete(player);
  places.delete(player);
  for (const [key, owner] of claims) if (owner === player) claims.delete(key);
}

on('unitArrives', ({ triggeringUnit }) => endOrder(triggeringUnit, false));
on('unitFindsNoPath', ({ triggeringUnit }) => endOrder(triggeringUnit, true));

function endOrder(unit: Unit | null, isInVain: boolean): void {
  const player = units.ownerOf(unit);
  const key = player === null ? undefined : told.get(player);
  if (player === null || key === undefined) return;
  if (isInVain) avoid(player, key);
  told.delete(player);
  const before = arrived.get(player);
  arrived.set(player, { key, times: before?.key === key ? before.times + 1 : 1 });
}

function avoid(player: Player, key: string): void {
  avoided.set(`${player} ${key}`, game.seconds + AVOID_SECONDS);
}

function isAvoided(player: Player, key: string): boolean {
  return (avoided.get(`${player} ${key}`) ?? 0) > game.seconds;
}

function command(bot: Bot, foes: readonly Foe[], fireAt: Point): void {
  const health = attributes.attributePercent(bot.unit, 'health');
  const nearest = findFoe(foes, ({ at }) => distanceTo(bot.at, at), ALERT_RANGE);
  const raider = findFoe(foes, (foe) => foe.toFire + distanceTo(bot.at, foe.at) * 0.7, DEFENCE_RANGE);
  const toFire = distanceTo(bot.at, fireAt);
  if (mustRest(bot, health, toFire, nearest)) return rest(bot, toFire, fireAt);
  if (nearest !== null && (nearest.toFire < LEASH || distanceTo(bot.at, nearest.at) < STRIKE_RANGE)) {
    return fight(bot, raider ?? nearest);
  }
  if (raider !== null && !isKeeper(bot, raider)) return fight(bot, raider);
  if (camp.phase === 'day' && goShopping(bot)) return;
  if (fetchCoins(bot, toFire) || gather(bot, fireAt)) return;
  keepWatch(bot, fireAt);
}

/** The weak go back to the fire, and stay until they are warm again. */
function mustRest({ player }: Bot, health: number, toFire: number, foe: Foe | null): boolean {
  const isResting = told.get(player) === 'rest' || told.get(player) === 'warm up';
  if (toFire < REST_RANGE && foe !== null && foe.toFire < REST_RANGE + 1) return false;
  return health < (isResting ? RESTED : WEAK);
}

function rest(bot: Bot, toFire: number, fireAt: Point): void {
  if (toFire < REST_RANGE) order(bot, 'warm up', () => ai.orderStop(bot.unit));
  else order(bot, 'rest', () => ai.orderMoveTo(bot.unit, spotAround(fireAt, bot.index, 2)));
}

function fight(bot: Bot, foe: Foe): void {
  order(bot, `fight ${foe.unit}`, () => ai.orderAttack(bot.unit, foe.unit));
}

/** Fuel is no use while the fire is beaten out and hardly anyone defends it. */
function isKeeper({ index, wood }: Bot, raider: Foe): boolean {
  if (raider.toFire < AT_FIRE && players.playerCount() <= FEW) return false;
  const fuel = attributes.attributePercent(findFire(), 'fuel');
  return fuel < 20 || ((index % KEEPERS === 0 || wood > 0) && fuel < 70);
}

function goShopping(bot: Bot): boolean {
  const goods = chooseGoods(bot.player, bot.unit, bot.index);
  if (goods === null) return false;
  const trader = positions.positionOf(units.placedUnit('trader'))!;
  const stand = { x: trader.x - 0.8 + (bot.index % 3) * 0.6, y: trader.y + 1.2 };
  if (distanceTo(bot.at, stand) < 1.6) {
    shop(bot.player, bot.unit, goods);
    return false;
  }
  return walk(bot, 'shop', stand);
}

function fetchCoins(bot: Bot, toFire: number): boolean {
  if (toFire > COIN_RANGE) return false;
  return fetchItem(bot, 'coin', 7);
}

/** Fells trees, picks up what lies about, and carries it to the fire. */
function gather(bot: Bot, fireAt: Point): boolean {
  const isNight = camp.phase === 'night';
  const fuel = attributes.attributePercent(findFire(), 'fuel');
  if (bot.wood >= ENOUGH_WOOD || (bot.wood > 0 && fuel < 25)) {
    return walk(bot, 'feed', spotAround(fireAt, bot.index, 2));
  }
  if (fuel > 97 && bot.wood > 0 && !isNight) return false;
  if (fetchItem(bot, 'wood', 9)) return true;
  const range = isNight ? WOODS_BY_NIGHT : WOODS_BY_DAY;
  const tree = findTree(
    bot.at,
    (candidate) => distanceTo(candidate, fireAt) < range && isFree(bot, keyOfTree(candidate)),
  );
  if (tree === null) return bot.wood > 0 && walk(bot, 'feed', spotAround(fireAt, bot.index, 2));
  return chop(bot, tree);
}

/** False when there is no way to the tree. */
function chop(bot: Bot, tree: Tree): boolean {
  const key = keyOfTree(tree);
  claim(bot, key);
  if (distanceTo(bot.at, tree) > CHOP_REACH) return walk(bot, key, findStand(bot, tree));
  order(bot, `chop ${key}`, () => ai.orderStop(bot.unit));
  movement.turnTowards(bot.unit, tree);
  items.useItem(bot.unit);
  return true;
}

/** The nearest place beside a tree where nothing is in the way. */
function findStand({ at }: Bot, tree: Tree): Point {
  let nearest: Point = tree;
  let shortest = Infinity;
  for (let angle = 0; angle < 360; angle += 45) {
    const place = positions.positionTowards(tree, angle, STAND_AT)!;
    const away = distanceTo(at, place);
    if (away >= shortest || map.isWall(place)) continue;
    nearest = place;
    shortest = away;
  }
  return nearest;
}

function fetchItem(bot: Bot, itemType: string, range: number): boolean {
  let found: { key: string; at: Point } | null = null;
  let shortest = range;
  for (const item of items.itemsOnGround()) {
    if (items.typeOfItem(item) !== itemType) continue;
    const at = positions.positionOf(item)!;
    const away = distanceTo(bot.at, at);
    if (away >= shortest || !isFree(bot, `item ${item}`)) continue;
    found = { key: `item ${item}`, at };
    shortest = away;
  }
  if (found === null) return false;
  claim(bot, found.key);
  return walk(bot, found.key, found.at);
}

/** Stands between the fire and the forest, each on its own side. */
function keepWatch(bot: Bot, fireAt: Point): void {
  const post = spotAround(fireAt, bot.index, 4.5);
  if (distanceTo(bot.at, post) < 1) order(bot, 'watch', () => ai.orderStop(bot.unit));
  else walk(bot, 'post', post);
}

/** False when the bot cannot get there. */
function walk(bot: Bot, key: string, to: Point): boolean {
  const { player, unit } = bot;
  if (told.get(player) === key && isStuck(bot)) avoid(player, key);
  if (isAvoided(player, key)) return false;
  const before = arrived.get(player);
  if (before?.key === key && before.times >= ARRIVALS_MAX) {
    arrived.delete(player);
    avoid(player, key);
    return false;
  }
  order(bot, key, () => ai.orderMoveTo(unit, to));
  return true;
}

function isStuck({ player, at }: Bot): boolean {
  const before = places.get(player);
  if (before !== undefined && distanceTo(before.at, at) < STUCK_DISTANCE) {
    return game.seconds - before.since > STUCK_SECONDS;
  }
  places.set(player, { at, since: game.seconds });
  return false;
}

function order({ player }: Bot, key: string, give: () => void): void {
  if (told.get(player) === key) return;
  told.set(player, key);
  places.delete(player);
  if (arrived.get(player)?.key !== key) arrived.delete(player);
  give();
}

function claim({ player }: Bot, key: string): void {
  if (claims.get(key) === player) return;
  for (const [other, owner] of claims) if (owner === player) claims.delete(other);
  claims.set(key, player);
}

function isFree({ player }: Bot, key: string): boolean {
  const owner = claims.get(key);
  return !isAvoided(player, key) && (owner === undefined || owner === player);
}

function findFoe(foes: readonly Foe[], measure: (foe: Foe) => number, range: number): Foe | null {
  let nearest: Foe | null = null;
  let shortest = range;
  for (const foe of foes) {
    const away = measure(foe);
    if (away >= shortest) continue;
    nearest = foe;
    shortest = away;
  }
  return nearest;
}

function keyOfTree({ prop }: Tree): string {
  return `tree ${prop}`;
}

function spotAround(middle: Point, index: number, radius: number): Point {
  return positions.positionTowards(middle, index * 137, radius)!;
}
