import type { World } from '../../world/World.ts';

export function stepBuffs(_world: World): void {}
