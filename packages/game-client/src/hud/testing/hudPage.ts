import type { Game } from '@playloom/game-format';
import { type Signal, signal } from '@preact/signals';
import type { HudActions, HudState } from '../state/HudState.ts';
import { mountHud } from '../mountHud.ts';
import { createExampleState } from './createExampleState.ts';

interface HudPage {
  /** Shows the HUD with the example state of a game, plus the given changes. */
  show(game: Game, changes?: Changes): void;
  change(changes: Changes): void;
  /** Calls to the HUD actions, in order. */
  readonly calls: unknown[][];
  /** Keys that reached the page behind the HUD, where a game would listen. */
  readonly receivedKeys: string[];
  readonly receivedPresses: string[];
  renders: number;
  remove(): void;
}

/** Parts of the state to replace. Objects with many fields are merged one level deeper. */
type Changes = Partial<Omit<HudState, 'own' | 'room' | 'settings'>> & {
  readonly own?: Partial<HudState['own']>;
  readonly room?: Partial<HudState['room']>;
  readonly settings?: Partial<HudState['settings']>;
};

declare global {
  interface Window {
    hudPage: HudPage;
  }
}

/** Sets up the page for browser tests: a HUD that shows given states and records calls to its actions. */
export default function openHudPage(): void {
  const root = document.querySelector<HTMLElement>('#game') as HTMLElement;
  const open: { state?: Signal<HudState>; remove?: () => void } = {};
  const calls: unknown[][] = [];
  const page: HudPage = {
    calls,
    receivedKeys: [],
    receivedPresses: [],
    renders: 0,
    show(game, changes = {}) {
      if (open.state !== undefined) throw new Error('Something is shown already.');
      open.state = signal(applyChanges(createExampleState(game), changes));
      open.remove = mountHud(root, open.state, recordActions(calls));
    },
    change(changes) {
      if (open.state === undefined) throw new Error('Nothing is shown yet.');
      open.state.value = applyChanges(open.state.value, changes);
    },
    remove: () => open.remove?.(),
  };
  window.hudPage = page;
  window.addEventListener('keydown', ({ key }) => page.receivedKeys.push(key));
  root.addEventListener('pointerdown', () => page.receivedPresses.push('pointerdown'));
  new MutationObserver((changes) => {
    page.renders += changes.length;
  }).observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
}

function applyChanges(state: HudState, { own, room, settings, ...rest }: Changes): HudState {
  return {
    ...state,
    ...rest,
    own: { ...state.own, ...own },
    room: { ...state.room, ...room },
    settings: { ...state.settings, ...settings },
  };
}

function recordActions(calls: unknown[][]): HudActions {
  const actions = {
    drawMinimap(canvas: HTMLCanvasElement) {
      calls.push(['drawMinimap']);
      const context = canvas.getContext('2d');
      const mapImage = document.querySelector<HTMLImageElement>('#map-image');
      if (context !== null && mapImage !== null)
        context.drawImage(mapImage, 0, 0, canvas.width, canvas.height);
    },
    assetUrl: (file: string) => `${location.pathname}/${file}`,
    panelUrl: (panel: string) => `/panels/${panel}`,
    readPanel: null,
  };
  return new Proxy(actions, {
    get: (target, name) =>
      name in target
        ? target[name as keyof typeof target]
        : (...args: unknown[]) => {
            calls.push([name, ...args]);
          },
  }) as unknown as HudActions;
}
