/** The match as it is now. What rules should know of it is in variables as well. */
export const camp = {
  phase: 'off' as 'off' | 'day' | 'night' | 'over',
  night: 0,
  /** In seconds of the game. */
  phaseEndsAt: 0,
  wood: 0,
};

const START_COINS = 4;
/** Whoever comes late gets what others have earned meanwhile. */
const COINS_A_NIGHT = 5;
const FIRE_HEALTH = 500;
const FIRE_FUEL = 100;
const FUEL_AT_START = 60;
const WOOD_HEALS = 2;
const SLOTS = 7;

const COLORS = ['coral', 'sky', 'mint', 'sun'];

/** The fire, also when it is out. */
export function findFire(): Unit | null {
  return units.placedUnit('fire');
}

export function readNumber(variable: string): number {
  return variables.variable(variable) as number;
}

export function listRangers(): Unit[] {
  const rangers: Unit[] = [];
  for (const player of players.allPlayers()) {
    const unit = players.unitOf(player);
    if (unit !== null && units.isAlive(unit)) rangers.push(unit);
  }
  return rangers;
}

export function distanceTo(from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return Math.sqrt(dx * dx + dy * dy);
}

/** Everything as at the start: the fire, the ground, and what rangers carry. */
export function resetCamp(): void {
  for (const item of items.itemsOnGround()) units.destroyEntity(item);
  for (const monster of units.unitsOfTeam('dark')) units.destroyEntity(monster);
  for (const barricade of units.unitsOfType('barricade')) units.destroyEntity(barricade);
  variables.setVariable('bellows', 0);
  camp.wood = 0;
  lightFire();
  for (const player of players.allPlayers()) equip(player, START_COINS);
}

function lightFire(): void {
  const fire = findFire();
  units.respawnUnit(fire);
  units.setScale(fire, 1);
  attributes.setAttributeMax(fire, 'health', FIRE_HEALTH);
  attributes.setAttributeMax(fire, 'fuel', FIRE_FUEL);
  attributes.refillAttribute(fire, 'health');
  attributes.setAttribute(fire, 'fuel', FUEL_AT_START);
  effects.playAnimation(fire, 'fire-burns');
}

function equip(player: Player, coins: number): void {
  const unit = players.unitOf(player);
  items.emptyInventory(unit);
  items.selectSlot(unit, 1);
  giveInHand(unit, 'axe');
  combat.removeAllBuffs(unit);
  for (const upgrade of ['coat', 'boots', 'sharp']) variables.setPlayerVariable(player, upgrade, 0);
  variables.setPlayerVariable(player, 'coins', coins);
}

export function giveInHand(unit: Unit | null, itemType: string): void {
  items.giveItem(unit, itemType);
  for (let slot = 1; slot <= SLOTS; slot += 1) {
    if (items.typeOfItem(items.itemInSlot(unit, slot)) === itemType) items.selectSlot(unit, slot);
  }
}

/** Each new ranger wears the colour that the fewest have. */
export function welcome(player: Player, unit: Unit): void {
  const counts = COLORS.map(
    (color) => units.unitsOfType(`ranger-${color}`).filter((other) => other !== unit).length,
  );
  units.changeUnitType(unit, `ranger-${COLORS[counts.indexOf(Math.min(...counts))]}`);
  variables.setPlayerVariable(player, 'coins', START_COINS + COINS_A_NIGHT * camp.night);
}

/** All the wood a ranger carries goes into the fire; it is paid for. */
export function feedFire(unit: Unit): void {
  const fire = findFire();
  const count = items.itemCount(unit, 'wood');
  if (count === 0 || !units.isAlive(fire)) return;
  const fuel = count * readNumber('wood-fuel');
  items.takeItem(unit, 'wood', count);
  attributes.changeAttribute(fire, 'fuel', fuel);
  combat.heal(fire, count * WOOD_HEALS);
  // It may have been starving.
  attributes.setAttributeRegeneration(fire, 'health', readNumber('fire-healing'));
  camp.wood += count;
  const player = units.ownerOf(unit);
  players.changeScore(player, count);
  variables.changePlayerVariable(player, 'coins', 1);
  const place = positions.positionOf(fire);
  messages.showFloatingText(`+${fuel} fuel`, place, '#ffd86b');
  effects.showEffect('flare', place);
  effects.playAnimation(fire, 'fire-fed');
  sound.playSoundAt('feed', place);
}

/** How fast the fire burns down: faster with every night, and with more hands to feed it. */
export function setDraught(): void {
  const fire = findFire();
  const hands = 0.55 + 0.11 * players.playerCount();
  const draught = camp.phase === 'night' ? 1.4 + 0.14 * camp.night : 0.9;
  attributes.setAttributeRegeneration(fire, 'fuel', -draught * hands);
}
