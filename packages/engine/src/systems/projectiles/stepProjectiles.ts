import type { World } from '../../world/World.ts';

export function stepProjectiles(_world: World): void {}
