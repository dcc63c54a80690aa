import type { Key, UnitType } from '@playloom/game-format';
import { hudKeyNames, type HudKeyName, type PlayerSettings } from '../../settings/PlayerSettings.ts';

/** Keys of the HUD, as `KeyboardEvent.key` in lower case. */
type HudKeys = { readonly [Name in HudKeyName]: string };

/** The HUD uses the `other` key when the game uses the usual one. Games can't use the other keys. */
const CHOICES: { readonly [Name in HudKeyName]?: { usual: string; game: Key; other: string } } = {
  chat: { usual: 'enter', game: 'enter', other: '/' },
  board: { usual: 'tab', game: 'tab', other: '`' },
  emotes: { usual: 't', game: 't', other: '.' },
  yes: { usual: 'y', game: 'y', other: 'f1' },
  no: { usual: 'n', game: 'n', other: 'f2' },
};
/** Used while the player watches or has the wheel of emotes open, when the game gets no keys. */
const OWN_TIME: { readonly [name: string]: string } = {
  'watch-previous': 'arrowleft',
  'watch-next': 'arrowright',
};

/** The keys that the player chose, or else the usual ones. */
export function pickHudKeys(
  type: UnitType | null,
  { keys, hudKeys }: Pick<PlayerSettings, 'keys' | 'hudKeys'>,
): HudKeys {
  const isTaken = (key: Key): boolean =>
    keys[key] !== undefined || (type?.controls.keys.some((binding) => binding.key === key) ?? false);
  const pick = (name: HudKeyName): string => {
    const choice = CHOICES[name];
    // The emotes have their numbers.
    const usual = choice?.usual ?? OWN_TIME[name] ?? name.slice(-1);
    return hudKeys[name] ?? (choice !== undefined && isTaken(choice.game) ? choice.other : usual);
  };
  return Object.fromEntries(hudKeyNames.map((name) => [name, pick(name)])) as HudKeys;
}

/** The name of the key for an emote, whose index starts at 0. */
export function getEmoteKeyName(emote: number): HudKeyName {
  return `emote-${emote + 1}` as HudKeyName;
}
