import type { Input } from '../../world/Input.ts';
import type { World } from '../../world/World.ts';

export function applyInputs(_world: World, _inputs: readonly Input[]): void {}
