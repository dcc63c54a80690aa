import type { Starter } from '../platform/starters/readStarters.ts';
import type { Services } from '../services.ts';
import type { Db } from '../storage/openDatabase.ts';
import type { Roll } from './createDice.ts';

/** A demo that has its people and games; each part adds what happened among them. */
export interface DemoSite {
  readonly tx: Db;
  readonly files: Services['files'];
  readonly secrets: Services['secrets'];
  readonly now: Date;
  readonly roll: Roll;
  /** The first is who the demo is shown as. */
  readonly people: readonly DemoPerson[];
  /** The first ones are the first person's. */
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
  /** When it was published. */
  readonly daysAgo: number;
}
