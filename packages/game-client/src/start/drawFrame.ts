import type { PredictedControls } from '@playloom/engine';
import { stepShake } from '@playloom/renderer';
import { clearTaps, readInput } from '../input/InputState.ts';
import { rotateControls } from '../input/rotateControls.ts';
import { createHudState } from '../present/createHudState.ts';
import { removeExpiredLogEntries } from '../present/HudLog.ts';
import { playFootsteps } from '../present/playFootsteps.ts';
import type { ShownUnit } from '../session/ClientSession.ts';
import { startOwnAttack } from '../present/startOwnAttack.ts';
import { presentEvents } from '../present/presentEvents.ts';
import { fillScene } from '../view/fillScene.ts';
import { moveCamera } from '../view/moveCamera.ts';
import { turnCamera, type CameraTurnOptions } from '../view/turnCamera.ts';
import type { ClientRun } from './ClientRun.ts';
import { reportPlayPhase } from './reportPlayPhase.ts';
import { drawDirections } from './drawDirections.ts';
import { isFrameDue } from '../frames/isFrameDue.ts';
import { noteDrawnFrame } from './paceFrames.ts';
import { drawFeel } from './drawFeel.ts';
import { readPads } from './readPads.ts';
import { revealOwnUnit } from './revealOwnUnit.ts';
import { isTipVisible, updateTips } from './updateTips.ts';

/** The most that animations advance in one frame, even after a longer pause. */
const SECONDS_MAX = 0.25;
const HUD_MS = 100;

/**
 * Runs one frame: reads input, advances ticks, handles events, draws the scene and updates the HUD. `frameAt` is the
 * time of the frame on the page, in milliseconds, which goes on while the clock of a playtest is paused.
 */
export function drawFrame(run: ClientRun, frameAt: number): void {
  const { core, stage, input } = run;
  const { session } = core;
  const now = run.clock.now();
  const passed = Math.max(0, (now - run.lastFrameAt) / 1000);
  const seconds = Math.min(SECONDS_MAX, passed);
  run.lastFrameAt = now;
  run.pace.undrawnSeconds += seconds;
  readPads(run);
  const pressed = readControls(run);
  const controls = run.hostSettings.isHeld ? { ...pressed, keys: [], stick: null } : pressed;
  reportPlayPhase(run);
  if (core.advance(controls) > 0) clearTaps(input);
  const own = core.show(seconds);
  stage.scene.time += passed;
  for (const { layerIndex, x, y, cell } of core.collectTileChanges())
    stage.renderer.setTile(layerIndex, x, y, cell);
  startOwnAttack(session, stage.memories, run.attack, controls.keys, stage.scene.time);
  stage.isCalm = run.calm?.matches === true;
  const hasNewTip = updateTips(run, controls, own, seconds);
  const hasHudChanges = presentEvents(session, stage);
  const hasExpired = removeExpiredLogEntries(stage.log, stage.scene.time);
  const isDrawn = isDue(run, frameAt);
  const draw = isDrawn ? drawScene(run, own, controls.mouseX, controls.mouseY) : 0;
  if (hasNewTip || hasHudChanges || hasExpired || now >= run.nextHudAt) updateHud(run, own);
  if (!isDrawn) return;
  stage.feel?.changePage();
  noteDrawnFrame(run, frameAt, run.clock.now() - now, draw);
}

/** Reads the controls and rotates them with the camera. */
function readControls({ core: { session }, stage, input }: ClientRun): PredictedControls {
  const yaw = stage.scene.camera.yaw ?? 0;
  const controls = readInput(input, session.shown, stage.renderer.toWorld, yaw);
  const unit = session.view.own.unit;
  const type = unit === null ? undefined : session.game.types.units[unit.type];
  return rotateControls(controls, type?.controls.scheme ?? null, yaw);
}

/** The camera view that the game chose. It applies only in 3D and to top-down games. */
export function readCameraView({ rendererKind, core }: ClientRun): CameraTurnOptions['view'] {
  const { settings } = core.session.game;
  return rendererKind === '3d' && settings.worldKind === 'top-down' ? settings.camera.view : 'follow';
}

function turnView(run: ClientRun, own: ShownUnit | null, seconds: number): void {
  const { camera } = run.stage.scene;
  camera.subject = run.core.session.view.own.camera.target ?? own?.id ?? null;
  run.look?.updateLock();
  const plan = {
    view: readCameraView(run),
    facing: own?.rotation ?? null,
    stick: run.input.touchStick,
    isFree: run.look?.isFree ?? false,
  };
  turnCamera(camera, run.turn, plan, seconds);
}

function isDue({ stage, pace }: ClientRun, frameAt: number): boolean {
  return pace.drawnAt === null || isFrameDue(frameAt - pace.drawnAt, stage.settings.isLowPower);
}

/** Draws the scene. Returns the milliseconds that the renderer took. */
function drawScene(run: ClientRun, own: ShownUnit | null, mouseX: number, mouseY: number): number {
  const { core, stage, surface, pace, clock } = run;
  const { scene } = stage;
  const aspect = surface.clientHeight > 0 ? surface.clientWidth / surface.clientHeight : 1;
  const frameSeconds = pace.undrawnSeconds;
  pace.undrawnSeconds = 0;
  moveCamera(core.session, scene.camera, run.camera, own, aspect, frameSeconds);
  turnView(run, own, frameSeconds);
  stepShake(stage.shake, scene.camera, frameSeconds);
  fillScene(core.session, {
    scene,
    memories: stage.memories,
    settings: stage.settings,
    own,
    pointer: run.input.pointer === null && run.input.aim === null ? null : { x: mouseX, y: mouseY },
    lastSeen: run.lastSeen,
    hasTouch: run.hasTouch,
    gamepad: run.gamepad,
    squasher: stage.isCalm ? null : stage.feel,
    seconds: frameSeconds,
    isCalm: stage.isCalm,
    assetUrl: run.options.assetUrl,
    findGhost: run.options.debug?.findGhost ?? null,
  });
  const drawnSeconds = drawFeel(run, own, { x: mouseX, y: mouseY }, frameSeconds);
  const startedAt = clock.now();
  stage.renderer.draw(scene, drawnSeconds);
  const drawMs = clock.now() - startedAt;
  run.framesDrawn += 1;
  drawDirections(run, own, frameSeconds);
  stage.sound.setListener(scene.camera.x, scene.camera.y, (scene.camera.tilesInView * aspect) / 2);
  stage.sound.setMusic(core.session.view.own.music);
  playFootsteps(core.session, stage, run.steps);
  return drawMs;
}

/** Gives the HUD the current state. */
export function updateHud(run: ClientRun, own: ShownUnit | null = run.core.session.shown): void {
  // Nobody sees a hidden tab. The first frame after it updates everything.
  if (run.hud === null || run.frame.ownerDocument.hidden) return;
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
    gamepad: run.gamepad,
    tips: run.tips.state,
    isTipVisible: isTipVisible(run),
    rendererKind: run.rendererKind,
    reconnectSecondsLeft,
    hasChat: options.features.chat && run.hostSettings.hasChat,
    permission: run.chat,
    markerDots: run.directions.layer?.dots ?? [],
  });
  revealOwnUnit(run, own);
}
