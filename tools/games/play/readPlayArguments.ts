import { parseArgs } from 'node:util';
import { isStarterSlug, starterSlugs, type StarterSlug } from '../starters/listGames.ts';

interface PlayArguments {
  readonly slug: StarterSlug;
  readonly ticks: number;
  readonly bots: number;
  readonly seed: number;
  /** Prints every event, not only their counts. */
  readonly verbose: boolean;
}

const DEFAULT_TICKS = 3000;
const DEFAULT_BOTS = 8;
const DEFAULT_SEED = 7;
const TICKS_MAX = 1_000_000;
const BOTS_MAX = 100;

/** Reads the arguments of `npm run game`; returns an error message if they are wrong. */
export function readPlayArguments(args: readonly string[]): PlayArguments | string {
  let values: { [name: string]: string | boolean | undefined };
  let positionals: string[];
  try {
    ({ values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ticks: { type: 'string' },
        bots: { type: 'string' },
        seed: { type: 'string' },
        verbose: { type: 'boolean' },
      },
    }));
  } catch (error) {
    return (error as Error).message;
  }
  const slug = positionals[0] ?? '';
  if (!isStarterSlug(slug)) return `Unknown starter game ${slug}. Available: ${starterSlugs.join(', ')}.`;
  const ticks = readCount(values['ticks'], DEFAULT_TICKS, TICKS_MAX);
  const bots = readCount(values['bots'], DEFAULT_BOTS, BOTS_MAX);
  const seed = readCount(values['seed'], DEFAULT_SEED, Number.MAX_SAFE_INTEGER);
  if (ticks === null) return `--ticks must be a whole number from 0 to ${TICKS_MAX}.`;
  if (bots === null) return `--bots must be a whole number from 0 to ${BOTS_MAX}.`;
  if (seed === null) return '--seed must be a whole number.';
  return { slug, ticks, bots, seed, verbose: values['verbose'] === true };
}

function readCount(text: string | boolean | undefined, fallback: number, max: number): number | null {
  if (text === undefined) return fallback;
  const count = Number(text);
  return Number.isInteger(count) && count >= 0 && count <= max ? count : null;
}
