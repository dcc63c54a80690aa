import { ignoreErrors, type PortalAdapter } from './PortalAdapter.ts';

/** The parts of the CrazyGames SDK (version 3) that we use. */
export interface CrazyGamesSdk {
  init(): Promise<void>;
  readonly game: {
    loadingStart(): void;
    loadingStop(): void;
    gameplayStart(): void;
    gameplayStop(): void;
    readonly settings: CrazyGamesSettings;
    addSettingsChangeListener(listener: (settings: CrazyGamesSettings) => void): void;
  };
  readonly ad: {
    requestAd(
      kind: 'midgame',
      callbacks: { adStarted(): void; adFinished(): void; adError(error: unknown): void },
    ): void;
  };
}

interface CrazyGamesSettings {
  readonly disableChat?: boolean;
  readonly muteAudio?: boolean;
}

export function createCrazyGamesAdapter({ game, ad }: CrazyGamesSdk): PortalAdapter {
  const known: { settings: CrazyGamesSettings } = { settings: {} };
  ignoreErrors(() => {
    known.settings = game.settings;
  });
  return {
    hasBreakOnResume: false,
    waitsForInput: false,
    hasOwnFullscreen: true,
    reportLoading: (isLoading) => ignoreErrors(() => (isLoading ? game.loadingStart() : game.loadingStop())),
    reportGameplay: (isOn) => ignoreErrors(() => (isOn ? game.gameplayStart() : game.gameplayStop())),
    takeBreak: (onStart) =>
      new Promise((resolve) => {
        try {
          ad.requestAd('midgame', { adStarted: onStart, adFinished: resolve, adError: () => resolve() });
        } catch {
          resolve();
        }
      }),
    readSettings: () => ({
      isMuted: known.settings.muteAudio === true,
      hasChat: known.settings.disableChat !== true,
    }),
    subscribe: (listener) =>
      ignoreErrors(() =>
        game.addSettingsChangeListener((settings) => {
          known.settings = settings;
          listener();
        }),
      ),
  };
}
