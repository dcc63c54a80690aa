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
  { shade: 7, brute: 0, wisp: 0, dens: 1 },
  { shade: 11, brute: 0, wisp: 1, dens: 2 },
  { shade: 11, brute: 1, wisp: 4, dens: 2 },
  { shade: 14, brute: 3, wisp: 3, dens: 3 },
  { shade: 16, brute: 4, wisp: 6, dens: 4 },
  { shade: 18, brute: 5, wisp: 7, dens: 4, boss: 'old-brute' },
];

export const DENS = ['north', 'east', 'south', 'west'];

/** A night's monsters come in so many groups, so many seconds apart. */
const GROUPS = 4;
const GROUP_SECONDS = 8;
const FIRST_AFTER = 1;
const BETWEEN_SECONDS = 0.3;
const BOSS_AFTER = 6;

/** How strong a night is, by the number of rangers: alone it is about half of what it is for four. */
export function strengthFor(rangers: number): number {
  return 0.36 + 0.16 * rangers;
}

export function pickDens(night: number): string[] {
  const { dens } = findWave(night);
  return (lists.shuffledList(DENS) as string[]).slice(0, dens);
}

/** Who comes from where and when, soonest first. */
export function planNight(night: number, dens: readonly string[], strength: number): Arrival[] {
  const { shade, brute, wisp, boss } = findWave(night);
  const monsters = [
    ...repeat('brute', brute * strength),
    ...repeat('wisp', wisp * strength),
    ...repeat('shade', shade * strength),
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
