import type { World } from '../../world/World.ts';
import { readCoordinate, readKeys, readStick } from './checks.ts';
import { holdControls } from './holdControls.ts';
import { findSender, type RawInput } from './RawInput.ts';

export function applyControls(world: World, input: RawInput): void {
  const player = findSender(world, input);
  const keys = readKeys(input['keys']);
  const mouseX = readCoordinate(input['mouseX']);
  const mouseY = readCoordinate(input['mouseY']);
  const stick = readStick(input['stick']);
  if (player === null || keys === null || mouseX === null || mouseY === null || stick === undefined) return;
  holdControls(world, player, { keys, mouseX, mouseY, stick });
}
