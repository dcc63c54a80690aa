import type { Key } from '@playloom/game-format';
import { fire } from '../../triggers/fire.ts';
import type { HeldControls, KeyChange, Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';

/** The maximum number of key changes per tick. No person can press more keys. */
const KEY_CHANGES_MAX = 64;

/**
 * Sets the controls that a player or a bot holds from now on. Fires triggers for pressed and released keys.
 */
export function setHeldControls(world: World, player: Player, controls: HeldControls): void {
  const before = player.controls.keys;
  player.controls = controls;
  for (const key of before)
    if (!controls.keys.includes(key)) changeKey(world, player, { key, isDown: false });
  for (const key of controls.keys) if (!before.includes(key)) changeKey(world, player, { key, isDown: true });
}

function changeKey(world: World, player: Player, change: KeyChange): void {
  if (player.keyChanges.length < KEY_CHANGES_MAX) player.keyChanges = [...player.keyChanges, change];
  const { key, isDown } = change;
  const context = { triggeringPlayer: player.id, triggeringUnit: player.unit, pressedKey: key };
  fire(world, isDown ? 'playerPressesKey' : 'playerReleasesKey', context);
  if (isDown && isClick(key)) {
    const { mouseX, mouseY } = player.controls;
    fire(world, 'playerClicks', {
      triggeringPlayer: player.id,
      triggeringUnit: player.unit,
      clickedPosition: { x: mouseX, y: mouseY },
    });
  }
}

/** Only the left mouse button is a click. Taps are mapped to it. Other buttons are treated as keys. */
function isClick(key: Key): boolean {
  return key === 'mouse-left';
}
