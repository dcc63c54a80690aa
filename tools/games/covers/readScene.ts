import type { Entity, Unit, World, WorldEvent } from '@playloom/engine';
import { findEntity } from '@playloom/engine';
import type { Look } from '@playloom/game-format';
import {
  createScene,
  type Scene,
  type SceneBar,
  type SceneBurst,
  type SceneEntity,
} from '@playloom/renderer';

/** Names that real players might choose, for the bots on covers. */
const NAMES = [
  'pip',
  'marrow',
  'kit_k',
  'bee',
  'oskar',
  'juno',
  'tove',
  'wren',
  'milo',
  'fig',
  'sol',
  'nettle',
  'ivo',
  'dot',
  'ash',
  'lark',
];
const WHITE = '#ffffff';
const HURT_SECONDS = 0.3;

/** State that is carried from the scene of one tick to the next. */
interface SceneMemory {
  readonly animations: Map<number, { name: string; since: number }>;
  readonly hurtAt: Map<number, number>;
}

export function createSceneMemory(): SceneMemory {
  return { animations: new Map(), hurtAt: new Map() };
}

/** Returns the scene that this player would see, including entities that are hidden in the game. */
export function readScene(world: World, memory: SceneMemory, viewer: number): Scene {
  const time = world.tick * world.game.tickSeconds;
  for (const event of world.events) if (event.kind === 'hurt') memory.hurtAt.set(event.entity, time);
  return {
    ...createScene(),
    time,
    daylight: world.daylight,
    layerOpacities: Object.fromEntries(world.layerOpacities),
    entities: world.entities.records
      .filter((entity) => entity !== null)
      .map((entity) => readEntity(world, memory, entity, viewer, time))
      .filter((entity) => entity !== null),
  };
}

export function readBursts(world: World): SceneBurst[] {
  return world.events.flatMap((event: WorldEvent): SceneBurst[] => {
    if (event.kind === 'effect') {
      const effect = world.game.game.types.effects[event.effect];
      return effect ? [{ kind: 'effect', effect, x: event.x, y: event.y, rotation: event.rotation }] : [];
    }
    if (event.kind === 'floating-text')
      return [{ kind: 'floating-text', text: event.text, ...event.at, color: event.color }];
    return event.kind === 'hurt' ? [{ kind: 'flash', key: event.entity }] : [];
  });
}

function readEntity(
  world: World,
  memory: SceneMemory,
  entity: Entity,
  viewer: number,
  time: number,
): SceneEntity | null {
  const look = lookOf(world, entity);
  if (!look || entity.look.isHidden || (entity.kind === 'item' && entity.holder !== null)) return null;
  const { motion } = world.entities;
  const { slot } = entity;
  const player = entity.owner === null ? undefined : world.players.get(entity.owner);
  const team = readTeam(world, entity.team);
  const isOwn = entity.kind === 'unit' && entity.owner === viewer && player?.unit === entity.id;
  const hasLabel = entity.kind === 'unit' && entity.hasNameLabel && !entity.isDead;
  const name = entity.name ?? (player && (NAMES[player.id - 1] ?? player.name));
  return {
    key: entity.id,
    x: motion.x[slot]!,
    y: motion.y[slot]!,
    rotation: motion.rotation[slot]!,
    scale: motion.scale[slot]!,
    look,
    opacity: entity.look.opacity ?? look.opacity,
    tint: entity.look.tint,
    animation: readAnimation(world, memory, entity, look, time),
    held: entity.kind === 'unit' ? readHeld(world, entity) : null,
    streams: listStreams(world, entity),
    label: hasLabel && name ? { text: name, color: WHITE } : null,
    speech: entity.look.text?.text ?? null,
    emote: null,
    bars: entity.kind === 'unit' && entity.isDead ? [] : readBars(world, entity, team?.color ?? null),
    hasShadow: entity.kind === 'unit' && !entity.isDead,
    ring: isOwn ? WHITE : null,
    team,
  };
}

