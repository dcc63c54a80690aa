import { createSeededRandomInt, pickOne, type RandomInt } from './createSeededRandomInt.ts';
import { demoTopics } from './demoTopics.ts';

/** Describes the content of a demo, without a database. The same seed gives the same plan. */
export interface DemoPlan {
  users: { username: string; birthDate: string; coins: number; daysAgo: number }[];
  games: DemoGamePlan[];
  messages: { game: number; author: number; text: string; minutesAgo: number }[];
  topics: DemoTopic[];
}

interface DemoGamePlan {
  title: string;
  /** Slug of the starter game that this game is copied from. */
  starter: string;
  /** Selects the part of the map that the cover shows. */
  coverVariant: number;
  creator: number;
  plays: number;
  daysAgo: number;
}

/** A forum topic; the first post starts it. */
interface DemoTopic {
  category: string;
  title: string;
  posts: { author: number; text: string; hoursAgo: number }[];
}

const DEMO_USERS = 40;
const DEMO_GAMES = 30;
const DEMO_MESSAGES = 2000;
/** The first user is the one to log in as when showing the demo, so their games have plays and sales. */
const GAMES_OF_FIRST = 3;
const GAME_DAYS_MAX = 75;

const FIRST = ['Amber', 'Brisk', 'Coral', 'Dusty', 'Ember', 'Foggy', 'Golden', 'Hazel', 'Indigo', 'Jolly'];
const SECOND = ['Otter', 'Falcon', 'Badger', 'Lynx'];
/** Plausible titles for games made from each starter game. */
const TITLES: readonly (readonly [starter: string, titles: readonly string[]])[] = [
  ['harbour', ['Harbor Rush', 'Market Day', 'Cobble Lane', 'Sailor Town', 'Village Fair']],
  ['arena', ['Canyon Clash', 'Rusty Yard', 'Depot Duel', 'Scrap Brawl', 'Crate Corner']],
  ['kickoff', ['Muddy Cup', 'Park League', 'Rainy Derby', 'Garden Goals', 'Sunday Kickers']],
  ['nightfall', ['Lantern Watch', 'Campfire Night', 'Pine Vigil', 'Ember Camp', 'Moonlit Woods']],
  ['skyline', ['Chimney Run', 'Sunset Sprint', 'Antenna Race', 'Gutter Dash', 'Skyline Hop']],
  ['harbour-island', ['Palm Cove', 'Shell Island', 'Treasure Bay', 'Driftwood Isle', 'Lighthouse Key']],
  ['blob', ['Pond Panic', 'Lily Lagoon', 'Big Splash', 'Bubble Feast', 'Reed Water']],
];
/** Chat messages are an opening plus an ending. Any opening works with any ending. */
const OPENINGS = [
  'Just wanted to say, ',
  'Hi all, ',
  'Okay, ',
  'Not sure if anyone said this yet, but ',
  'Quick note, ',
  '',
];
const ENDINGS = [
  'the second island is so much better now.',
  "I'm up for a round tonight, who's in?",
  'I finally beat the boss at the end!',
  "there's a hidden door behind the waterfall.",
  'the music in the cave is lovely.',
  'my best time is 48 seconds. Beat that!',
  'how do you get past the third gate?',
  'the new release fixed the lag for me.',
  'my whole class plays this during breaks.',
  "I'd pay coins for a second map.",
];

export function planDemo(seed: number): DemoPlan {
  const roll = createSeededRandomInt(seed);
  return {
    users: Array.from({ length: DEMO_USERS }, (_, index) => ({
      username: `${FIRST[index % FIRST.length]}${SECOND[Math.floor(index / FIRST.length)]}`,
      birthDate: `${1980 + roll(25)}-0${1 + roll(9)}-1${roll(9)}`,
      coins: 10 * (1 + roll(200)),
      daysAgo: GAME_DAYS_MAX + roll(300),
    })),
    games: Array.from({ length: DEMO_GAMES }, (_, index) => ({
      ...nameGame(index),
      creator: index < GAMES_OF_FIRST ? 0 : roll(DEMO_USERS),
      plays: index < GAMES_OF_FIRST ? 3000 + roll(2000) : roll(5000),
      daysAgo: index < GAMES_OF_FIRST ? GAME_DAYS_MAX - 1 - index : roll(GAME_DAYS_MAX),
    })),
    messages: Array.from({ length: DEMO_MESSAGES }, (_, index) => ({
      game: roll(DEMO_GAMES),
      author: roll(DEMO_USERS),
      text: capitalize(`${pickOne(roll, OPENINGS)}${pickOne(roll, ENDINGS)}`),
      minutesAgo: (DEMO_MESSAGES - index) * 7 + roll(7),
    })),
    topics: planTopics(roll),
  };
}

function nameGame(index: number): Pick<DemoGamePlan, 'title' | 'starter' | 'coverVariant'> {
  const [starter, titles] = TITLES[index % TITLES.length] ?? ['', []];
  const number = Math.floor(index / TITLES.length);
  return { title: titles[number] ?? '', starter, coverVariant: number + 1 };
}

const HOURS_BETWEEN = 9;

function planTopics(roll: RandomInt): DemoTopic[] {
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

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
