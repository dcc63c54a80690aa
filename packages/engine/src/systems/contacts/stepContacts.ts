import type { Touch } from '../../physics/PhysicsTypes.ts';
import type { World } from '../../world/World.ts';

export function stepContacts(_world: World, _touches: readonly Touch[]): void {}
