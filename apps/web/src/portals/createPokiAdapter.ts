import { ignoreErrors, type PortalAdapter } from './PortalAdapter.ts';

/** The parts of the Poki SDK that we use. */
export interface PokiSdk {
  init(): Promise<void>;
  gameLoadingFinished(): void;
  gameplayStart(): void;
  gameplayStop(): void;
  commercialBreak(onStart: () => void): Promise<void>;
}

export function createPokiAdapter(sdk: PokiSdk): PortalAdapter {
  const reported = { isLoaded: false };
  return {
    hasBreakOnResume: true,
    waitsForInput: true,
    hasOwnFullscreen: false,
    reportLoading(isLoading) {
      if (isLoading || reported.isLoaded) return;
      reported.isLoaded = true;
      ignoreErrors(() => sdk.gameLoadingFinished());
    },
    reportGameplay: (isOn) => ignoreErrors(() => (isOn ? sdk.gameplayStart() : sdk.gameplayStop())),
    async takeBreak(onStart) {
      try {
        await sdk.commercialBreak(onStart);
      } catch {
        return;
      }
    },
    // Poki has no settings for sound and chat.
    readSettings: () => ({ isMuted: false, hasChat: true }),
    subscribe: () => undefined,
  };
}
