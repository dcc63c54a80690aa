import {
  CHANGED_MARK,
  type CompiledGame,
  type Entity,
  getHeldItem,
  INVENTORY_MARK,
  isSpawnProtected,
  type Unit,
  type World,
} from '@playloom/engine';
import {
  type AttributeView,
  type EntityWireState,
  reportAttributeChange,
  quantizeAttribute,
  type RoomEncoder,
} from '@playloom/protocol';
import type { DescriptionCache } from '../buffers/DescriptionCache.ts';

const NO_BUFFS: readonly string[] = [];
const NO_ATTRIBUTES: readonly AttributeView[] = [];

/** An attribute bar that is updated in place, so that gradual changes such as healing create no new objects. */
type Bar = { -readonly [Key in keyof AttributeView]: AttributeView[Key] };

/** Describes an entity for clients; the encoder decides which bars each of them may see. */
export function describeEntityState(cache: DescriptionCache, world: World, slot: number): EntityWireState {
  const { marks, records } = world.entities;
  const before = cache.facts[slot];
  const hasSameBars = before !== undefined && areBarsSame(cache, world, slot);
  if (hasSameBars && (marks[slot]! & CHANGED_MARK) === 0) return before;
  const entity = records[slot]!;
  if (isMarkedOnChange(world, entity)) marks[slot]! &= ~CHANGED_MARK;
  const isKnown = hasSameBars && before.id === entity.id && before.type === entity.type;
  if (isKnown && isUpToDate(before, world, entity)) return before;
  const facts = createEntityState(
    world,
    entity,
    isKnown ? before.attributes : createBars(cache, world, entity),
  );
  cache.facts[slot] = facts;
  return facts;
}

/**
 * Whether every change of the entity is marked. This isn't the case for texts, which expire by themselves,
 * held items and the grounded state.
 */
function isMarkedOnChange({ game, entities }: World, { kind, slot, type, look }: Entity): boolean {
  if (look.text !== null || (entities.marks[slot]! & INVENTORY_MARK) !== 0) return false;
  return kind !== 'unit' || game.units.get(type)!.type.controls.scheme !== 'platformer';
}

function createEntityState(
  world: World,
  entity: Entity,
  attributes: readonly AttributeView[],
): EntityWireState {
  const { look } = entity;
  const unit = entity.kind === 'unit' ? entity : null;
  return {
    id: entity.id,
    kind: entity.kind,
    type: entity.type,
    bornAt: entity.bornAt,
    name: entity.name,
    team: entity.team,
    owner: entity.owner,
    isDead: unit?.isDead ?? false,
    isMoving: unit?.isMoving ?? false,
    isGrounded: unit === null || isGrounded(world, unit),
    hasNameLabel: unit?.hasNameLabel ?? false,
    isProtected: unit !== null && isSpawnProtected(unit),
    opacity: look.opacity,
    tint: look.tint,
    animation: look.animation,
    streams: look.streams,
    text: findText(world, entity),
    held: unit === null ? null : findHeld(world, unit),
    carrier: entity.attachment?.carrier ?? null,
    buffs: unit === null || unit.buffs.length === 0 ? NO_BUFFS : unit.buffs.map(({ buff }) => buff),
    attributes,
    count: findCount(entity),
  };
}

/**
 * Compares field by field, because this runs for all visible players twenty times a second and must not
 * allocate.
 */
function isUpToDate(facts: EntityWireState, world: World, entity: Entity): boolean {
  const { look } = entity;
  if (
    facts.bornAt !== entity.bornAt ||
    facts.name !== entity.name ||
    facts.team !== entity.team ||
    facts.owner !== entity.owner ||
    facts.opacity !== look.opacity ||
    facts.tint !== look.tint ||
    facts.animation !== look.animation ||
    facts.streams !== look.streams ||
    facts.text !== findText(world, entity) ||
    facts.carrier !== (entity.attachment?.carrier ?? null) ||
    facts.count !== findCount(entity)
  ) {
    return false;
  }
  return entity.kind !== 'unit' || isUnitSame(facts, world, entity);
}

function isUnitSame(facts: EntityWireState, world: World, unit: Unit): boolean {
  return (
    facts.isDead === unit.isDead &&
    facts.isMoving === unit.isMoving &&
    facts.hasNameLabel === unit.hasNameLabel &&
    facts.isProtected === isSpawnProtected(unit) &&
    facts.isGrounded === isGrounded(world, unit) &&
    facts.held === findHeld(world, unit) &&
    facts.buffs.length === unit.buffs.length &&
    (unit.buffs.length === 0 || unit.buffs.every(({ buff }, index) => facts.buffs[index] === buff))
  );
}

/** Whether the maximum of every bar is unchanged, whatever its value. */
function areBarsSame({ maxima }: DescriptionCache, world: World, slot: number): boolean {
  const { stride, max } = world.entities.attributes;
  const end = (slot + 1) * stride;
  for (let valueIndex = slot * stride; valueIndex < end; valueIndex += 1)
    if (maxima[valueIndex] !== max[valueIndex]) return false;
  return true;
}

