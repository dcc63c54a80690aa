import type { World } from '../../world/World.ts';

export function stepRegions(_world: World): void {}
