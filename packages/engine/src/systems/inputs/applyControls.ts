import type { World } from '../../world/World.ts';
import { parseCoordinate, parseKeys, parseStick } from './checks.ts';
import { setHeldControls } from '../control/setHeldControls.ts';
import { markControls } from '../achievements/activity.ts';
import { findSender, type RawInput } from './RawInput.ts';

export function applyControls(world: World, input: RawInput): void {
  const player = findSender(world, input);
  const keys = parseKeys(input['keys']);
  const mouseX = parseCoordinate(input['mouseX']);
  const mouseY = parseCoordinate(input['mouseY']);
  const stick = parseStick(input['stick']);
  if (player === null || keys === null || mouseX === null || mouseY === null || stick === undefined) return;
  const before = player.controls;
  setHeldControls(world, player, { keys, mouseX, mouseY, stick });
  markControls(world, player, before);
}
