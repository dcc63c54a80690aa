import type { EntityId, Settings } from '@playloom/game-format';
import type { ViewEvent } from '@playloom/protocol';
import { createScene, createShake, type Renderer } from '@playloom/renderer';
import { addPoseSample } from '../entities/EntityTrack.ts';
import { createFeelLayer } from '../feel/createFeelLayer.ts';
import { createCrosshair } from '../feel/Crosshair.ts';
import { getOrCreateEntityMemory } from '../entities/EntityMemory.ts';
import { createHudLog } from '../present/HudLog.ts';
import { playFootsteps } from '../present/playFootsteps.ts';
import type { ClientStage } from '../present/ClientStage.ts';
import { presentEvents } from '../present/presentEvents.ts';
import type { ClientSession } from '../session/ClientSession.ts';
import { defaultSettings } from '../settings/PlayerSettings.ts';
import { createSilentSoundPlayer } from '../sound/SoundPlayer.ts';
import { fillScene } from '../view/fillScene.ts';
import { addVisibleEntity, createTestSession, makeOwnUnit } from './createTestSession.ts';

interface FightOptions {
  readonly surface: HTMLElement;
  readonly units: number;
  /** Switches everything on under Feel, or nothing. */
  readonly hasFeel: boolean;
}

/** A crowd of walking units, and a player who keeps hitting and being hit. Draws frames without a room. */
export interface Fight {
  readonly session: ClientSession;
  /** Draws one frame with this renderer, `seconds` after the last one. */
  draw(renderer: Renderer, seconds: number): void;
}

const EVERYTHING: Settings['feel'] = {
  hitStop: 0.05,
  hurtShake: 0.3,
  hasDamageNumbers: true,
  squash: 1,
  comboSemitones: 1,
  crosshair: 'cross',
  hasChargeBar: true,
};
/** How many frames pass between two hits of the player, two hits on the player, and two explosions. */
const HIT_FRAMES = 8;
const HURT_FRAMES = 30;
const BOOM_FRAMES = 60;
const SNAPSHOT_FRAMES = 3;
const MIDDLE = 20;
const AIM = { x: 400, y: 200 };

export function createFight({ surface, units, hasFeel }: FightOptions): Fight {
  const session = createTestSession(createFightGame(hasFeel));
  const ids = Array.from({ length: units }, (_, index) => {
    const { x, y } = placeUnit(index, 0);
    return addVisibleEntity(session, { x, y, isMoving: true, name: `Unit ${index}`, vx: 3 }).id;
  });
  const own = session.view.entities.get(ids[0]!)!;
  makeOwnUnit(session, own);
  const slot = { item: 'club', count: 1, ammo: 1, reloadAt: 0 };
  session.view.own = { ...session.view.own, inventory: [slot], heldSlot: 1 };
  const stage = createFightStage();
  if (hasFeel) stage.feel = createFeelLayer(createCrosshair(surface));
  const steps = { nextAt: new Map<number, number>(), nextEffectAt: 0 };
  const lastSeen = new Map();
  let frame = 0;
  return {
    session,
    draw(renderer, seconds) {
      frame += 1;
      stage.renderer = renderer;
      stage.scene.time += seconds;
      const shown = moveUnits(session, ids, frame, stage.scene.time, seconds);
      const attack = { wasUsing: true, readyAt: stage.scene.time + 0.3 };
      if (frame % HIT_FRAMES === 0)
        getOrCreateEntityMemory(stage.memories, shown.id).startedAt = stage.scene.time;
      for (const event of listEvents(ids, frame)) session.waiting.push({ tick: 0, event });
      presentEvents(session, stage);
      const { scene, memories, settings } = stage;
      const device = { pointer: null, hasTouch: false, gamepad: null };
      fillScene(session, { scene, memories, settings, own: shown, lastSeen, ...device });
      const aiming = { aim: AIM, hasMouse: true, isPlaying: true };
      const advanced = stage.feel?.changeScene({ session, stage, own: shown, attack, ...aiming, seconds });
      renderer.draw(scene, advanced ?? seconds);
      playFootsteps(session, stage, steps);
    },
  };
}

