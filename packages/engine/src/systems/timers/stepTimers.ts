import type { World } from '../../world/World.ts';

export function stepTimers(_world: World): void {}
