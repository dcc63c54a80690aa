import type { Signal } from '@preact/signals';

/** Sets what is open. A function, because components only read what their hooks give them. */
export function setSignal<Value>(signal: Signal<Value>, value: Value): void {
  signal.value = value;
}

export function toggleSignal(signal: Signal<boolean>): void {
  signal.value = !signal.value;
}
