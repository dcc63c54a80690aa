import { init } from '@dimforge/rapier2d-deterministic-compat';

const loading: { promise: Promise<void> | null } = { promise: null };

/** Loads Rapier. Await this once per process or worker before the first `createPhysics`. */
export function loadPhysics(): Promise<void> {
  loading.promise ??= init();
  return loading.promise;
}
