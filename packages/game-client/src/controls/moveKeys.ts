import type { ControlScheme, Key } from '@playloom/game-format';

/** The keys that move a unit. Empty where the mouse does. */
export const moveKeys: { readonly [Scheme in ControlScheme]: readonly Key[] } = {
  none: [],
  wasd: ['w', 'a', 's', 'd'],
  arrows: ['up', 'left', 'down', 'right'],
  platformer: ['a', 'd'],
  vehicle: ['w', 'a', 's', 'd'],
  'follow-mouse': [],
  'click-to-move': [],
};
