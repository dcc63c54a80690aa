import type { Cosmetic } from '@playloom/api-contract';

type Look = Pick<Cosmetic, 'kind' | 'name' | 'pattern' | 'icon' | 'hue'>;

/** Neighboring seasons get colors that are far from each other. */
const SEASON_HUE_STEP = 137;
const STREAK_HUE = 35;
const LEVEL_HUE = 265;

const PATTERN_NAMES = { ring: 'Ring', stitch: 'Stitch', rays: 'Rays' };
const ICON_NAMES = { flag: 'Flag', star: 'Star', home: 'House', heart: 'Heart' };

/** What levels of a season give. */
const SEASON_REWARDS: ReadonlyMap<number, Omit<Look, 'hue'>> = new Map([
  [2, emblem('flag')],
  [5, frame('ring')],
  [10, emblem('star')],
  [15, frame('stitch')],
  [20, frame('rays')],
]);

/** What days of a streak give, the fewest first. */
const STREAK_REWARDS: readonly (readonly [number, Omit<Look, 'hue'>])[] = [
  [7, emblem('home')],
  [30, frame('stitch')],
  [100, frame('rays')],
];

/** What player levels give. Their points are limited for each day and game, so that no game can give them away. */
const LEVEL_REWARDS: readonly (readonly [number, Omit<Look, 'hue'>])[] = [
  [3, emblem('heart')],
  [10, frame('ring')],
  [25, frame('rays')],
];

/** What a user has achieved. None of it ever falls, so what was earned once stays. */
interface EarnedMarks {
  readonly level: number;
  readonly streakDays: number;
  /** The level in each season. */
  readonly seasons: readonly { readonly season: number; readonly level: number }[];
}

/** Lists what a user has earned, from marks that are stored anyway: it can’t be lost or given twice. */
export function listEarnedCosmetics({ level, streakDays, seasons }: EarnedMarks): Cosmetic[] {
  return [
    ...seasons.flatMap(({ season, level: reached }) =>
      [...SEASON_REWARDS.keys()]
        .filter((mark) => mark <= reached)
        .flatMap((mark) => getSeasonReward(season, mark) ?? []),
    ),
    ...STREAK_REWARDS.filter(([days]) => days <= streakDays).map(describeStreakReward),
    ...LEVEL_REWARDS.filter(([mark]) => mark <= level).map(describeLevelReward),
  ];
}

/** Finds a frame or emblem by its id. Null if it does not exist anymore. */
export function findCosmetic(id: string): Cosmetic | null {
  const [, season, level] = /^season-(\d+)-(\d+)$/.exec(id) ?? [];
  if (season !== undefined && level !== undefined) return getSeasonReward(Number(season), Number(level));
  const others = listEarnedCosmetics({ level: Infinity, streakDays: Infinity, seasons: [] });
  return others.find((cosmetic) => cosmetic.id === id) ?? null;
}

export function getSeasonReward(season: number, level: number): Cosmetic | null {
  const look = SEASON_REWARDS.get(level);
  if (look === undefined) return null;
  const source = `Season ${season}, level ${level}`;
  return describe(`season-${season}-${level}`, source, { ...look, hue: (season * SEASON_HUE_STEP) % 360 });
}

function describeStreakReward([days, look]: (typeof STREAK_REWARDS)[number]): Cosmetic {
  return describe(`streak-${days}`, `Streak of ${days} days`, { ...look, hue: STREAK_HUE });
}

function describeLevelReward([level, look]: (typeof LEVEL_REWARDS)[number]): Cosmetic {
  return describe(`level-${level}`, `Player level ${level}`, { ...look, hue: LEVEL_HUE });
}

function describe(id: string, source: string, look: Look): Cosmetic {
  return { id, source, ...look };
}

function frame(pattern: keyof typeof PATTERN_NAMES): Omit<Look, 'hue'> {
  return { kind: 'frame', name: `${PATTERN_NAMES[pattern]} frame`, pattern, icon: null };
}

function emblem(icon: keyof typeof ICON_NAMES): Omit<Look, 'hue'> {
  return { kind: 'emblem', name: `${ICON_NAMES[icon]} emblem`, pattern: null, icon };
}
