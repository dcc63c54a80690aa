import { callQuietly, type PortalKit } from './PortalKit.ts';

/** The part of Poki's script that is used. */
export interface PokiSdk {
  init(): Promise<void>;
  gameLoadingFinished(): void;
  gameplayStart(): void;
  gameplayStop(): void;
  commercialBreak(onStart: () => void): Promise<void>;
}

export function createPokiKit(sdk: PokiSdk): PortalKit {
  const told = { isLoaded: false };
  return {
    hasBreakOnResume: true,
    waitsForInput: true,
    hasOwnFullscreen: false,
    tellLoading(isLoading) {
      if (isLoading || told.isLoaded) return;
      told.isLoaded = true;
      callQuietly(() => sdk.gameLoadingFinished());
    },
    tellGameplay: (isOn) => callQuietly(() => (isOn ? sdk.gameplayStart() : sdk.gameplayStop())),
    async takeBreak(onStart) {
      try {
        await sdk.commercialBreak(onStart);
      } catch {
        return;
      }
    },
    // Poki knows neither: it has no settings, and its games no chat.
    readSettings: () => ({ isMuted: false, hasChat: true }),
    subscribe: () => undefined,
  };
}
