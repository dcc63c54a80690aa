import type { Starter } from '../platform/starters/readStarters.ts';
import type { Services } from '../services.ts';
import type { Db } from '../storage/openDatabase.ts';
import type { Roll } from './createDice.ts';

/** A demo with its users and games. Each part adds activity between them. */
export interface DemoSite {
  readonly tx: Db;
  readonly files: Services['files'];
  readonly secrets: Services['secrets'];
  readonly now: Date;
  readonly roll: Roll;
  /** The demo is shown as the first user. */
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
  /** Days since it was published. */
  readonly daysAgo: number;
}
