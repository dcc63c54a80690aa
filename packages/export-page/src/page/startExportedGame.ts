import {
  EXPORT_PORTAL,
  getPortalFeatures,
  type ExportedGame,
  type ExportedMap,
} from '@playloom/api-contract';
import type { ClientState, GameClient, PlayPhase } from '@playloom/game-client';
import { start } from '@playloom/game-client/start';
import { createFileResolver } from './createFileResolver.ts';
import type { GameSource, TravelTarget } from './GameSource.ts';
import { createProgressStore, type ProgressStore } from './createProgressStore.ts';
import { loadScript } from './loadScript.ts';
import { openOfflineGame } from './openOfflineGame.ts';
import { openOnlineGame } from './openOnlineGame.ts';
import { openScreen, type ExportScreen } from './openScreen.ts';
import { ExportPlayError } from './ExportPlayError.ts';
import './page.css';

/** Globals that the scripts of the export set. */
interface ExportWindow {
  /** Set by `game.js`. */
  readonly playloomGame?: ExportedGame;
  /** Set by `playloom.js` to its own text, which the room's worker runs. */
  readonly playloomSource?: string;
  /** Set by the script of a map that the player travels to. */
  playloomMap?: ExportedMap;
  /** Set to the running client, for performance measurements. */
  playloomClient?: { running: GameClient | null };
}

interface Page {
  readonly document: Document;
  readonly progress: ProgressStore;
  readonly exported: ExportedGame;
  readonly source: string;
  readonly root: HTMLElement;
  readonly screen: ExportScreen;
  readonly urlOf: (file: string) => string | null;
  /** The map that the game sent the player to. Null for the first map of the export. */
  journey: TravelTarget | null;
  gameSource: GameSource | null;
  client: GameClient | null;
}

const STEPS = {
  assets: 'Loading images and sounds',
  connecting: 'Opening the room',
  entering: 'Joining the room',
} as const;
/** Shares of the progress bar. Loading images takes the longest. */
const PARTS = { assets: 0.8, entering: 0.1 } as const;
/** Messages for offline games, which have no connection that could be lost. */
const OFFLINE_ENDINGS: { readonly [id: string]: string } = {
  lost: 'The game crashed. Start it again.',
  unreachable: 'The game couldn’t start. Try again.',
  'too-slow': 'This device is too slow for the game right now. Start it again.',
};
const BROKEN = 'Something went wrong. Restarting the game usually fixes it.';

/** Starts the exported game at once, without a start screen. */
export async function startExportedGame(document: Document): Promise<void> {
  const { playloomGame: exported, playloomSource: source } = globalThis as ExportWindow;
  const root = document.getElementById('game');
  if (exported === undefined || source === undefined || root === null)
    throw new Error('This export is incomplete: game.js or part of index.html is missing.');
  const screen = openScreen(document);
  const here: Page = {
    document,
    progress: openProgress(exported.id),
    exported,
    source,
    root,
    screen,
    urlOf: await createFileResolver(document, exported),
    journey: null,
    gameSource: null,
    client: null,
  };
  screen.onAgain(() => void play(here));
  await play(here);
}

/**
 * Opens the saved data of a game. Writes it when the page closes, because the next scheduled write would be too late.
 */
function openProgress(id: string): ProgressStore {
  const progress = createProgressStore(id, {
    storage: findStorage(),
    schedule: (task, ms) => void setTimeout(task, ms),
    warn: (message) => console.warn(message),
  });
  addEventListener('pagehide', () => progress.flush());
  return progress;
}

/** Returns null if storage is forbidden. Reading `localStorage` then throws. */
function findStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Reports the lifecycle of the game to portals as performance marks. */
function markLifecycle(
  lifecycleEvent: 'loading-start' | 'loading-finished' | 'gameplay-start' | 'gameplay-stop',
): void {
  performance.mark(`playloom:${lifecycleEvent}`);
}

