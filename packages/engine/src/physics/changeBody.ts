import type { BodyState, PhysicsBody } from './PhysicsState.ts';

/** The only place that writes the state of a body: what the last snapshot kept of it no longer holds. */
export function changeBody(body: PhysicsBody, changes: Partial<BodyState>): void {
  Object.assign(body, changes);
  body.kept = null;
}

/** Its pose will be handed out after the next step. */
export function stirBody(body: PhysicsBody): void {
  if (!body.isStirring) changeBody(body, { isStirring: true });
}
