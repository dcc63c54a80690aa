import type { World } from '../../world/World.ts';

export function stepRespawns(_world: World): void {}