async function play(page: Page): Promise<void> {
  markLifecycle('loading-start');
  page.screen.load(0, STEPS.connecting);
  try {
    await end(page);
    page.gameSource = await openGameSource(page);
    startClient(page, page.gameSource);
  } catch (error) {
    if (!(error instanceof ExportPlayError)) reportError(error);
    page.screen.stop(error instanceof ExportPlayError ? error.message : BROKEN);
  }
}

async function openGameSource(page: Page): Promise<GameSource> {
  const { exported, source, progress, journey } = page;
  if (exported.online !== null) return openOnlineGame(exported, exported.online, journey);
  const { map: first, maps } = exported;
  return openOfflineGame(await findMap(page), { source, progress, maps: [first, ...Object.keys(maps)] });
}

/** Returns the map to play. Loads the script of the map that the player travels to. */
async function findMap({ document, exported, journey }: Page): Promise<ExportedMap> {
  const script = journey && exported.maps[journey.map];
  if (!script) return exported;
  const scope = globalThis as ExportWindow;
  delete scope.playloomMap;
  await loadScript(document, script);
  if (scope.playloomMap === undefined) throw new Error(`${script} contains no map.`);
  return scope.playloomMap;
}

/** What was last reported to portals. */
interface ReportedLife {
  hasLoaded: boolean;
  isPlaying: boolean;
}

function startClient(page: Page, gameSource: GameSource): void {
  const { exported, root, urlOf } = page;
  const { panels } = gameSource;
  const reported: ReportedLife = { hasLoaded: false, isPlaying: false };
  page.client = start({
    root,
    game: gameSource.game,
    gameSlug: page.journey?.map ?? exported.id,
    connect: () => gameSource.connect(),
    assetUrl: (file) => urlOf(file) ?? gameSource.getFileUrl(file),
    panelUrl: panels && ((panel) => panels[panel] ?? 'about:blank'),
    person: gameSource.person,
    features: getPortalFeatures(EXPORT_PORTAL),
    inviteUrl: null,
    onState: (state) => handleState(page, reported, state),
    onLife: (life) => handleLife(reported, life),
  });
  // Hide the full-screen button, because portals have their own.
  page.client.obey?.({ isMuted: false, isHeld: false, hasChat: false, hasFullscreen: false });
  (globalThis as ExportWindow).playloomClient = { running: page.client };
}

function handleState(page: Page, reported: ReportedLife, state: ClientState): void {
  const { screen } = page;
  if (state.kind === 'loading') {
    const before =
      state.step === 'assets' ? 0 : state.step === 'connecting' ? PARTS.assets : 1 - PARTS.entering;
    screen.load(before + (state.step === 'assets' ? PARTS.assets * state.part : 0), STEPS[state.step]);
  } else if (state.kind === 'playing') {
    if (!reported.hasLoaded) markLifecycle('loading-finished');
    reported.hasLoaded = true;
    screen.hide();
  } else if (state.kind === 'ended') {
    handleLife(reported, 'out');
    const message = page.exported.online === null ? OFFLINE_ENDINGS[state.id] : undefined;
    screen.stop(message ?? (state.text || BROKEN));
  } else if (state.kind === 'travelling') {
    handleLife(reported, 'out');
    page.journey = { map: state.gameSlug, token: state.token };
    void play(page);
  }
}

/** Reports to portals when gameplay starts and stops. A player who is out or has the menu open is not playing. */
function handleLife(reported: ReportedLife, life: PlayPhase): void {
  const isPlaying = life === 'playing';
  if (reported.isPlaying !== isPlaying) markLifecycle(isPlaying ? 'gameplay-start' : 'gameplay-stop');
  reported.isPlaying = isPlaying;
}

/** Ends the running game. Resolves when its room has saved. */
async function end(page: Page): Promise<void> {
  const { client, gameSource } = page;
  page.client = null;
  page.gameSource = null;
  client?.destroy();
  await gameSource?.close();
}
