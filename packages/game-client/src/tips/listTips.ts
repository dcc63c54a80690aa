import type { Game, Settings, Tip } from '@playloom/game-format';

const NONE: readonly Tip[] = [];

/** The tips of a game. Releases from before there were tips lack the field. */
export function listTips({ settings }: Game): readonly Tip[] {
  return (settings as Partial<Settings>).tips ?? NONE;
}
