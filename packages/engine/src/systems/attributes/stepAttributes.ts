import type { World } from '../../world/World.ts';

export function stepAttributes(_world: World): void {}
