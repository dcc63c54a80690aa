import type { World } from '../../world/World.ts';

export function stepAi(_world: World): void {}
