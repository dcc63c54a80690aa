import { signal } from '@preact/signals';
import type { AssetSource } from '@playloom/renderer';
import { describeConnectionEnd } from '../connect/endingTexts.ts';
import { updateRunningGame } from './updateRunningGame.ts';
import type { DebugClient } from '../contract/DebugClient.ts';
import { mountHud } from '../hud/mountHud.ts';
import { createHudState } from '../present/createHudState.ts';
import { addClientMessage } from '../present/HudLog.ts';
import { readPlaySummary } from '../session/readPlaySummary.ts';
import { loadEngine } from '../predict/loadEngine.ts';
import type { ClientStats, HostPageSettings, PlaySummary, StartOptions } from '../contract/StartOptions.ts';
import { applyPlayerSettings, createHudActions } from './createHudActions.ts';
import { createLoadingRenderer } from './createLoadingRenderer.ts';
import { createRenderer } from './createRenderer.ts';
import { createClientRun, type ClientElements, sendReady } from './createClientRun.ts';
import { chooseRendererKind, NO_3D_MESSAGE } from './chooseRendererKind.ts';
import { createGameCanvas } from './createGameCanvas.ts';
import { destroyClientRun } from './endClientRun.ts';
import { sendScreen } from './sendScreen.ts';
import { startFrameLoop } from './startFrameLoop.ts';
import { listenToInputDevices } from './listenToInputDevices.ts';
import { lockOrientation } from './lockOrientation.ts';
import { applyHostSettings } from './applyHostSettings.ts';
import { type ClientRun, setClientState } from './ClientRun.ts';
import { reportPlayPhase } from './reportPlayPhase.ts';
import { listFirstImages } from '../view/listFirstImages.ts';
import './client.css';

interface Started {
  run: ClientRun | null;
  /** The latest settings from the surrounding page. They may arrive before `run` exists. */
  hostSettings: HostPageSettings | null;
  isDestroyed: boolean;
}

const NO_STATS: ClientStats = {
  roundTripMs: 0,
  corrections: 0,
  meanError: 0,
  p99Error: 0,
  interpolationMs: 0,
  framesDrawn: 0,
  bytesReceived: 0,
  snapshots: 0,
};
const NOTHING_PLAYED: PlaySummary = {
  tick: -1,
  me: null,
  isPredicting: false,
  players: [],
  attributes: {},
  items: [],
};
/** How often to check for the first snapshot. */
const WAIT_MS = 20;

/** Starts a game in the page's element and reports its state to the page. */
export function start(options: StartOptions): DebugClient {
  const started: Started = { run: null, hostSettings: null, isDestroyed: false };
  options.onState({ kind: 'loading', part: 0, step: 'assets' });
  begin(options, started).catch((error: unknown) => {
    reportError(error);
    if (!started.isDestroyed)
      options.onState({ kind: 'ended', id: 'failed', text: describeConnectionEnd('failed') });
  });
  return {
    leave: () => started.run?.core.link.leave(),
    readStats() {
      const { run } = started;
      return run === null ? NO_STATS : { ...run.core.readStats(), framesDrawn: run.framesDrawn };
    },
    readPlay: () => (started.run === null ? NOTHING_PLAYED : readPlaySummary(started.run.core.session)),
    toWorld(x, y) {
      const { run } = started;
      return run === null || run.framesDrawn === 0 ? null : run.stage.renderer.toWorld(x, y);
    },
    obey(hostSettings) {
      started.hostSettings = hostSettings;
      if (started.run !== null) applyHostSettings(started.run, hostSettings);
    },
    changeGame(game) {
      if (started.run !== null) updateRunningGame(started.run, game);
    },
    destroy() {
      if (started.isDestroyed) return;
      started.isDestroyed = true;
      if (started.run !== null) destroyClientRun(started.run);
    },
  };
}

