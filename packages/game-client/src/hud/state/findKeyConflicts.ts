import type { UnitType } from '@playloom/game-format';
import { pickHudKeys } from './hudKeys.ts';
import { hudKeyNames, type HudKeyName, type PlayerSettings } from '../../settings/PlayerSettings.ts';
import { listKeyRows } from '../../controls/listKeyRows.ts';
import { findPhysicalKey } from '../../controls/rebindKeys.ts';

export const HUD_KEY_LABELS: { readonly [Name in HudKeyName]: string } = {
  chat: 'Chat',
  board: 'Scoreboard',
  emotes: 'Emotes',
  yes: 'Vote yes',
  no: 'Vote no',
  'watch-previous': 'Previous player',
  'watch-next': 'Next player',
  'emote-1': 'Wave',
  'emote-2': 'Thumbs up',
  'emote-3': 'Laugh',
  'emote-4': 'Heart',
  'emote-5': 'Surprise',
  'emote-6': 'Sad',
  'emote-7': 'Angry',
  'emote-8': 'Clap',
};

/** When a key counts: always, while the player watches another one, or while the wheel of emotes is open. */
type KeyTime = 'always' | 'watching' | 'wheel';

function getTime(name: HudKeyName): KeyTime {
  if (name.startsWith('emote-')) return 'wheel';
  return name.startsWith('watch-') ? 'watching' : 'always';
}

interface KeyConflicts {
  /** Labels of the other actions on the same key, by the key of the game's action. */
  readonly game: { readonly [key: string]: readonly string[] };
  readonly hud: { readonly [Name in HudKeyName]: readonly string[] };
}

/** `KeyboardEvent.key` in lower case where the game has another name for the key. */
const GAME_NAMES: { readonly [key: string]: string } = {
  ' ': 'space',
  arrowup: 'up',
  arrowdown: 'down',
  arrowleft: 'left',
  arrowright: 'right',
};

/**
 * Finds actions that share a key at the same time: those of the game with those of the HUD, and those of the HUD with each
 * other. The game gets no keys while the player watches or chooses an emote.
 */
export function findKeyConflicts(
  type: UnitType | null,
  settings: Pick<PlayerSettings, 'keys' | 'hudKeys'>,
): KeyConflicts {
  const hudKeys = pickHudKeys(type, settings);
  const hud = hudKeyNames.map((name) => ({
    name,
    label: HUD_KEY_LABELS[name],
    pressed: GAME_NAMES[hudKeys[name]] ?? hudKeys[name],
    time: getTime(name),
  }));
  const game = listKeyRows(type).map(({ key, label }) => ({
    key,
    label,
    pressed: findPhysicalKey(settings.keys, key),
    time: 'always' as const,
  }));
  const always = hud.filter(({ time }) => time === 'always');
  const find = (own: { pressed: string }, others: readonly { pressed: string; label: string }[]): string[] =>
    others.filter((other) => other !== own && other.pressed === own.pressed).map(({ label }) => label);
  const listOthers = (time: KeyTime) => {
    if (time === 'always') return [...game, ...hud.filter((other) => other.time !== 'wheel')];
    const same = hud.filter((other) => other.time === time);
    return time === 'watching' ? [...always, ...same] : same;
  };
  return {
    game: Object.fromEntries(game.map((own) => [own.key, find(own, always)])),
    hud: Object.fromEntries(
      hud.map((own) => [own.name, find(own, listOthers(own.time))]),
    ) as unknown as KeyConflicts['hud'],
  };
}