function createBars(cache: DescriptionCache, world: World, entity: Entity): readonly AttributeView[] {
  const { stride, value, max } = world.entities.attributes;
  const end = (entity.slot + 1) * stride;
  for (let valueIndex = entity.slot * stride; valueIndex < end; valueIndex += 1) {
    cache.values[valueIndex] = value[valueIndex]!;
    cache.maxima[valueIndex] = max[valueIndex]!;
  }
  const bars: AttributeView[] = [];
  for (const { id, column, attribute } of findAttributes(world, entity)) {
    const valueIndex = entity.slot * stride + column;
    if (attribute.bar.place !== 'hidden')
      bars.push({ attribute: id, value: value[valueIndex]!, max: max[valueIndex]! });
  }
  return bars.length === 0 ? NO_ATTRIBUTES : bars;
}

/**
 * Reports each bar that looks different from the last one sent to the encoder, after `putEntity` returned the
 * slot. Slow healing is only sent when it becomes visible: sending it every tick would cost more than
 * everything else.
 */
export function reportBarChanges(
  encoder: RoomEncoder,
  wireSlot: number,
  { values, facts }: DescriptionCache,
  world: World,
  slot: number,
): void {
  const { stride, value, max } = world.entities.attributes;
  const start = slot * stride;
  for (let column = 0; column < stride; column += 1) {
    const now = value[start + column]!;
    if (looksSame(values[start + column]!, now, max[start + column]!)) continue;
    values[start + column] = now;
    const bar = findBar(facts[slot]!, world, slot, column);
    if (bar === undefined) continue;
    bar.value = now;
    reportAttributeChange(encoder, wireSlot, bar.attribute);
  }
}

/**
 * Finds the bar of an attribute, if it has one. This is a separate function because its closures would be
 * allocated in each iteration of a loop.
 */
function findBar(
  { attributes }: EntityWireState,
  world: World,
  slot: number,
  column: number,
): Bar | undefined {
  const id = findAttributes(world, world.entities.records[slot]!).find(
    (found) => found.column === column,
  )?.id;
  return attributes.find(({ attribute }) => attribute === id);
}

function looksTheSame(views: readonly AttributeView[], world: World, entity: Entity): boolean {
  const { stride, value, max } = world.entities.attributes;
  const attributes = findAttributes(world, entity);
  if (attributes.length !== views.length) return false;
  for (let index = 0; index < views.length; index += 1) {
    const view = views[index]!;
    const { id, column } = attributes[index]!;
    const valueIndex = entity.slot * stride + column;
    if (view.attribute !== id || view.max !== max[valueIndex]) return false;
    if (!looksSame(view.value, value[valueIndex]!, view.max)) return false;
  }
  return true;
}

function looksSame(before: number, now: number, max: number): boolean {
  return before === now || quantizeAttribute(before, max) === quantizeAttribute(now, max);
}

/**
 * Describes all attributes, including those with hidden bars, for the unit's own player. Returns the previous
 * list while it is unchanged.
 */
export function describeAllAttributes(
  world: World,
  entity: Entity,
  before: readonly AttributeView[],
): readonly AttributeView[] {
  const attributes = findAttributes(world, entity);
  if (attributes.length === 0) return NO_ATTRIBUTES;
  if (before.length > 0 && looksTheSame(before, world, entity)) return before;
  const { stride, value, max } = world.entities.attributes;
  return attributes.map(({ id, column }) => {
    const valueIndex = entity.slot * stride + column;
    return { attribute: id, value: value[valueIndex]!, max: max[valueIndex]! };
  });
}

type Attributes = NonNullable<ReturnType<CompiledGame['units']['get']>>['attributes'];
const NONE: Attributes = [];

/** Items and projectiles have no attributes. */
function findAttributes({ game }: World, { kind, type }: Entity): Attributes {
  if (kind === 'unit') return game.units.get(type)!.attributes;
  return kind === 'prop' ? game.props.get(type)!.attributes : NONE;
}

function findText({ tick }: World, { look }: Entity): string | null {
  return look.text !== null && look.text.until > tick ? look.text.text : null;
}

function findCount(entity: Entity): number {
  return entity.kind === 'item' ? entity.count : 1;
}

function isGrounded({ game }: World, unit: Unit): boolean {
  return game.units.get(unit.type)!.type.controls.scheme !== 'platformer' || unit.footing.isGrounded;
}

/** The held item that other players see. Items that aren't shown in the hand are not sent to them. */
function findHeld(world: World, unit: Unit): string | null {
  const item = unit.inventory.length === 0 ? null : getHeldItem(world, unit);
  return item !== null && world.game.items.get(item.type)!.type.isShownInHand ? item.type : null;
}
