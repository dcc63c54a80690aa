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
};

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

/** Finds actions that share a key: those of the game with those of the HUD, and those of the HUD with each other. */
export function findKeyConflicts(
  type: UnitType | null,
  settings: Pick<PlayerSettings, 'keys' | 'hudKeys'>,
): KeyConflicts {
  const hudKeys = pickHudKeys(type, settings);
  const hud = hudKeyNames.map((name) => ({
    name,
    label: HUD_KEY_LABELS[name],
    pressed: GAME_NAMES[hudKeys[name]] ?? hudKeys[name],
  }));
  const game = listKeyRows(type).map(({ key, label }) => ({
    key,
    label,
    pressed: findPhysicalKey(settings.keys, key),
  }));
  const find = (pressed: string, others: readonly { pressed: string; label: string }[]): string[] =>
    others.filter((other) => other.pressed === pressed).map(({ label }) => label);
  return {
    game: Object.fromEntries(game.map(({ key, pressed }) => [key, find(pressed, hud)])),
    hud: Object.fromEntries(
      hud.map((own) => [own.name, find(own.pressed, [...game, ...hud.filter((other) => other !== own)])]),
    ) as unknown as KeyConflicts['hud'],
  };
}
