import type { Key, UnitType } from '@playloom/game-format';
import type { PlayerSettings } from '../../settings/PlayerSettings.ts';

/** Keys that open parts of the HUD, as `KeyboardEvent.key` in lower case. */
interface HudKeys {
  readonly chat: string;
  readonly board: string;
  readonly emotes: string;
  readonly yes: string;
  readonly no: string;
}

/** The HUD uses the `other` key when the game uses the usual one. Games can't use the other keys. */
const CHOICES = {
  chat: { usual: 'enter', game: 'enter', other: '/' },
  board: { usual: 'tab', game: 'tab', other: '`' },
  emotes: { usual: 't', game: 't', other: '.' },
  yes: { usual: 'y', game: 'y', other: 'f1' },
  no: { usual: 'n', game: 'n', other: 'f2' },
} as const satisfies Record<keyof HudKeys, { usual: string; game: Key; other: string }>;

export function pickHudKeys(type: UnitType | null, keys: PlayerSettings['keys']): HudKeys {
  const isTaken = (key: Key): boolean =>
    keys[key] !== undefined || (type?.controls.keys.some((binding) => binding.key === key) ?? false);
  const pick = ({ usual, game, other }: (typeof CHOICES)[keyof HudKeys]): string =>
    isTaken(game) ? other : usual;
  const { chat, board, emotes, yes, no } = CHOICES;
  return { chat: pick(chat), board: pick(board), emotes: pick(emotes), yes: pick(yes), no: pick(no) };
}
