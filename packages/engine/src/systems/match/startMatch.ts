import type { World } from '../../world/World.ts';

export function startMatch(_world: World): void {}
