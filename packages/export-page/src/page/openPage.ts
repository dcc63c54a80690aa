import { EXPORT_PORTAL, readFeatures, type ExportedGame } from '@playloom/api-contract';
import type { ClientState, GameClient, PlayLife } from '@playloom/game-client';
import { start } from '@playloom/game-client/start';
import { findFiles } from './findFiles.ts';
import type { GameWay } from './GameWay.ts';
import { openOffline } from './openOffline.ts';
import { openOnline } from './openOnline.ts';
import { openScreen, type Screen } from './openScreen.ts';
import { PlayStop } from './PlayStop.ts';
import './page.css';

/** What the files of the export leave on the page. */
interface ExportWindow {
  /** By `game.js`. */
  readonly playloomGame?: ExportedGame;
  /** By `playloom.js`: its own text, from which the worker of the room is made. */
  readonly playloomSource?: string;
  /** The client that runs, for who measures it. */
  playloomClient?: { running: GameClient | null };
}

interface Page {
  readonly exported: ExportedGame;
  readonly source: string;
  readonly root: HTMLElement;
  readonly screen: Screen;
  readonly urlOf: (file: string) => string | null;
  way: GameWay | null;
  client: GameClient | null;
}

const STEPS = {
  assets: 'Loading pictures and sounds',
  connecting: 'Opening the room',
  entering: 'Taking your place',
} as const;
/** Pictures are most of it. */
const PARTS = { assets: 0.8, entering: 0.1 } as const;
const BROKEN = 'Something went wrong. Starting again usually puts it right.';
const ELSEWHERE = 'This way leads to another map, which is not part of this copy of the game.';

/** Plays the game of the export, at once: whoever came here came to play. */
export async function openPage(page: Document): Promise<void> {
  const { playloomGame: exported, playloomSource: source } = globalThis as ExportWindow;
  const root = page.getElementById('game');
  if (exported === undefined || source === undefined || root === null)
    throw new Error('The export is not whole: game.js or a part of index.html is missing.');
  const screen = openScreen(page);
  const urlOf = await findFiles(page, exported.game);
  const here: Page = { exported, source, root, screen, urlOf, way: null, client: null };
  screen.onAgain(() => void play(here));
  await play(here);
}

/** The life of the game as portals ask for it, in the browser's own list of marks. */
function tell(moment: 'loading-start' | 'loading-finished' | 'gameplay-start' | 'gameplay-stop'): void {
  performance.mark(`playloom:${moment}`);
}

async function play(page: Page): Promise<void> {
  end(page);
  tell('loading-start');
  page.screen.load(0, STEPS.connecting);
  try {
    const { exported, source } = page;
    page.way =
      exported.online === null
        ? openOffline(exported, source)
        : await openOnline(exported.game, exported.online);
    startClient(page, page.way);
  } catch (error) {
    if (!(error instanceof PlayStop)) reportError(error);
    page.screen.stop(error instanceof PlayStop ? error.message : BROKEN);
  }
}

/** What portals were told so far of one game. */
interface Told {
  hasLoaded: boolean;
  isPlaying: boolean;
}

function startClient(page: Page, way: GameWay): void {
  const { exported, root, urlOf } = page;
  const told: Told = { hasLoaded: false, isPlaying: false };
  page.client = start({
    root,
    game: way.game,
    gameSlug: '',
    connect: () => way.connect(),
    assetUrl: (file) => urlOf(file) ?? way.urlOf(file),
    panelUrl: (panel) => exported.panels[panel] ?? 'about:blank',
    person: way.person,
    features: readFeatures(EXPORT_PORTAL),
    inviteUrl: null,
    onState: (state) => hear(page, told, state),
    onLife: (life) => hearLife(told, life),
  });
  // Portals have a button of their own for it.
  page.client.obey?.({ isMuted: false, isHeld: false, hasChat: false, hasFullscreen: false });
  (globalThis as ExportWindow).playloomClient = { running: page.client };
}

function hear(page: Page, told: Told, state: ClientState): void {
  const { screen } = page;
  if (state.kind === 'loading') {
    const before =
      state.step === 'assets' ? 0 : state.step === 'connecting' ? PARTS.assets : 1 - PARTS.entering;
    screen.load(before + (state.step === 'assets' ? PARTS.assets * state.part : 0), STEPS[state.step]);
  } else if (state.kind === 'playing') {
    if (!told.hasLoaded) tell('loading-finished');
    told.hasLoaded = true;
    screen.hide();
  } else if (state.kind !== 'reconnecting') {
    hearLife(told, 'out');
    screen.stop(state.kind === 'ended' ? state.text || BROKEN : ELSEWHERE);
  }
}

/** Only with a unit to control, and no menu before it, somebody plays. */
function hearLife(told: Told, life: PlayLife): void {
  const isPlaying = life === 'playing';
  if (told.isPlaying !== isPlaying) tell(isPlaying ? 'gameplay-start' : 'gameplay-stop');
  told.isPlaying = isPlaying;
}

function end(page: Page): void {
  page.client?.destroy();
  page.way?.close();
  page.client = null;
  page.way = null;
}
