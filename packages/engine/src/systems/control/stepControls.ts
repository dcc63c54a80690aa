import type { World } from '../../world/World.ts';

export function stepControls(_world: World): void {}