function createFightGame(hasFeel: boolean) {
  const feel = { stepEffect: 'dust' };
  return {
    settings: hasFeel ? { feel: EVERYTHING } : {},
    types: {
      attributes: { health: { name: 'Health', role: 'health', bar: { shown: 'always' } } },
      effects: {
        dust: { name: 'Dust', count: 2 },
        sparks: { name: 'Sparks', count: 8 },
        boom: { name: 'Boom', count: 30, shake: 0.3, ...(hasFeel && { hitStop: 0.05 }) },
      },
      sounds: { ouch: { name: 'Ouch' } },
      items: { club: { name: 'Club', weapon: { kind: 'melee', usesPerSecond: 1 } } },
      units: {
        hero: {
          name: 'Hero',
          sounds: { hurt: 'ouch', step: 'ouch' },
          look: { turns: 'left-right' },
          ...(hasFeel && { feel }),
        },
      },
    },
  };
}

function createFightStage(): ClientStage {
  const scene = createScene();
  Object.assign(scene.camera, { x: MIDDLE, y: MIDDLE, tilesInView: 20 });
  return {
    renderer: null as never,
    sound: createSilentSoundPlayer(),
    scene,
    shake: createShake(),
    memories: new Map(),
    log: createHudLog(),
    hits: [],
    feel: null,
    isCalm: false,
    settings: defaultSettings,
  };
}

/** Each unit walks in a circle of its own. */
function placeUnit(index: number, time: number): { readonly x: number; readonly y: number } {
  const angle = time * 1.5 + index;
  const [column, row] = [(index % 10) - 5, Math.floor(index / 10) - 3];
  return { x: MIDDLE + column * 2.2 + Math.cos(angle), y: MIDDLE + row * 2.2 + Math.sin(angle) };
}

function moveUnits(
  session: ClientSession,
  ids: readonly EntityId[],
  frame: number,
  time: number,
  seconds: number,
) {
  session.shownTicks.ticks += seconds * session.tickRate;
  session.clientTicks.ticks = session.shownTicks.ticks + 10;
  session.view.tick = Math.ceil(session.shownTicks.ticks) + SNAPSHOT_FRAMES;
  if (frame % SNAPSHOT_FRAMES === 0) {
    for (const [index, id] of ids.entries()) {
      const pose = { rotation: 0, scale: 1, ...placeUnit(index, time) };
      addPoseSample(session.tracks.get(id)!, session.view.tick, {
        ...session.view.entities.get(id)!,
        ...pose,
      });
    }
  }
  const shown = { ...placeUnit(0, time), rotation: 0, scale: 1, isPredicted: true, leaps: 0 };
  session.shown = { id: ids[0]!, ...shown };
  return session.shown;
}

function listEvents(ids: readonly EntityId[], frame: number): ViewEvent[] {
  const events: ViewEvent[] = [];
  const [own, target] = [ids[0]!, ids[1 + (frame % (ids.length - 1))]!];
  const place = { x: MIDDLE + (frame % 5), y: MIDDLE };
  const hurt = (entity: EntityId, attacker: EntityId): void => {
    events.push({ kind: 'hurt', entity, attacker, amount: 5 + (frame % 7), direction: null });
    events.push({ kind: 'effect', effect: 'sparks', ...place, rotation: 0 });
    events.push({ kind: 'sound', sound: 'ouch', at: place });
  };
  if (frame % HIT_FRAMES === 0) hurt(target, own);
  if (frame % HURT_FRAMES === 0) hurt(own, target);
  if (frame % BOOM_FRAMES === 0) events.push({ kind: 'effect', effect: 'boom', ...place, rotation: 0 });
  return events;
}
