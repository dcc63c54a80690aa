import type { EntityId, ItemType } from '@playloom/game-format';
import type { ViewEvent } from '@playloom/protocol';
import { addShake, type SceneEntity } from '@playloom/renderer';
import type { ClientStage, FeelFrame, FeelLayer } from '../present/ClientStage.ts';
import { showStepEffect } from '../present/playFootsteps.ts';
import { canShake } from '../present/presentEvents.ts';
import type { ClientSession } from '../session/ClientSession.ts';
import { createChargeState, readCharge, type ChargeState } from './Charge.ts';
import { type Combo, createCombo, findOwnTarget, noteComboHit, raiseComboPitch } from './Combo.ts';
import type { Crosshair, CrosshairFrame } from './Crosshair.ts';
import { addDamage, createDamageNumbers, type DamageNumbers, formatDamage } from './DamageNumbers.ts';
import { createHitStops, type HitStops, holdStopped, isStopping, stopEntity } from './HitStops.ts';
import {
  createSquashes,
  endSquashFrame,
  pushSquash,
  type Squashes,
  squashPushes,
  stepSquash,
} from './Squashes.ts';

interface FeelState {
  readonly hitStops: HitStops;
  readonly squashes: Squashes;
  readonly numbers: DamageNumbers;
  readonly combo: Combo;
  readonly charge: ChargeState;
  /** What the crosshair shows at the end of the frame. */
  aimed: CrosshairFrame;
  /** The bars of the player's unit with the charge bar, written anew in each frame. */
  readonly bars: SceneEntity['bars'][number][];
  readonly chargeBar: { fill: number; readonly color: string; readonly place: 'below' };
  /** How far the crosshair is open, from 0 to 1. */
  spread: number;
  /** When the player's last attack started, and when they last hit something, in scene seconds. */
  attackedAt: number;
  hitAt: number;
}

type HurtEvent = Extract<ViewEvent, { kind: 'hurt' }>;

const HURT_SHAKE_SECONDS = 0.25;
const CLOSE_SECONDS = 0.3;
const HIT_MARK_SECONDS = 0.14;
/** Effects stop what is this near. */
const EFFECT_STOP_TILES = 3;
const DEALT_COLOR = '#fff3c9';
const TAKEN_COLOR = '#ff8f87';
const CHARGE_COLOR = '#ffe9b8';
/** How far above the center of its target a number appears, relative to the height. */
const NUMBER_LIFT = 0.45;

export function createFeelLayer(crosshair: Crosshair): FeelLayer {
  const state: FeelState = {
    hitStops: createHitStops(),
    squashes: createSquashes(),
    numbers: createDamageNumbers(),
    combo: createCombo(),
    charge: createChargeState(),
    aimed: { shape: 'none', at: null, hasMouse: true, spread: 0, isHit: false, charge: null },
    bars: [],
    chargeBar: { fill: 0, color: CHARGE_COLOR, place: 'below' },
    spread: 0,
    attackedAt: -Infinity,
    hitAt: -Infinity,
  };
  return {
    react: (session, stage, event) => react(state, session, stage, event),
    raisePitch: (session, event, time) => raiseComboPitch(state.combo, session, event, time),
    squash: (game, entity, memory, scale, seconds) =>
      stepSquash(state.squashes, game, entity, memory, scale, seconds),
    changeScene: (frame) => changeScene(state, frame),
    changePage: () => crosshair.draw(state.aimed),
    remove: () => crosshair.remove(),
  };
}

function react(state: FeelState, session: ClientSession, stage: ClientStage, event: ViewEvent): void {
  if (event.kind === 'hurt') reactToHurt(state, session, stage, event);
  else if (event.kind === 'effect') {
    const seconds = session.game.types.effects[event.effect]?.hitStop ?? 0;
    if (seconds > 0) stopNear(state, stage, event, seconds);
  } else if (event.kind === 'attack' && event.unit !== session.shown?.id) {
    pushUnit(state, session, stage, event.unit, squashPushes.attack);
  }
}

function reactToHurt(state: FeelState, session: ClientSession, stage: ClientStage, event: HurtEvent): void {
  const { feel } = session.game.settings;
  const { scene, shake } = stage;
  const target = findOwnTarget(session, event);
  const isOwn = event.entity === session.shown?.id;
  pushUnit(state, session, stage, event.entity, squashPushes.hurt);
  if (isOwn && feel.hurtShake > 0 && canShake(stage)) addShake(shake, feel.hurtShake, HURT_SHAKE_SECONDS);
  const drawn = target === null && !isOwn ? undefined : findDrawn(stage, event.entity);
  if (drawn === undefined) return;
  if (feel.hasDamageNumbers) showDamage(state, stage, drawn, event.amount, isOwn);
  if (target === null) return;
  noteComboHit(state.combo, drawn, scene.time);
  state.hitAt = scene.time;
  const item = findHeldItem(session);
  const seconds = item?.feel.hitStop ?? feel.hitStop;
  if (!stopEntity(state.hitStops, target, seconds, scene.time)) return;
  // What shoots stands apart from what it hits and moves on.
  if (item?.weapon?.kind === 'melee' && session.shown !== null)
    stopEntity(state.hitStops, session.shown.id, seconds, scene.time);
}

