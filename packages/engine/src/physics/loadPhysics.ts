import { init } from '@dimforge/rapier2d-deterministic-compat';

const loading: { promise: Promise<void> | null } = { promise: null };

/** Must have finished once in a process or worker before the first `createPhysics` there. */
export function loadPhysics(): Promise<void> {
  loading.promise ??= init();
  return loading.promise;
}
