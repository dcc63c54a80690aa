import type { EntityId, Look, Point } from '@playloom/game-format';
import type { EntityView } from '@playloom/protocol';
import type { Scene, SceneEntity } from '@playloom/renderer';
import type { ClientSession, ShownUnit } from '../session/ClientSession.ts';
import { createStreamRenamer, nameForStream } from '../settings/nameForStream.ts';
import { hasTeamMarks, type PlayerSettings } from '../settings/PlayerSettings.ts';
import { recolorTeams } from '../settings/teamPalettes.ts';
import { type EntityMemories, type EntityMemory, getOrCreateEntityMemory } from '../entities/EntityMemory.ts';
import { findOwnUnitType } from '../controls/findOwnUnitType.ts';
import type { GamepadKind } from '../controls/findGamepadSign.ts';
import { fillKeyNames } from '../controls/fillKeyNames.ts';
import { createServerGhost } from './createServerGhost.ts';
import { listBars } from './listBars.ts';
import { listStreamedEffects, findEntityLook } from './findEntityLook.ts';
import { pickAnimation } from './pickAnimation.ts';
import { computeShield, SHIELD_FADE } from './computeShield.ts';
import { computeEntityPose } from './computeEntityPose.ts';
import type { Pose } from '../entities/EntityTrack.ts';
import type { Squasher } from '../entities/Squasher.ts';

interface SceneInputs {
  readonly scene: Scene;
  readonly memories: EntityMemories;
  readonly settings: PlayerSettings;
  readonly own: ShownUnit | null;
  /** Position of the pointer in tiles, or null. */
  readonly pointer: Point | null;
  /** The last data of each entity. Entities are shown late, so they are still drawn after the room removed them. */
  readonly lastSeen: Map<EntityId, EntityView>;
  readonly hasTouch: boolean;
  /** The gamepad in use. Null if another device is. */
  readonly gamepad: GamepadKind | null;
  /** Null in games without feel, and for players who prefer less motion. */
  readonly squasher: Squasher | null;
  /** Since the last drawn frame. */
  readonly seconds: number;
  /** Whether the player prefers less motion, so that nothing pulses. */
  readonly isCalm?: boolean;
  /** Resolves image addresses of skins. Without it no skins are shown. */
  readonly assetUrl?: (file: string) => string;
  /** Finds the server position of an entity, to draw it as a ghost. Null outside of the editor. */
  readonly findGhost?: ((entity: EntityId) => Pose | null) | null;
}

const RING_COLOR = '#ffe9b8';
const LABEL_COLOR = '#fdf6e8';
const FADE_SECONDS = 0.5;
const FORGET_ABOVE = 50;
/** Above this speed in tiles per second, the player's unit plays its moving animation. */
const MOVING_SPEED = 0.4;
/** Shown before names for players who turned team shapes on. */
const TEAM_SHAPES = ['●', '▲', '■', '◆', '★', '✚'];

/** Fills the scene with all visible entities at their current positions. */
export function fillScene(session: ClientSession, inputs: SceneInputs): void {
  const { view, tracks } = session;
  const { scene, lastSeen, memories } = inputs;
  const entities: SceneEntity[] = [];
  for (const [id, track] of tracks) {
    const entity = view.entities.get(id) ?? null;
    if (entity !== null) lastSeen.set(id, entity);
    const isOwn = id === inputs.own?.id;
    const known = isOwn && entity !== null ? asPredicted(session, entity) : (entity ?? lastSeen.get(id));
    const pose = isOwn ? inputs.own : computeEntityPose(session, entity, track, inputs.own);
    const drawn = known === undefined || pose === null ? null : describe(session, inputs, known, pose, isOwn);
    if (drawn !== null) {
      const ghost = inputs.findGhost?.(id) ?? null;
      if (ghost !== null) entities.push(...createServerGhost(drawn, ghost));
      entities.push(drawn);
    }
    if (drawn === null && track.lostAt !== null && session.shownTicks.ticks >= track.lostAt)
      tracks.delete(id);
  }
  forget(session, lastSeen);
  forget(session, memories);
  scene.entities = entities;
  scene.daylight = view.room.daylight;
  scene.layerOpacities = view.room.layerOpacities;
  scene.textScale = inputs.settings.textSize / 100;
}