function pushUnit(
  { squashes }: FeelState,
  { game, view }: ClientSession,
  { memories }: ClientStage,
  key: EntityId,
  speed: number,
): void {
  const [entity, memory] = [view.entities.get(key), memories.get(key)];
  if (entity !== undefined && memory !== undefined) pushSquash(squashes, game, entity.type, memory, speed);
}

function stopNear(
  { hitStops }: FeelState,
  { scene }: ClientStage,
  { x, y }: { readonly x: number; readonly y: number },
  seconds: number,
): void {
  for (const entity of scene.entities) {
    if (Math.hypot(entity.x - x, entity.y - y) < EFFECT_STOP_TILES)
      stopEntity(hitStops, entity.key, seconds, scene.time);
  }
}

function findDrawn({ scene }: ClientStage, key: EntityId): SceneEntity | undefined {
  return scene.entities.find((entity) => entity.key === key);
}

function showDamage(
  { numbers }: FeelState,
  { renderer, scene, isCalm }: ClientStage,
  { key: target, x, y, look, scale }: SceneEntity,
  amount: number,
  isOwn: boolean,
): void {
  const { key, sum } = addDamage(numbers, target, amount, scene.time);
  const text = formatDamage(sum);
  renderer.burst({
    kind: 'floating-text',
    key,
    // The sign tells damage taken from damage dealt without the color.
    text: isOwn ? `−${text}` : text,
    x,
    y: y + (look.offset.y - look.height * NUMBER_LIFT) * scale,
    color: isOwn ? TAKEN_COLOR : DEALT_COLOR,
    isStill: isCalm,
  });
}

function changeScene(state: FeelState, frame: FeelFrame): number {
  const { stage, own, session } = frame;
  const { scene, isCalm } = stage;
  noteOwnAttack(state, frame);
  showLandings(state.squashes, session, stage);
  endSquashFrame(state.squashes);
  if (!isCalm) holdStopped(state.hitStops, scene.entities, scene.time, canShake(stage));
  const { hasChargeBar, crosshair } = session.game.settings.feel;
  const charge =
    hasChargeBar && frame.isPlaying ? readCharge(state.charge, session, frame.attack, scene.time) : null;
  const shape = findHeldItem(session)?.feel.crosshair ?? crosshair;
  const at = frame.isPlaying && own !== null ? frame.aim : null;
  const isAiming = at !== null && shape !== 'none';
  if (charge !== null && own !== null && !isAiming) addChargeBar(state, stage, own.id, charge);
  state.aimed = {
    shape,
    at,
    hasMouse: frame.hasMouse,
    spread: isCalm ? 0 : state.spread,
    isHit: scene.time - state.hitAt < HIT_MARK_SECONDS,
    charge,
  };
  return !isCalm && isStopping(state.hitStops, scene.time) ? 0 : frame.seconds;
}

/** Shows the step effect of units that have landed. */
function showLandings({ landed }: Squashes, session: ClientSession, stage: ClientStage): void {
  for (const key of landed) {
    const [drawn, entity] = [findDrawn(stage, key), session.view.entities.get(key)];
    const type = entity === undefined ? undefined : session.game.types.units[entity.type];
    if (drawn !== undefined && type !== undefined) showStepEffect(session, stage, drawn, type);
  }
}

/** The player's own attack is shown without waiting for the room. */
function noteOwnAttack(state: FeelState, { stage, own, seconds }: FeelFrame): void {
  state.spread = Math.max(0, state.spread - seconds / CLOSE_SECONDS);
  const startedAt = own === null ? undefined : stage.memories.get(own.id)?.startedAt;
  if (own === null || startedAt === undefined || startedAt <= state.attackedAt) return;
  state.attackedAt = startedAt;
  state.spread = 1;
}

function addChargeBar(
  { bars, chargeBar }: FeelState,
  stage: ClientStage,
  key: EntityId,
  charge: number,
): void {
  const entity = findDrawn(stage, key);
  if (entity === undefined) return;
  bars.length = 0;
  for (const bar of entity.bars) bars.push(bar);
  chargeBar.fill = charge;
  bars.push(chargeBar);
  entity.bars = bars;
}

function findHeldItem({ view, game }: ClientSession): ItemType | undefined {
  const slot = view.own.inventory[view.own.heldSlot - 1];
  return slot == null ? undefined : game.types.items[slot.item];
}
