import { type CompiledGame, type Entity, heldItem, type Unit, type World } from '@playloom/engine';
import { type AttributeView, type EntityFacts, quantiseAttribute } from '@playloom/protocol';

const NO_BUFFS: readonly string[] = [];
const NO_ATTRIBUTES: readonly AttributeView[] = [];

/** What was told about each entity last, by slot: while nothing changes, the same record is told again. */
export type FactsBySlot = (EntityFacts | undefined)[];

/** An entity as clients are told of it; which bars each of them may see is left to the encoder. */
export function describeFacts(known: FactsBySlot, world: World, entity: Entity): EntityFacts {
  const before = known[entity.slot];
  if (before !== undefined && before.id === entity.id && isStillTrue(before, world, entity)) return before;
  const facts = createFacts(world, entity, before);
  known[entity.slot] = facts;
  return facts;
}

function createFacts(world: World, entity: Entity, before: EntityFacts | undefined): EntityFacts {
  const { look } = entity;
  const unit = entity.kind === 'unit' ? entity : null;
  const hasSameBars = before?.id === entity.id && areBarsSame(before, world, entity);
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
    opacity: look.opacity,
    tint: look.tint,
    animation: look.animation,
    streams: look.streams,
    text: textOf(world, entity),
    held: unit === null ? null : findHeld(world, unit),
    carrier: entity.attachment?.carrier ?? null,
    buffs: unit === null || unit.buffs.length === 0 ? NO_BUFFS : unit.buffs.map(({ buff }) => buff),
    attributes: hasSameBars ? before.attributes : describeAttributes(world, entity, false),
    count: countOf(entity),
  };
}

/** Field by field, because this is asked of everything in sight twenty times a second and must not allocate. */
function isStillTrue(facts: EntityFacts, world: World, entity: Entity): boolean {
  const { look } = entity;
  if (
    facts.bornAt !== entity.bornAt ||
    facts.type !== entity.type ||
    facts.name !== entity.name ||
    facts.team !== entity.team ||
    facts.owner !== entity.owner ||
    facts.opacity !== look.opacity ||
    facts.tint !== look.tint ||
    facts.animation !== look.animation ||
    facts.streams !== look.streams ||
    facts.text !== textOf(world, entity) ||
    facts.carrier !== (entity.attachment?.carrier ?? null) ||
    facts.count !== countOf(entity)
  ) {
    return false;
  }
  return (entity.kind !== 'unit' || isUnitSame(facts, world, entity)) && areBarsSame(facts, world, entity);
}

function isUnitSame(facts: EntityFacts, world: World, unit: Unit): boolean {
  return (
    facts.isDead === unit.isDead &&
    facts.isMoving === unit.isMoving &&
    facts.hasNameLabel === unit.hasNameLabel &&
    facts.isGrounded === isGrounded(world, unit) &&
    facts.held === findHeld(world, unit) &&
    facts.buffs.length === unit.buffs.length &&
    (unit.buffs.length === 0 || unit.buffs.every(({ buff }, index) => facts.buffs[index] === buff))
  );
}

function areBarsSame(facts: EntityFacts, world: World, entity: Entity): boolean {
  return facts.type === entity.type && looksTheSame(facts.attributes, world, entity, false);
}

function looksTheSame(
  views: readonly AttributeView[],
  world: World,
  entity: Entity,
  isAll: boolean,
): boolean {
  const { stride, value, max } = world.entities.attributes;
  let told = 0;
  for (const { id, column, attribute } of attributesOf(world, entity)) {
    if (attribute.bar.place === 'hidden' && !isAll) continue;
    const view = views[told];
    const place = entity.slot * stride + column;
    if (view === undefined || view.attribute !== id || view.max !== max[place]) return false;
    if (!looksSame(view, value[place]!)) return false;
    told += 1;
  }
  return told === views.length;
}

/** What heals a little in every tick is told when it shows: telling it anew each time would cost more than all the rest. */
function looksSame({ value, max }: AttributeView, now: number): boolean {
  return value === now || quantiseAttribute(value, max) === quantiseAttribute(now, max);
}

/**
 * `isAll` also tells those whose bar is hidden: only for the unit's own player. The same list as before while it looks
 * the same.
 */
export function describeAttributes(
  world: World,
  entity: Entity,
  isAll: boolean,
  before: readonly AttributeView[] = NO_ATTRIBUTES,
): readonly AttributeView[] {
  const attributes = attributesOf(world, entity);
  if (attributes.length === 0) return NO_ATTRIBUTES;
  if (before.length > 0 && looksTheSame(before, world, entity, isAll)) return before;
  const { stride, value, max } = world.entities.attributes;
  const views: AttributeView[] = [];
  for (const { id, column, attribute } of attributes) {
    if (attribute.bar.place === 'hidden' && !isAll) continue;
    const place = entity.slot * stride + column;
    views.push({ attribute: id, value: value[place]!, max: max[place]! });
  }
  return views;
}

type Attributes = NonNullable<ReturnType<CompiledGame['units']['get']>>['attributes'];
const NONE: Attributes = [];

/** Items and projectiles have none. */
function attributesOf({ game }: World, { kind, type }: Entity): Attributes {
  if (kind === 'unit') return game.units.get(type)!.attributes;
  return kind === 'prop' ? game.props.get(type)!.attributes : NONE;
}

function textOf({ tick }: World, { look }: Entity): string | null {
  return look.text !== null && look.text.until > tick ? look.text.text : null;
}

function countOf(entity: Entity): number {
  return entity.kind === 'item' ? entity.count : 1;
}

function isGrounded({ game }: World, unit: Unit): boolean {
  return game.units.get(unit.type)!.type.controls.scheme !== 'platformer' || unit.footing.isGrounded;
}

/** What is not shown in the hand is nobody else's business. */
function findHeld(world: World, unit: Unit): string | null {
  const item = unit.inventory.length === 0 ? null : heldItem(world, unit);
  return item !== null && world.game.items.get(item.type)!.type.isShownInHand ? item.type : null;
}
