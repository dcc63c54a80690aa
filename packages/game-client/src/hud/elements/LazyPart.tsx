import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const RETRY_MS = 3_000;

/** A part of the HUD whose code loads when it is first shown, so that games start with less. Pass the same `load` each time. */
export function LazyPart({ load }: { load: () => Promise<ComponentType> }) {
  const [loaded, setLoaded] = useState<{ readonly Part: ComponentType } | null>(null);
  useEffect(() => {
    const state: { isGone: boolean; timer?: ReturnType<typeof setTimeout> } = { isGone: false };
    const tryToLoad = (): void =>
      void load().then(
        (Part) => {
          if (!state.isGone) setLoaded({ Part });
        },
        () => {
          if (!state.isGone) state.timer = setTimeout(tryToLoad, RETRY_MS);
        },
      );
    tryToLoad();
    return () => {
      state.isGone = true;
      clearTimeout(state.timer);
    };
  }, [load]);
  return loaded === null ? null : <loaded.Part />;
}