/** Removes data of entities that are gone, but only when enough of it has accumulated. */
function forget({ tracks }: ClientSession, known: Map<EntityId, unknown>): void {
  if (known.size <= tracks.size + FORGET_ABOVE) return;
  for (const id of known.keys()) if (!tracks.has(id)) known.delete(id);
}

function describe(
  session: ClientSession,
  inputs: SceneInputs,
  entity: EntityView,
  pose: Pose,
  isOwn: boolean,
): SceneEntity | null {
  const { game } = session;
  const look = findEntityLook(game, entity);
  if (look === null) return null;
  const { time } = inputs.scene;
  const memory = getOrCreateEntityMemory(inputs.memories, entity.id);
  const shield = computeShield(entity, time, inputs.isCalm === true);
  const shown = fade(look, entity, memory, time) * (entity.opacity ?? look.opacity);
  const opacity = shield === null ? shown : shown * (1 - shield * SHIELD_FADE);
  return {
    key: entity.id,
    x: pose.x,
    y: pose.y,
    rotation: isOwn ? computeOwnRotation(session, inputs, pose) : pose.rotation,
    scale: pose.scale,
    look,
    skin: findSkin(session, inputs, entity),
    opacity,
    tint: entity.tint,
    animation: pickAnimation(game, entity, look, memory, time, session.shownTicks.ticks),
    held: describeHeld(session, entity),
    streams: opacity === 0 ? [] : listStreamedEffects(game, entity),
    label: describeLabel(session, inputs.settings, entity),
    speech: describeSpeech(session, inputs, entity, memory),
    emote: memory.emote !== null && time < memory.emote.until ? memory.emote.name : null,
    bars: listBars(game, entity, memory, { time, side: findTeamSide(session, inputs, entity) }),
    hasShadow: entity.kind === 'unit' && !entity.isDead,
    squash: inputs.squasher?.squash(game, entity, memory, pose.scale, inputs.seconds) ?? 0,
    ...(shield !== null && { shield }),
    ring: isOwn && !entity.isDead && game.settings.worldKind === 'top-down' ? RING_COLOR : null,
    team: describeTeam(session, inputs.settings, entity.team),
  };
}

/** Replaces the movement of the player's unit by the predicted one, so that its animation fits. */
function asPredicted({ predictor, game }: ClientSession, entity: EntityView): EntityView {
  const unit = predictor?.isActive === true ? predictor.current : null;
  if (unit === null || entity.isDead) return entity;
  const isMoving =
    game.types.units[entity.type]?.controls.scheme === 'platformer'
      ? Math.abs(unit.vx) > MOVING_SPEED
      : Math.hypot(unit.vx, unit.vy) > MOVING_SPEED;
  return { ...entity, isMoving, isGrounded: unit.platform?.isGrounded ?? true, vx: unit.vx, vy: unit.vy };
}

/** Computes the opacity: dead units without a death animation fade out. */
function fade(look: Look, { isDead }: EntityView, memory: EntityMemory, time: number): number {
  if (!isDead) {
    memory.diedAt = null;
    return 1;
  }
  memory.diedAt ??= time;
  if (look.animations.die !== null) return 1;
  return Math.max(0, 1 - (time - memory.diedAt) / FADE_SECONDS);
}

/** Turns the player's unit to the pointer in every frame, not only once per tick. */
function computeOwnRotation(
  { game, view, predictor }: ClientSession,
  { pointer }: SceneInputs,
  pose: Pose,
): number {
  const { unit } = view.own;
  if (unit === null || pointer === null || !unit.isSteerable || predictor?.isActive !== true) {
    return pose.rotation;
  }
  if (game.types.units[unit.type]?.controls.facing !== 'mouse') return pose.rotation;
  return Math.atan2(pointer.y - pose.y, pointer.x - pose.x);
}

