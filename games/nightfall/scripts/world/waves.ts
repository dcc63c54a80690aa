/** One monster that is still to come. */
export interface Arrival {
  readonly unitType: string;
  readonly den: string;
  /** Seconds after nightfall. */
  readonly after: number;
}

interface Wave {
  readonly shade: number;
  readonly brute: number;
  readonly wisp: number;
  /** From how many dens they come. */
  readonly dens: number;
  readonly boss?: string;
}

/** For four rangers. The last entry is for every night that creators add. */
const waves: readonly Wave[] = [
  { shade: 8, brute: 0, wisp: 0, dens: 1 },
  { shade: 12, brute: 0, wisp: 2, dens: 2 },
  { shade: 14, brute: 2, wisp: 4, dens: 2 },
  { shade: 18, brute: 4, wisp: 5, dens: 3 },
  { shade: 21, brute: 5, wisp: 7, dens: 4 },
  { shade: 24, brute: 7, wisp: 8, dens: 4, boss: 'old-brute' },
];

/** What a night is like: no two matches are the same. */
export interface Omen {
  readonly words: string;
  readonly shade: number;
  readonly brute: number;
  readonly wisp: number;
}

const omens: readonly Omen[] = [
  { words: '', shade: 1, brute: 1, wisp: 1 },
  { words: 'The pack is out. ', shade: 1.35, brute: 0.5, wisp: 0.7 },
  { words: 'Lights between the trees. ', shade: 0.8, brute: 0.7, wisp: 2.1 },
  { words: 'The ground shakes. ', shade: 0.75, brute: 1.7, wisp: 0.8 },
];
/** The first nights are plain: everyone is still learning. */
const OMENS_FROM = 3;

export function pickOmen(night: number): Omen {
  return night < OMENS_FROM ? omens[0]! : omens[Math.floor(Math.random() * omens.length)]!;
}

export const DENS = ['north', 'east', 'south', 'west'];

/** A night's monsters come in so many groups, so many seconds apart. */
const GROUPS = 4;
const GROUP_SECONDS = 8;
const FIRST_AFTER = 1;
const BETWEEN_SECONDS = 0.3;
const BOSS_AFTER = 6;

/** How strong a night is for one ranger, two, three and so on. Many cover each other's backs, so it grows fast. */
const STRENGTHS = [0.25, 0.38, 0.71, 1.05, 1.38, 1.74, 2.12, 2.5];

export function strengthFor(rangers: number): number {
  return STRENGTHS[Math.min(Math.max(rangers, 1), STRENGTHS.length) - 1]!;
}

export function pickDens(night: number): string[] {
  const { dens } = findWave(night);
  return (lists.shuffledList(DENS) as string[]).slice(0, dens);
}

/** Who comes from where and when, soonest first. */
export function planNight(night: number, dens: readonly string[], omen: Omen, strength: number): Arrival[] {
  const { shade, brute, wisp, boss } = findWave(night);
  const monsters = [
    ...repeat('brute', brute * omen.brute * strength),
    ...repeat('wisp', wisp * omen.wisp * strength),
    ...repeat('shade', shade * omen.shade * strength),
  ];
  const arrivals = monsters.map((unitType, index) => {
    const group = index % GROUPS;
    const after = FIRST_AFTER + group * GROUP_SECONDS + Math.floor(index / GROUPS) * BETWEEN_SECONDS;
    return { unitType, den: dens[(index + group) % dens.length]!, after };
  });
  if (boss !== undefined) arrivals.push({ unitType: boss, den: dens[0]!, after: BOSS_AFTER });
  return arrivals.sort((a, b) => a.after - b.after);
}

function findWave(night: number): Wave {
  return waves[Math.min(night, waves.length) - 1]!;
}

function repeat(unitType: string, count: number): string[] {
  return Array.from({ length: Math.round(count) }, () => unitType);
}
