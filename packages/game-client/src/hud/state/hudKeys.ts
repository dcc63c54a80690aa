import type { Key, UnitType } from '@playloom/game-format';
import type { HudKeyName, PlayerSettings } from '../../settings/PlayerSettings.ts';

/** Keys that open parts of the HUD, as `KeyboardEvent.key` in lower case. */
type HudKeys = { readonly [Name in HudKeyName]: string };

/** The HUD uses the `other` key when the game uses the usual one. Games can't use the other keys. */
const CHOICES = {
  chat: { usual: 'enter', game: 'enter', other: '/' },
  board: { usual: 'tab', game: 'tab', other: '`' },
  emotes: { usual: 't', game: 't', other: '.' },
  yes: { usual: 'y', game: 'y', other: 'f1' },
  no: { usual: 'n', game: 'n', other: 'f2' },
} as const satisfies Record<HudKeyName, { usual: string; game: Key; other: string }>;

/** The keys that the player chose, or else the usual ones. */
export function pickHudKeys(
  type: UnitType | null,
  { keys, hudKeys }: Pick<PlayerSettings, 'keys' | 'hudKeys'>,
): HudKeys {
  const isTaken = (key: Key): boolean =>
    keys[key] !== undefined || (type?.controls.keys.some((binding) => binding.key === key) ?? false);
  const pick = (name: HudKeyName): string => {
    const { usual, game, other } = CHOICES[name];
    return hudKeys[name] ?? (isTaken(game) ? other : usual);
  };
  return {
    chat: pick('chat'),
    board: pick('board'),
    emotes: pick('emotes'),
    yes: pick('yes'),
    no: pick('no'),
  };
}
