import type { World } from '../../world/World.ts';

export function stepItems(_world: World): void {}
