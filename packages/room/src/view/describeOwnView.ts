import {
  computeBuffTotals,
  findUnit,
  isControlledByPlayer,
  getItemInSlot,
  listAvailableOfferIds,
  listDialogueOptions,
  type Player,
  readBalance,
  type Unit,
  type World,
} from '@playloom/engine';
import type { OwnUnitView, OwnView, SlotView } from '@playloom/protocol';
import type { Client } from '../state/Client.ts';
import { describeAchievements } from './describeAchievements.ts';
import { describeGoals } from './describeGoals.ts';
import { describeAllAttributes } from './describeEntityState.ts';

const KEY_COOLDOWN = 'key:';
const NO_COOLDOWNS: OwnView['cooldowns'] = {};
const NO_SLOTS: OwnView['inventory'] = [];
const NO_ATTRIBUTES: OwnView['attributes'] = [];

/**
 * Describes the state that only this client gets. `player` is null for spectators and players who haven't
 * joined yet. Unchanged lists are the same objects as last time, so they don't have to be compared.
 */
export function describeOwnView(
  world: World,
  client: Client,
  player: Player | null,
  { camera, markers }: Pick<OwnView, 'camera' | 'markers'>,
): OwnView {
  const unit = player === null ? null : findUnit(world, player.unit);
  const showing = player?.showing ?? world.showing;
  const before = client.baseline.own;
  return {
    controlsTick: client.controlsTick,
    controlsLead: client.controlsLead,
    unit: unit === null ? null : describeOwnUnit(world, unit),
    respawnAt: player?.respawnAt ?? 0,
    protectedUntil: unit?.protectedUntil ?? 0,
    inventory: unit === null ? NO_SLOTS : describeInventory(world, unit, before.inventory),
    heldSlot: unit === null || unit.inventory.length === 0 ? 0 : unit.heldSlot + 1,
    attributes: unit === null ? NO_ATTRIBUTES : describeAllAttributes(world, unit, before.attributes),
    cooldowns: unit === null ? NO_COOLDOWNS : describeCooldowns(world, unit),
    camera,
    music: showing.music,
    texts: showing.texts,
    panels: showing.panels,
    dialogue: player === null ? null : describeDialogue(world, player),
    shop: player === null ? null : describeShop(world, player),
    question: player?.question ?? null,
    markers,
    achievements: describeAchievements(world, player, before.achievements),
    goals: describeGoals(world, player, before.goals),
  };
}

function describeOwnUnit(world: World, unit: Unit): OwnUnitView {
  const { slot, footing } = unit;
  const { x, y, rotation, vx, vy, spin, scale } = world.entities.motion;
  const { scheme } = world.game.units.get(unit.type)!.type.controls;
  return {
    id: unit.id,
    type: unit.type,
    x: x[slot]!,
    y: y[slot]!,
    rotation: rotation[slot]!,
    vx: vx[slot]!,
    vy: vy[slot]!,
    spin: spin[slot]!,
    scale: scale[slot]!,
    speed: unit.speed * computeBuffTotals(world, unit).speedFactor,
    isSteerable: !unit.isDead && isControlledByPlayer(world, unit),
    pushedUntil: unit.pushedUntil,
    platform: scheme === 'platformer' ? footing : null,
  };
}

function describeInventory(world: World, unit: Unit, before: OwnView['inventory']): OwnView['inventory'] {
  const { length } = unit.inventory;
  if (length === 0) return NO_SLOTS;
  let isSame = before.length === length;
  for (let index = 0; isSame && index < length; index += 1) {
    isSame = isSlotSame(before[index]!, getItemInSlot(world, unit, index));
  }
  return isSame
    ? before
    : unit.inventory.map((_id, index) => describeSlot(getItemInSlot(world, unit, index)));
}

function isSlotSame(before: SlotView | null, item: ReturnType<typeof getItemInSlot>): boolean {
  if (before === null || item === null) return before === item;
  return (
    before.item === item.type &&
    before.count === item.count &&
    before.ammo === item.ammo &&
    before.reloadAt === item.reloadAt
  );
}

function describeSlot(item: ReturnType<typeof getItemInSlot>): SlotView | null {
  if (item === null) return null;
  return { item: item.type, count: item.count, ammo: item.ammo, reloadAt: item.reloadAt };
}

/** Expired cooldowns are left out; otherwise the list would only grow. */
function describeCooldowns(world: World, { cooldowns }: Unit): OwnView['cooldowns'] {
  let keys: { [key: string]: number } | null = null;
  for (const name in cooldowns) {
    if (!name.startsWith(KEY_COOLDOWN) || cooldowns[name]! <= world.tick) continue;
    keys ??= {};
    keys[name.slice(KEY_COOLDOWN.length)] = cooldowns[name]!;
  }
  return keys ?? NO_COOLDOWNS;
}

function describeDialogue(world: World, player: Player): OwnView['dialogue'] {
  const { dialogue } = player;
  return dialogue === null
    ? null
    : { ...dialogue, options: askWithoutTrace(world, () => listDialogueOptions(world, player)) };
}

function describeShop(world: World, player: Player): OwnView['shop'] {
  const { shop } = player;
  const found = shop === null ? undefined : world.game.game.types.shops[shop.shop];
  if (shop === null || found === undefined) return null;
  const offers = askWithoutTrace(world, () => listAvailableOfferIds(world, player));
  return { ...shop, offers, money: readBalance(world, player, found.currency) ?? 0 };
}

/**
 * Evaluates conditions without side effects. They may use random numbers, and a replay, in which they are not
 * evaluated, must get the same numbers.
 */
function askWithoutTrace<Answer>(world: World, ask: () => Answer): Answer {
  const random = { ...world.random };
  const { stepsLeft } = world;
  const events = world.events.length;
  const answer = ask();
  Object.assign(world.random, random);
  world.stepsLeft = stepsLeft;
  world.events.length = events;
  return answer;
}
