import type { World } from '../../world/World.ts';

export function stepMatch(_world: World): void {}
