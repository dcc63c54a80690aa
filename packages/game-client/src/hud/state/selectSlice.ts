import { computed, type ReadonlySignal } from '@preact/signals';
import { isSameData } from '@playloom/game-format';

/**
 * Creates a signal for a part of the state. It changes only when the data of that part changes. The state itself is
 * replaced many times a second, and components that read all of it would render each time.
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
