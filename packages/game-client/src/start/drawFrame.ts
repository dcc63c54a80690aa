import type { PredictedControls } from '@playloom/engine';
import { stepShake } from '@playloom/renderer';
import { forgetTaps, readHands } from '../input/Hands.ts';
import { readGamepad } from '../input/readGamepad.ts';
import { turnControls } from '../input/turnControls.ts';
import { createHudState } from '../play/createHudState.ts';
import { expireLog } from '../play/HudLog.ts';
import { playSteps } from '../play/playSteps.ts';
import type { ShownUnit } from '../play/Session.ts';
import { startOwnAttack } from '../play/startOwnAttack.ts';
import { tellEvents } from '../play/tellEvents.ts';
import { fillScene } from '../view/fillScene.ts';
import { moveCamera } from '../view/moveCamera.ts';
import { turnCamera, type TurnPlan } from '../view/turnCamera.ts';
import type { Run } from './Run.ts';
import { tellLife } from './tellLife.ts';
import { turnSlot } from './turnSlot.ts';

/** After a longer pause what glides and flies moves on as if so much had passed. */
const SECONDS_MAX = 0.25;
const HUD_MS = 100;

/** One picture: hands, ticks, what happened, the scene, the HUD. */
export function drawFrame(run: Run): void {
  const { core, stage, hands } = run;
  const { session } = core;
  const now = run.clock.now();
  const passed = Math.max(0, (now - run.lastFrameAt) / 1000);
  const seconds = Math.min(SECONDS_MAX, passed);
  run.lastFrameAt = now;
  run.frames += 1;
  readPads(run);
  const pressed = readControls(run);
  const controls = run.outside.isHeld ? { ...pressed, keys: [], stick: null } : pressed;
  tellLife(run);
  if (core.advance(controls) > 0) forgetTaps(hands);
  const own = core.show(seconds);
  stage.scene.time += passed;
  for (const { layerIndex, x, y, cell } of core.takeTiles()) stage.renderer.setTile(layerIndex, x, y, cell);
  startOwnAttack(session, stage.memories, run.attack, controls.keys, stage.scene.time);
  const hasNews = tellEvents(session, stage);
  const hasExpired = expireLog(stage.log, stage.scene.time);
  if (isDrawn(run)) drawScene(run, own, controls.mouseX, controls.mouseY, seconds);
  if (hasNews || hasExpired || now >= run.nextHudAt) updateHud(run, own);
}

/** What the hands say, by what is seen: a camera that was turned turns what they mean. */
function readControls({ core: { session }, stage, hands }: Run): PredictedControls {
  const yaw = stage.scene.camera.yaw ?? 0;
  const controls = readHands(hands, session.shown, stage.renderer.toWorld, yaw);
  const unit = session.view.own.unit;
  const type = unit === null ? undefined : session.game.types.units[unit.type];
  return turnControls(controls, type?.controls.scheme ?? null, yaw);
}

/** Only 3D can be turned; from the side there is one way to look. */
export function readView({ picture, core }: Run): TurnPlan['view'] {
  const { settings } = core.session.game;
  return picture === '3d' && settings.worldKind === 'top-down' ? settings.camera.view : 'follow';
}

function turnView(run: Run, own: ShownUnit | null, seconds: number): void {
  const { camera } = run.stage.scene;
  camera.subject = run.core.session.view.own.camera.target ?? own?.id ?? null;
  run.look?.keep();
  const plan = {
    view: readView(run),
    facing: own?.rotation ?? null,
    stick: run.hands.touchStick,
    isFree: run.look?.isFree ?? false,
  };
  turnCamera(camera, run.turn, plan, seconds);
}

/** In low-power mode every second picture is left out. */
function isDrawn({ stage, frames }: Run): boolean {
  return !stage.settings.isLowPower || frames % 2 === 0;
}

function drawScene(run: Run, own: ShownUnit | null, mouseX: number, mouseY: number, seconds: number): void {
  const { core, stage, surface } = run;
  const { scene } = stage;
  const aspect = surface.clientHeight > 0 ? surface.clientWidth / surface.clientHeight : 1;
  const pictureSeconds = stage.settings.isLowPower ? seconds * 2 : seconds;
  moveCamera(core.session, scene.camera, run.camera, own, aspect, pictureSeconds);
  turnView(run, own, pictureSeconds);
  stepShake(stage.shake, scene.camera, pictureSeconds);
  fillScene(core.session, {
    scene,
    memories: stage.memories,
    settings: stage.settings,
    own,
    pointer: run.hands.pointer === null && run.hands.aim === null ? null : { x: mouseX, y: mouseY },
    lastSeen: run.lastSeen,
    hasTouch: run.hasTouch,
    assetUrl: run.options.assetUrl,
    findGhost: run.options.debug?.findGhost ?? null,
  });
  stage.renderer.draw(scene, pictureSeconds);
  run.framesDrawn += 1;
  stage.sound.setListener(scene.camera.x, scene.camera.y, (scene.camera.tilesInView * aspect) / 2);
  stage.sound.setMusic(core.session.view.own.music);
  playSteps(core.session, scene.entities, run.steps, stage.sound, scene.time);
}

/** Tells the HUD how things stand; at once when the player would notice the wait. */
export function updateHud(run: Run, own: ShownUnit | null = run.core.session.shown): void {
  if (run.hud === null) return;
  const { options, core, stage, hasTouch, lostUntil, clock } = run;
  run.nextHudAt = clock.now() + HUD_MS;
  const reconnectSecondsLeft =
    lostUntil === null ? null : Math.max(0, Math.ceil((lostUntil - clock.now()) / 1000));
  run.hud.value = createHudState({
    options,
    session: core.session,
    log: stage.log,
    settings: stage.settings,
    own,
    hasTouch,
    picture: run.picture,
    reconnectSecondsLeft,
    hasChat: options.features.chat && run.outside.hasChat,
    permission: run.chat,
  });
}

function readPads(run: Run): void {
  if (run.options.debug?.isFocused() === false) return;
  const pads = listPads();
  if (pads.length === 0 && run.pad.down.size === 0) return;
  readGamepad(run.hands, run.pad, pads, {
    turnSlot: (direction) => turnSlot(run.core, direction),
    openMenu: () =>
      void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape' })),
  });
}

/** In frames without the right to gamepads, asking for them throws. */
function listPads(): readonly (Gamepad | null)[] {
  try {
    return navigator.getGamepads();
  } catch {
    return [];
  }
}
