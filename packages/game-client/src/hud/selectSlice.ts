import { computed, type ReadonlySignal } from '@preact/signals';
import { isSameData } from '@playloom/game-format';

/**
 * A part of the state that changes only when its data does. The state is replaced many times a second, and without
 * this every part of the HUD would render each time.
 */
export function selectSlice<State, Slice>(
  state: ReadonlySignal<State>,
  read: (state: State) => Slice,
): ReadonlySignal<Slice> {
  const last: { slice?: Slice; isSet: boolean } = { isSet: false };
  return computed(() => {
    const next = read(state.value);
    if (last.isSet && isSameData(last.slice, next)) return last.slice as Slice;
    last.slice = next;
    last.isSet = true;
    return next;
  });
}
