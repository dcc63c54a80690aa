/** The state of the match that the scripts share. Values that rules need are also in variables. */
export const camp = {
  phase: 'off' as 'off' | 'day' | 'night' | 'over',
  night: 0,
  /** In seconds since the game started. */
  phaseEndsAt: 0,
  /** Wood that was fed to the fire in this match. */
  wood: 0,
};

const START_COINS = 4;
/** Players who join late get this many extra coins for each night they missed. */
const COINS_PER_NIGHT = 5;
const FIRE_MAX_HEALTH = 500;
const FIRE_MAX_FUEL = 100;
const FIRE_START_FUEL = 60;
const HEALTH_PER_WOOD = 2;
const INVENTORY_SLOTS = 7;

const COLORS = ['coral', 'sky', 'mint', 'sun'];

/** The fire, even if it is out. */
export function getFire(): Unit | null {
  return units.placedUnit('fire');
}

export function readNumber(variable: string): number {
  return variables.variable(variable) as number;
}

/** The units of all players who are alive. */
export function listRangers(): Unit[] {
  const rangers: Unit[] = [];
  for (const player of players.allPlayers()) {
    const unit = players.unitOf(player);
    if (unit !== null && units.isAlive(unit)) rangers.push(unit);
  }
  return rangers;
}

export function distanceBetween(from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return Math.sqrt(dx * dx + dy * dy);
}

/** Prepares the camp for a new match: clears the ground, lights the fire and gives rangers their start kit. */
export function resetCamp(): void {
  for (const item of items.itemsOnGround()) units.destroyEntity(item);
  for (const monster of units.unitsOfTeam('dark')) units.destroyEntity(monster);
  for (const barricade of units.unitsOfType('barricade')) units.destroyEntity(barricade);
  variables.setVariable('bellows', 0);
  camp.wood = 0;
  lightFire();
  for (const player of players.allPlayers()) giveStartKit(player);
}

/** Bellows raise the maximum health and fuel of the fire, so both are set back too. */
function lightFire(): void {
  const fire = getFire();
  units.respawnUnit(fire);
  units.setScale(fire, 1);
  attributes.setAttributeMax(fire, 'health', FIRE_MAX_HEALTH);
  attributes.setAttributeMax(fire, 'fuel', FIRE_MAX_FUEL);
  attributes.refillAttribute(fire, 'health');
  attributes.setAttribute(fire, 'fuel', FIRE_START_FUEL);
  effects.playAnimation(fire, 'fire-burns');
}

function giveStartKit(player: Player): void {
  const unit = players.unitOf(player);
  items.emptyInventory(unit);
  items.selectSlot(unit, 1);
  giveAndHold(unit, 'axe');
  combat.removeAllBuffs(unit);
  for (const upgrade of ['coat', 'boots', 'sharp']) variables.setPlayerVariable(player, upgrade, 0);
  for (const counter of ['wood-fed', 'monsters']) variables.setPlayerVariable(player, counter, 0);
  variables.setPlayerVariable(player, 'coins', START_COINS);
}

/** Gives a unit an item and selects the slot it is in. */
export function giveAndHold(unit: Unit | null, itemType: string): void {
  items.giveItem(unit, itemType);
  for (let slot = 1; slot <= INVENTORY_SLOTS; slot += 1) {
    if (items.typeOfItem(items.itemInSlot(unit, slot)) === itemType) items.selectSlot(unit, slot);
  }
}

/** Gives a new ranger the color that the fewest rangers have, and coins to start with. */
export function setUpRanger(player: Player, unit: Unit): void {
  const counts = COLORS.map(
    (color) => units.unitsOfType(`ranger-${color}`).filter((other) => other !== unit).length,
  );
  units.changeUnitType(unit, `ranger-${COLORS[counts.indexOf(Math.min(...counts))]}`);
  variables.setPlayerVariable(player, 'coins', START_COINS + COINS_PER_NIGHT * camp.night);
}

/** Puts all the wood that a ranger carries into the fire. The ranger gets points and a coin for it. */
export function feedFire(unit: Unit): void {
  const fire = getFire();
  const count = items.itemCount(unit, 'wood');
  if (count === 0 || !units.isAlive(fire)) return;
  const fuel = count * readNumber('wood-fuel');
  items.takeItem(unit, 'wood', count);
  attributes.changeAttribute(fire, 'fuel', fuel);
  combat.heal(fire, count * HEALTH_PER_WOOD);
  // A fire without fuel loses health. It has fuel again, so this stops.
  attributes.setAttributeRegeneration(fire, 'health', readNumber('fire-healing'));
  camp.wood += count;
  const player = units.ownerOf(unit);
  players.changeScore(player, count);
  variables.changePlayerVariable(player, 'wood-fed', count);
  variables.changePlayerVariable(player, 'coins', 1);
  const position = positions.positionOf(fire);
  messages.showFloatingText(`+${fuel} fuel`, position, '#ffd86b');
  effects.showEffect('flare', position);
  effects.playAnimation(fire, 'fire-fed');
  sound.playSoundAt('feed', position);
}

/** The fire burns faster at night, in later nights, and for larger teams, which can gather more wood. */
export function updateFuelUse(): void {
  const fire = getFire();
  const teamFactor = 0.55 + 0.11 * players.playerCount();
  const fuelPerSecond = camp.phase === 'night' ? 1.4 + 0.14 * camp.night : 0.9;
  attributes.setAttributeRegeneration(fire, 'fuel', -fuelPerSecond * teamFactor);
}
