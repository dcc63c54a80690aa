import type { World, WorldEvent } from '@playloom/engine';
import { type GameInput, parseGame } from '@playloom/game-format';
import { readGameJson } from '../../../tools/games/starters/loadGame.ts';
import { playHeadlessGame } from '../../../tools/games/play/playHeadlessGame.ts';
import { TICKS_PER_SECOND } from './SoloSession.ts';

interface Days {
  readonly world: World;
  readonly problems: readonly WorldEvent[];
  /** The winner of each day; null for a tie. */
  readonly winners: readonly (number | null)[];
}

/** Plays several days in one room with bots only. */
export async function playDays(slug: string, bots: number, days: number, daySeconds: number): Promise<Days> {
  const input = readGameJson(slug) as GameInput;
  const match = { ...input.settings.match, roundSeconds: daySeconds };
  const parsed = parseGame({ ...input, settings: { ...input.settings, match } });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const ticks = days * (daySeconds + match.pauseSeconds!) * TICKS_PER_SECOND;
  const { world, events } = await playHeadlessGame({ game: parsed.value, seed: 1, bots, ticks });
  return {
    world,
    problems: events.flatMap(({ event }) => (event.kind.endsWith('-problem') ? [event] : [])),
    winners: events.flatMap(({ event }) =>
      event.kind === 'match' && event.change === 'match-ends' ? [event.player] : [],
    ),
  };
}
