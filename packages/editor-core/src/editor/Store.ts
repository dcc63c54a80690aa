/** A value that can be observed. React reads it with `useSyncExternalStore`, tests read it directly. */
export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  update(change: (value: Value) => Value): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  const set = (value: Value) => {
    if (Object.is(value, current)) return;
    current = value;
    for (const listener of listeners) listener();
  };
  return {
    get: () => current,
    set,
    update: (change) => set(change(current)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
