import type { Signal } from '@preact/signals';

/** Sets what is open. A function, because components only read what their hooks give them. */
export function put<Value>(signal: Signal<Value>, value: Value): void {
  signal.value = value;
}

export function toggle(signal: Signal<boolean>): void {
  signal.value = !signal.value;
}
