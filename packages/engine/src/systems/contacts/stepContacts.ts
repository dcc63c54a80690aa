import type { TouchChange } from '../../physics/PhysicsTypes.ts';
import type { World } from '../../world/World.ts';
import { stepTouchDamage } from './stepTouchDamage.ts';
import { stepTouchPickUp } from './stepTouchPickUp.ts';
import { fireTouchTriggers } from './fireTouchTriggers.ts';

/** Handles touches: fires triggers, picks up items, deals damage. */
export function stepContacts(world: World, touches: readonly TouchChange[]): void {
  for (const touch of touches) if (touch.isBeginning) fireTouchTriggers(world, touch);
  stepTouchPickUp(world);
  stepTouchDamage(world);
}
