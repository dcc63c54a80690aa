import { createScene, createShake, type Renderer } from '@playloom/renderer';
import { createHands } from '../input/Hands.ts';
import { createCore } from '../play/createCore.ts';
import { createHudLog, sayInLog } from '../play/HudLog.ts';
import type { PlayerSettings } from '../settings/PlayerSettings.ts';
import { loadSettings } from '../settings/settingsStore.ts';
import { createLazySound } from '../sound/createLazySound.ts';
import type { PictureKind, StartOptions } from '../StartOptions.ts';
import { createBrowserClock } from '../time/ClientClock.ts';
import { findStorage } from './findStorage.ts';
import { endRun } from './endRun.ts';
import { type Run, setState } from './Run.ts';

/** In portals, exports and playtests nothing is sold; a key that offers something still needs an answer. */
const PURCHASES_OFF = "Purchases aren't available here.";

export interface Places {
  readonly frame: HTMLElement;
  readonly surface: HTMLElement;
}

export interface Drawn {
  readonly renderer: Renderer;
  readonly kind: PictureKind;
}

/** Everything a game on a page needs, and the connection that begins at once. */
export function createRun(options: StartOptions, { frame, surface }: Places, drawn: Drawn): Run {
  const clock = options.debug?.clock ?? createBrowserClock();
  const storage = findStorage();
  const core = createCore({
    game: options.game,
    connect: options.connect,
    clock,
    latency: options.latency,
    onWelcome: () => returnToGame(run),
    onTravel(gameSlug, token) {
      run.hasEnded = true;
      setState(run, { kind: 'travelling', gameSlug, token });
    },
    onOffer: options.onOffer ?? (() => sayInLog(run.stage.log, PURCHASES_OFF, run.stage.scene.time)),
    onLost: (until) => countDown(run, until),
    onAwake: () => goOn(run),
    onEnd: (id, text) => endRun(run, id, text),
  });
  const run: Run = {
    options,
    clock,
    core,
    surface,
    frame,
    hands: createHands(),
    pad: { down: new Set() },
    stage: createStage(options, drawn, loadSettings(storage)),
    camera: { isPlaced: false },
    turn: { dragged: 0 },
    look: null,
    picture: drawn.kind,
    isSwitching: false,
    steps: { nextAt: new Map() },
    attack: { wasUsing: false, readyAt: 0 },
    lastSeen: new Map(),
    storage,
    state: { kind: 'loading', part: 0, step: 'assets' },
    chat: options.person,
    outside: { isMuted: false, isHeld: false, hasChat: true, hasFullscreen: true },
    isMenuOpen: false,
    life: null,
    hud: null,
    nextHudAt: 0,
    hasTouch: false,
    lostUntil: null,
    lastFrameAt: clock.now(),
    frames: 0,
    framesDrawn: 0,
    isReady: false,
    hasEnded: false,
    cleanups: [],
  };
  return run;
}

function createStage(
  { game, assetUrl }: StartOptions,
  { renderer }: Drawn,
  settings: PlayerSettings,
): Run['stage'] {
  const scene = createScene();
  scene.regions = Object.values(game.map.regions).filter(({ isVisible }) => isVisible);
  return {
    renderer,
    sound: createLazySound(game, assetUrl),
    scene,
    shake: createShake(),
    memories: new Map(),
    log: createHudLog(),
    settings,
  };
}

/** The connection stands, for the first time or again. */
function returnToGame(run: Run): void {
  run.lostUntil = null;
  // Perhaps long after, or before: what was seen last tells nothing about where to look.
  run.camera.isPlaced = false;
  run.nextHudAt = 0;
  const { welcome } = run.core.session;
  if (!run.isReady || welcome === null) return;
  sayReady(run);
  setState(run, { kind: 'playing', roomName: welcome.roomName, lobbyCode: welcome.lobbyCode });
}

/** The connection fell silent and spoke again: nothing was missed that it will not still bring. */
function goOn(run: Run): void {
  run.lostUntil = null;
  run.nextHudAt = 0;
  const { welcome } = run.core.session;
  if (!run.isReady || welcome === null) return;
  setState(run, { kind: 'playing', roomName: welcome.roomName, lobbyCode: welcome.lobbyCode });
}

/** The room forgets what a lost connection wanted. */
export function sayReady({ core, stage }: Run): void {
  core.send({ kind: 'ready' });
  if (stage.settings.hearsCommunity) core.send({ kind: 'hear-community', isOn: true });
}

/** Says each second how long the place is still kept. */
function countDown(run: Run, until: number): void {
  run.lostUntil = until;
  const tell = (): void => {
    if (run.lostUntil !== until || run.hasEnded) return;
    const left = until - run.clock.now();
    setState(run, { kind: 'reconnecting', secondsLeft: Math.max(0, Math.ceil(left / 1000)) });
    if (left > 0) run.clock.schedule(tell, left % 1000 || 1000);
  };
  tell();
}
