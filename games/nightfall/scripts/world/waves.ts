/** A monster that comes tonight. */
export interface Arrival {
  readonly unitType: string;
  readonly den: string;
  /** Seconds after the start of the night. */
  readonly seconds: number;
}

/** The number of monsters of each type, and from how many dens they come. */
interface Wave {
  readonly shade: number;
  readonly brute: number;
  readonly wisp: number;
  readonly dens: number;
  readonly boss?: string;
}

/** One wave for each night, for a team of four. If you add more nights, they repeat the last wave. */
const waves: readonly Wave[] = [
  { shade: 8, brute: 0, wisp: 0, dens: 1 },
  { shade: 12, brute: 0, wisp: 2, dens: 2 },
  { shade: 14, brute: 2, wisp: 4, dens: 2 },
  { shade: 18, brute: 4, wisp: 5, dens: 3 },
  { shade: 21, brute: 5, wisp: 7, dens: 4 },
  { shade: 24, brute: 7, wisp: 8, dens: 4, boss: 'old-brute' },
];

/** Makes a night special: its numbers multiply the monsters of each type, and its message hints at them. */
export interface Omen {
  readonly message: string;
  readonly shade: number;
  readonly brute: number;
  readonly wisp: number;
}

const omens: readonly Omen[] = [
  { message: '', shade: 1, brute: 1, wisp: 1 },
  { message: 'The pack is out. ', shade: 1.35, brute: 0.5, wisp: 0.7 },
  { message: 'Lights between the trees. ', shade: 0.8, brute: 0.7, wisp: 2.1 },
  { message: 'The ground shakes. ', shade: 0.75, brute: 1.7, wisp: 0.8 },
];
/** Earlier nights have no omen, because players are still learning the game. */
const FIRST_OMEN_NIGHT = 3;

export function pickOmen(night: number): Omen {
  return night < FIRST_OMEN_NIGHT ? omens[0]! : omens[Math.floor(Math.random() * omens.length)]!;
}

export const DENS = ['north', 'east', 'south', 'west'];

/** The monsters of a night come in groups. Times are in seconds. */
const GROUPS = 4;
const FIRST_GROUP_AT = 1;
const TIME_BETWEEN_GROUPS = 8;
const TIME_BETWEEN_MONSTERS = 0.3;
const BOSS_AT = 6;

/** Multiplies the number of monsters for a team of one, two, and so on. Grows fast, because teammates help each other. */
const STRENGTHS = [0.25, 0.38, 0.71, 1.05, 1.38, 1.74, 2.12, 2.5];

/** Nights against the weakest players have this share of the usual monsters, against the strongest this much more. */
const GENTLE_SHARE = 0.75;
const SKILL_SHARE = 0.5;

/** `skill` is how the weakest person fares, from 0 to 1. 0.5 is usual, and bots among themselves have it. */
export function strengthFor(rangers: number, skill: number): number {
  const usual = STRENGTHS[Math.min(Math.max(rangers, 1), STRENGTHS.length) - 1]!;
  return usual * (GENTLE_SHARE + SKILL_SHARE * skill);
}

export function pickDens(night: number): string[] {
  const { dens } = getWave(night);
  return (lists.shuffledList(DENS) as string[]).slice(0, dens);
}

/** Decides when and from which den each monster comes, earliest first. */
export function planNight(night: number, dens: readonly string[], omen: Omen, strength: number): Arrival[] {
  const { shade, brute, wisp, boss } = getWave(night);
  const monsters = [
    ...repeat('brute', brute * omen.brute * strength),
    ...repeat('wisp', wisp * omen.wisp * strength),
    ...repeat('shade', shade * omen.shade * strength),
  ];
  const arrivals = monsters.map((unitType, index) => {
    const group = index % GROUPS;
    const seconds =
      FIRST_GROUP_AT + group * TIME_BETWEEN_GROUPS + Math.floor(index / GROUPS) * TIME_BETWEEN_MONSTERS;
    return { unitType, den: dens[(index + group) % dens.length]!, seconds };
  });
  if (boss !== undefined) arrivals.push({ unitType: boss, den: dens[0]!, seconds: BOSS_AT });
  return arrivals.sort((a, b) => a.seconds - b.seconds);
}

function getWave(night: number): Wave {
  return waves[Math.min(night, waves.length) - 1]!;
}

function repeat(unitType: string, count: number): string[] {
  return Array.from({ length: Math.round(count) }, () => unitType);
}