/** The skin of the unit's player, if it is made for this unit type. */
function findSkin({ view }: ClientSession, { assetUrl }: SceneInputs, entity: EntityView): string | null {
  const skin = entity.owner === null ? null : (view.players.get(entity.owner)?.skin ?? null);
  if (skin === null || assetUrl === undefined || entity.kind !== 'unit') return null;
  return skin.unit === entity.type ? assetUrl(skin.file) : null;
}

/** The text of the speech bubble: set by the game, with key names filled in, or else the player's chat message. */
function describeSpeech(
  session: ClientSession,
  { settings, hasTouch, gamepad, scene }: SceneInputs,
  { text }: EntityView,
  { speech: said }: EntityMemory,
): string | null {
  if (text === null) {
    const isHeard = said !== null && scene.time < said.until && !settings.isStreaming;
    return isHeard ? said.text : null;
  }
  const { game, view, welcome } = session;
  const me = welcome?.player ?? null;
  const players = [...view.players.values()];
  const shown = settings.isStreaming ? createStreamRenamer(players, me)(text) : text;
  if (!shown.includes('{')) return shown;
  const type = findOwnUnitType({ game, own: view.own, players, me });
  const { keys, padButtons } = settings;
  return fillKeyNames(shown, { type, keys, padButtons, hasTouch, gamepad });
}

function describeHeld({ game }: ClientSession, { held, isDead }: EntityView): SceneEntity['held'] {
  const item = held === null || isDead ? undefined : game.types.items[held];
  if (item === undefined || !item.isShownInHand) return null;
  return { look: item.look, x: item.holdOffset.x, y: item.holdOffset.y };
}

function describeLabel(
  session: ClientSession,
  settings: PlayerSettings,
  entity: EntityView,
): SceneEntity['label'] {
  if (!settings.showsNames || !entity.hasNameLabel || entity.isDead || entity.kind !== 'unit') return null;
  const name = findName(session, settings, entity) ?? session.game.types.units[entity.type]?.name;
  if (name === undefined || name === '') return null;
  const team = describeTeam(session, settings, entity.team);
  const shape =
    hasTeamMarks(settings) && team !== null ? `${TEAM_SHAPES[team.index % TEAM_SHAPES.length]} ` : '';
  return { text: shape + name, color: team?.color ?? LABEL_COLOR };
}

function findName(
  { view, welcome }: ClientSession,
  { isStreaming }: PlayerSettings,
  { name, owner }: EntityView,
): string | undefined {
  const player = owner === null ? undefined : view.players.get(owner);
  if (!isStreaming) return name ?? player?.name;
  const me = welcome?.player ?? null;
  if (player !== undefined) return nameForStream(player, me);
  return name === null ? undefined : createStreamRenamer(view.players.values(), me)(name);
}

function describeTeam(
  session: ClientSession,
  { teamPalette }: PlayerSettings,
  team: string | null,
): SceneEntity['team'] {
  const game = recolorTeams(session.game, teamPalette);
  const found = team === null ? undefined : game.types.teams[team];
  if (team === null || found === undefined) return null;
  return { color: found.color, index: Object.keys(game.types.teams).indexOf(team) };
}

/** Decides whether bars get the color of friends or foes. Null if the player has not turned that on. */
function findTeamSide(
  session: ClientSession,
  { settings, own }: SceneInputs,
  entity: EntityView,
): 'friend' | 'foe' | null {
  if (!settings.hasTeamShapes || entity.kind !== 'unit') return null;
  if (entity.id === own?.id) return 'friend';
  const mine = own === null ? null : (session.view.entities.get(own.id)?.team ?? null);
  return mine !== null && entity.team === mine ? 'friend' : 'foe';
}