async function begin(options: StartOptions, started: Started): Promise<void> {
  const elements = createClientElements(options);
  const wanted = chooseRendererKind(options);
  const canvas = createGameCanvas(elements.surface, options.game.settings.title);
  elements.surface.append(canvas);
  // Connects while the renderer loads.
  const run = createClientRun(options, elements, { renderer: createLoadingRenderer(), kind: wanted });
  started.run = run;
  const { renderer, kind } = await createRenderer(wanted, options.game, canvas);
  if (run.hasEnded) {
    renderer.destroy();
    return;
  }
  run.stage.renderer = renderer;
  run.rendererKind = kind;
  renderer.onState((state) => {
    if (state === 'impossible') run.core.link.end('no-webgl');
  });
  followSize(run);
  applyPlayerSettings(run, {});
  if (started.hostSettings !== null) applyHostSettings(run, started.hostSettings);
  const first = listFirstImages(options.game);
  const assets: AssetSource = {
    urlOf: (asset) => findAsset(options, asset),
    isNeededFirst: (asset) => first.has(asset),
  };
  await renderer.load(options.game, assets, (part) => reportProgress(run, part));
  if (run.hasEnded) return;
  startFrameLoop(run);
  await waitForView(run);
  if (run.hasEnded) return;
  if (kind !== wanted) addClientMessage(run.stage.log, NO_3D_MESSAGE, run.stage.scene.time);
  enter(run);
}

/** Shows the HUD and connects the input devices. Called when the first snapshot has arrived. */
function enter(run: ClientRun): void {
  const { core, options, stage } = run;
  const { welcome } = core.session;
  run.isReady = true;
  sendReady(run);
  run.hud = signal(
    createHudState({
      options,
      session: core.session,
      log: stage.log,
      settings: stage.settings,
      own: null,
      hasTouch: run.hasTouch,
      gamepad: run.gamepad,
      tips: run.tips.state,
      isTipVisible: false,
      rendererKind: run.rendererKind,
      reconnectSecondsLeft: null,
      hasChat: options.features.chat && run.hostSettings.hasChat,
      permission: run.chat,
      markerDots: [],
    }),
  );
  run.cleanups.push(
    mountHud(run.frame, run.hud, createHudActions(run), {
      opensChat: options.opensChat ?? false,
      isMeant: options.debug?.isFocused ?? (() => true),
      ...(options.holdBack && { holdBack: options.holdBack }),
    }),
  );
  listenToInputDevices(run);
  lockOrientation(run);
  reportPlayPhase(run);
  setClientState(run, {
    kind: 'playing',
    roomName: welcome?.roomName ?? '',
    lobbyCode: welcome?.lobbyCode ?? null,
  });
  // Until the engine has loaded there is no prediction, so the game reacts a little later.
  loadEngine()
    .then((engine) => {
      if (!run.hasEnded) core.usePrediction(engine);
    })
    .catch(reportError);
}

function createClientElements({ root }: StartOptions): ClientElements {
  const page = root.ownerDocument;
  const frame = page.createElement('div');
  frame.className = 'playloom-frame';
  const surface = page.createElement('div');
  surface.className = 'playloom-surface';
  frame.append(surface);
  root.append(frame);
  return { frame, surface };
}

function followSize(run: ClientRun): void {
  const { frame, stage, cleanups } = run;
  const read = (): void => {
    stage.renderer.resize(Math.max(1, frame.clientWidth), Math.max(1, frame.clientHeight));
    sendScreen(run);
  };
  read();
  const observer = new ResizeObserver(read);
  observer.observe(frame);
  cleanups.push(() => observer.disconnect());
}

function reportProgress(run: ClientRun, part: number): void {
  if (!run.hasEnded) setClientState(run, { kind: 'loading', part, step: 'assets' });
}

function findAsset({ game, assetUrl }: StartOptions, asset: string): string | null {
  const found = game.assets[asset];
  return found === undefined ? null : assetUrl(found.file);
}

async function waitForView(run: ClientRun): Promise<void> {
  const { session } = run.core;
  setClientState(run, {
    kind: 'loading',
    part: 1,
    step: session.welcome === null ? 'connecting' : 'entering',
  });
  while (session.view.tick < 0 && !run.hasEnded) {
    await new Promise<void>((resolve) => {
      run.clock.schedule(resolve, WAIT_MS);
    });
  }
}