function typeOf({ game: { game } }: World, entity: Entity) {
  const { units, items, projectiles, props } = game.types;
  switch (entity.kind) {
    case 'unit':
      return units[entity.type];
    case 'item':
      return items[entity.type];
    case 'projectile':
      return projectiles[entity.type];
    case 'prop':
      return props[entity.type];
  }
}

function lookOf(world: World, entity: Entity): Look | undefined {
  return typeOf(world, entity)?.look;
}

function readTeam(world: World, id: string | null): SceneEntity['team'] {
  const { teams } = world.game.game.types;
  const team = id === null ? undefined : teams[id];
  return team ? { color: team.color, index: Object.keys(teams).indexOf(id!) } : null;
}

function readAnimation(
  world: World,
  memory: SceneMemory,
  entity: Entity,
  look: Look,
  time: number,
): SceneEntity['animation'] {
  const set = entity.look.animation;
  const since = (set?.since ?? 0) * world.game.tickSeconds;
  if (set && !isOver(world, set.name, time - since)) return { name: set.name, since };
  const name = chooseAnimation(world, memory, entity, look, time);
  if (name === null) return null;
  const before = memory.animations.get(entity.id);
  if (before?.name === name) return before;
  const animation = { name, since: time };
  memory.animations.set(entity.id, animation);
  return animation;
}

/**
 * Whether an animation that does not loop has shown its last frame. After that, the idle or walking animation plays.
 */
function isOver({ game: { game } }: World, name: string, seconds: number): boolean {
  const animation = game.types.animations[name];
  return (
    !animation || (!animation.isLooping && seconds > animation.frames.length / animation.framesPerSecond)
  );
}

function chooseAnimation(
  world: World,
  memory: SceneMemory,
  entity: Entity,
  { animations }: Look,
  time: number,
): string | null {
  const { motion } = world.entities;
  const hurt = time - (memory.hurtAt.get(entity.id) ?? -1) < HURT_SECONDS ? animations.hurt : null;
  if (entity.kind !== 'unit') {
    const isMoving = motion.vx[entity.slot] !== 0 || motion.vy[entity.slot] !== 0;
    return hurt ?? (isMoving ? animations.move : null) ?? animations.idle;
  }
  if (entity.isDead) return animations.die ?? animations.idle;
  if (hurt) return hurt;
  if (world.game.game.settings.worldKind === 'side-view' && !entity.footing.isGrounded) {
    const inAir = motion.vy[entity.slot]! < 0 ? animations.jump : animations.fall;
    if (inAir) return inAir;
  }
  return (entity.isMoving ? animations.move : null) ?? animations.idle;
}

function readHeld(world: World, unit: Unit): SceneEntity['held'] {
  const item = findEntity(world, unit.inventory[unit.heldSlot] ?? null);
  const type = item && world.game.game.types.items[item.type];
  if (!type?.isShownInHand || unit.isDead) return null;
  return { look: type.look, ...type.holdOffset };
}

function listStreams(world: World, entity: Entity): readonly string[] {
  const type = typeOf(world, entity);
  const trail = type && 'effects' in type && 'trail' in type.effects ? type.effects.trail : null;
  const isTrailing =
    entity.kind === 'unit'
      ? !entity.isDead && (entity.isMoving || type?.body.kind === 'static')
      : entity.kind === 'projectile';
  return trail !== null && isTrailing ? [...entity.look.streams, trail] : entity.look.streams;
}

function readBars(world: World, entity: Entity, teamColor: string | null): SceneBar[] {
  const compiled = world.game.units.get(entity.type) ?? world.game.props.get(entity.type);
  if (!compiled || (entity.kind !== 'unit' && entity.kind !== 'prop')) return [];
  const { attributes } = world.entities;
  return compiled.attributes.flatMap(({ column, attribute }): SceneBar[] => {
    const { place, shown } = attribute.bar;
    if (place !== 'above' && place !== 'below') return [];
    const at = entity.slot * attributes.stride + column;
    const fill = attributes.value[at]! / attributes.max[at]!;
    if (shown !== 'always' && fill >= 1) return [];
    const color = attribute.role === 'health' && teamColor !== null ? teamColor : attribute.bar.color;
    return [{ fill, color, place }];
  });
}
