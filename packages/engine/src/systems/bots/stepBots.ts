import type { World } from '../../world/World.ts';

export function stepBots(_world: World): void {}
