import { demoTopics } from './demoTopics.ts';

/** What a demo holds, without a database: the same seed gives the same plan. */
export interface DemoPlan {
  users: { username: string; birthDate: string; coins: number; daysAgo: number }[];
  games: { title: string; starter: number; creator: number; plays: number; daysAgo: number }[];
  messages: { game: number; author: number; text: string; minutesAgo: number }[];
  topics: DemoTopic[];
}

/** A topic of the forum; its first post begins it. */
export interface DemoTopic {
  category: string;
  title: string;
  posts: { author: number; text: string; hoursAgo: number }[];
}

export const DEMO_USERS = 40;
export const DEMO_GAMES = 30;
export const DEMO_MESSAGES = 2000;

const FIRST = ['Amber', 'Brisk', 'Coral', 'Dusty', 'Ember', 'Foggy', 'Golden', 'Hazel', 'Indigo', 'Jolly'];
const SECOND = ['Otter', 'Falcon', 'Badger', 'Lynx'];
const PLACES = [
  'Harbor',
  'Canyon',
  'Lantern',
  'Rooftop',
  'Meadow',
  'Comet',
  'Glacier',
  'Orchard',
  'Thunder',
  'Velvet',
];
const THINGS = ['Rush', 'Quest', 'Arena'];
const OPENINGS = [
  'Anyone up for',
  'I finally won',
  'How do I get past',
  'Loving',
  'Who built',
  'The new release fixed',
];
const ENDINGS = [
  'the second island?',
  'a round tonight',
  'the boss at the end',
  'that hidden door',
  'the music in the cave',
  'my best time: 48 seconds!',
];

export function planDemo(seed: number): DemoPlan {
  const roll = createDice(seed);
  const pick = <T>(list: readonly T[]): T => list[roll(list.length)] as T;
  return {
    users: Array.from({ length: DEMO_USERS }, (_, index) => ({
      username: `${FIRST[index % FIRST.length]}${SECOND[Math.floor(index / FIRST.length)]}`,
      birthDate: `${1980 + roll(25)}-0${1 + roll(9)}-1${roll(9)}`,
      coins: 10 * (1 + roll(200)),
      daysAgo: 30 + roll(300),
    })),
    games: Array.from({ length: DEMO_GAMES }, (_, index) => ({
      title: `${PLACES[index % PLACES.length]} ${THINGS[Math.floor(index / PLACES.length)]}`,
      starter: roll(1000),
      creator: roll(DEMO_USERS),
      plays: roll(5000),
      daysAgo: roll(30),
    })),
    messages: Array.from({ length: DEMO_MESSAGES }, (_, index) => ({
      game: roll(DEMO_GAMES),
      author: roll(DEMO_USERS),
      text: `${pick(OPENINGS)} ${pick(ENDINGS)}`,
      minutesAgo: (DEMO_MESSAGES - index) * 7 + roll(7),
    })),
    topics: planTopics(roll),
  };
}

const HOURS_BETWEEN = 9;

function planTopics(roll: (bound: number) => number): DemoTopic[] {
  return demoTopics.map(({ category, title, texts }, index) => ({
    category,
    title,
    posts: texts.map((text, number) => ({
      author: roll(DEMO_USERS),
      text,
      hoursAgo: (demoTopics.length - index) * HOURS_BETWEEN + (texts.length - number) + roll(2),
    })),
  }));
}

/** Numbers below a bound, always the same for a seed (mulberry32). */
function createDice(seed: number): (bound: number) => number {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound) | 0;
  };
}
