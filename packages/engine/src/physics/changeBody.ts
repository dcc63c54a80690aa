import type { Physics, PhysicsBody } from './PhysicsState.ts';

/** The only place that writes the state of a body: what the last snapshot kept of it no longer holds. */
export function changeBody(physics: Physics, body: PhysicsBody, changes: Partial<PhysicsBody>): void {
  Object.assign(body, changes);
  physics.kept[body.slot] = null;
}

/** Whether its pose will be handed out after the next step. */
export function setStirring(physics: Physics, slot: number, isStirring: boolean): void {
  if (physics.stirring[slot] === isStirring) return;
  physics.stirring[slot] = isStirring;
  physics.kept[slot] = null;
}
