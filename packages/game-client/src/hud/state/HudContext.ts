import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { HudUiState } from './createHudUiState.ts';
import type { HudActions, HudState } from './HudState.ts';
import { selectSlice } from './selectSlice.ts';

export interface HudContextValue {
  readonly state: ReadonlySignal<HudState>;
  readonly actions: HudActions;
  readonly ui: HudUiState;
}

export const HudContext = createContext<HudContextValue | null>(null);

export function useHud(): HudContextValue {
  const parts = useContext(HudContext);
  if (parts === null) throw new Error('useHud must be called inside the HUD.');
  return parts;
}

/** Reads a part of the state. The component renders again only when that part changes. */
export function useHudSlice<Slice>(
  read: (state: HudState) => Slice,
  dependencies: readonly unknown[] = [],
): Slice {
  const { state } = useHud();
  return useMemo(() => selectSlice(state, read), [state, ...dependencies]).value;
}
