import type { Unit } from '../../world/Entity.ts';
import type { World } from '../../world/World.ts';

export function giveStartItems(_world: World, _unit: Unit): void {}
