import type { Signal } from '@preact/signals';

/** Sets a signal. Components must not assign to values that hooks return, so they call this. */
export function setSignal<Value>(signal: Signal<Value>, value: Value): void {
  signal.value = value;
}

export function toggleSignal(signal: Signal<boolean>): void {
  signal.value = !signal.value;
}
