import type { World, WorldEvent } from '@playloom/engine';
import { type GameInput, parseGame } from '@playloom/game-format';
import { readGameJson } from '../../../tools/games/starters/loadGame.ts';
import { playHeadlessGame } from '../../../tools/games/play/playHeadlessGame.ts';
import { setDayLength } from './setDayLength.ts';
import { TICKS_PER_SECOND } from './SoloSession.ts';

interface Days {
  readonly world: World;
  readonly problems: readonly WorldEvent[];
  /** Who earned the most on each day. */
  readonly bestEarners: readonly number[];
}

/** Seconds between the bell and the next morning. */
const NIGHT_SECONDS = 12;

/** Plays several days in one room with bots only. */
export async function playDays(slug: string, bots: number, days: number, daySeconds: number): Promise<Days> {
  const parsed = parseGame(setDayLength(readGameJson(slug) as GameInput, daySeconds));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const dayTicks = (daySeconds + NIGHT_SECONDS) * TICKS_PER_SECOND;
  const bestEarners: number[] = [];
  const { world, events } = await playHeadlessGame({
    game: parsed.value,
    seed: 1,
    bots,
    ticks: days * dayTicks,
    onTick: ({ tick, players }) => {
      // Just before the bell, which sets the scores back.
      if ((tick + NIGHT_SECONDS * TICKS_PER_SECOND + 2) % dayTicks !== 0) return;
      const [best] = [...players.values()].sort((a, b) => b.score - a.score);
      bestEarners.push(best!.id);
    },
  });
  return {
    world,
    problems: events.flatMap(({ event }) => (event.kind.endsWith('-problem') ? [event] : [])),
    bestEarners,
  };
}
