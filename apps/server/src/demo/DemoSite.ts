import type { Starter } from '../areas/creation/starters/readStarters.ts';
import type { FileStore } from '../files/FileStore.ts';
import type { Secrets } from '../process/Secrets.ts';
import type { Db } from '../storage/openDatabase.ts';
import type { RandomInt } from './createSeededRandomInt.ts';

/** The users and games of a demo. Each `add…` function adds activity between them. */
export interface DemoSite {
  readonly tx: Db;
  readonly files: FileStore;
  readonly secrets: Secrets;
  readonly now: Date;
  readonly roll: RandomInt;
  /** The first user is the one to log in as when showing the demo. */
  readonly people: readonly DemoPerson[];
  /** The first games belong to the first user. */
  readonly games: readonly DemoGame[];
}

export interface DemoPerson {
  readonly id: string;
  readonly username: string;
  readonly coins: number;
  readonly daysAgo: number;
}

export interface DemoGame {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly creator: DemoPerson;
  readonly starter: Starter;
  readonly plays: number;
  /** Days since the game was published. */
  readonly daysAgo: number;
}
