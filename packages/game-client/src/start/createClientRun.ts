import { createFramePace } from '../frames/FramePace.ts';
import { createScene, createShake, type Renderer } from '@playloom/renderer';
import { createInputState } from '../input/InputState.ts';
import { type ClientCore, createClientCore } from '../session/createClientCore.ts';
import { createHudLog, addClientMessage } from '../present/HudLog.ts';
import type { PlayerSettings } from '../settings/PlayerSettings.ts';
import { loadSettings } from '../settings/settingsStore.ts';
import { createLazySoundPlayer } from '../sound/createLazySoundPlayer.ts';
import type { RendererKind, StartOptions } from '../contract/StartOptions.ts';
import { type ClientClock, createBrowserClock } from '../time/ClientClock.ts';
import { findLocalStorage } from './findLocalStorage.ts';
import { endClientRun } from './endClientRun.ts';
import { type ClientRun, setClientState } from './ClientRun.ts';
import { createRunTips } from './updateTips.ts';
import { sendScreen } from './sendScreen.ts';

/** Shown when a game offers an item in a portal, an exported game or a playtest, where nothing can be bought. */
const PURCHASES_OFF = 'Purchases aren’t available here.';

export interface ClientElements {
  readonly frame: HTMLElement;
  readonly surface: HTMLElement;
}

interface CreatedRenderer {
  readonly renderer: Renderer;
  readonly kind: RendererKind;
}

/** Creates the client's state and starts connecting to the room. */
export function createClientRun(
  options: StartOptions,
  { frame, surface }: ClientElements,
  created: CreatedRenderer,
): ClientRun {
  const clock = options.debug?.clock ?? createBrowserClock();
  const storage = findLocalStorage();
  const run: ClientRun = {
    options,
    clock,
    core: connectCore(options, clock, () => run),
    surface,
    frame,
    input: createInputState(),
    pad: { down: new Set() },
    padCapture: null,
    stage: createStage(options, created, loadSettings(storage)),
    camera: { isPlaced: false },
    turn: { dragged: 0 },
    look: null,
    rendererKind: created.kind,
    isSwitching: false,
    steps: { nextAt: new Map(), nextEffectAt: 0 },
    attack: { wasUsing: false, readyAt: 0 },
    lastSeen: new Map(),
    storage,
    state: { kind: 'loading', part: 0, step: 'assets' },
    chat: options.person,
    hostSettings: { isMuted: false, isHeld: false, hasChat: true, hasFullscreen: true },
    isMenuOpen: false,
    life: null,
    hud: null,
    nextHudAt: 0,
    hasTouch: false,
    calm: globalThis.matchMedia?.('(prefers-reduced-motion: reduce)'),
    gamepad: null,
    tips: createRunTips(options, storage),
    isFeelChecked: false,
    directions: { layer: null, isLoading: false },
    lostUntil: null,
    lastFrameAt: clock.now(),
    framesDrawn: 0,
    pace: createFramePace(),
    isReady: false,
    sentAspect: 0,
    hasEnded: false,
    cleanups: [],
  };
  return run;
}

function createStage(
  { game, assetUrl }: StartOptions,
  { renderer }: CreatedRenderer,
  settings: PlayerSettings,
): ClientRun['stage'] {
  const scene = createScene();
  scene.regions = Object.values(game.map.regions).filter(({ isVisible }) => isVisible);
  return {
    renderer,
    sound: createLazySoundPlayer(game, assetUrl),
    scene,
    shake: createShake(),
    memories: new Map(),
    log: createHudLog(),
    hits: [],
    feel: null,
    isCalm: false,
    settings,
  };
}

/** Starts connecting. The run exists as soon as something is received. */
function connectCore(options: StartOptions, clock: ClientClock, getRun: () => ClientRun): ClientCore {
  return createClientCore({
    game: options.game,
    connect: options.connect,
    clock,
    latency: options.latency,
    onWelcome: () => returnToGame(getRun()),
    onTravel(gameSlug, token) {
      getRun().hasEnded = true;
      setClientState(getRun(), { kind: 'travelling', gameSlug, token });
    },
    onOffer: options.onOffer ?? (() => refuseOffer(getRun())),
    onLost: (until) => countDown(getRun(), until),
    onAwake: () => resumeRun(getRun()),
    onEnd: (id, text) => endClientRun(getRun(), id, text),
  });
}

function refuseOffer({ stage }: ClientRun): void {
  addClientMessage(stage.log, PURCHASES_OFF, stage.scene.time);
}

/** Called when the client has connected or reconnected. */
function returnToGame(run: ClientRun): void {
  run.lostUntil = null;
  // The camera jumps to its new position instead of gliding, because the unit may be far away by now.
  run.camera.isPlaced = false;
  run.nextHudAt = 0;
  const { welcome } = run.core.session;
  if (!run.isReady || welcome === null) return;
  sendReady(run);
  setClientState(run, { kind: 'playing', roomName: welcome.roomName, lobbyCode: welcome.lobbyCode });
}

/** Called when a silent connection has recovered. Nothing has to be sent again. */
function resumeRun(run: ClientRun): void {
  run.lostUntil = null;
  run.nextHudAt = 0;
  const { welcome } = run.core.session;
  if (!run.isReady || welcome === null) return;
  setClientState(run, { kind: 'playing', roomName: welcome.roomName, lobbyCode: welcome.lobbyCode });
}

/** Tells the room that this client is ready. Sent after every reconnect, because the room forgets it. */
export function sendReady(run: ClientRun): void {
  const { core, stage } = run;
  run.sentAspect = 0;
  sendScreen(run);
  core.send({ kind: 'ready' });
  if (stage.settings.hearsCommunity) core.send({ kind: 'hear-community', isOn: true });
}

/** Reports every second how many seconds are left until the seat expires, if it does. */
function countDown(run: ClientRun, until: number): void {
  run.lostUntil = until;
  const reportSecondsLeft = (): void => {
    if (run.lostUntil !== until || run.hasEnded) return;
    const left = until - run.clock.now();
    setClientState(run, { kind: 'reconnecting', secondsLeft: Math.max(0, Math.ceil(left / 1000)) });
    if (left > 0 && left < Infinity) run.clock.schedule(reportSecondsLeft, left % 1000 || 1000);
  };
  reportSecondsLeft();
}
