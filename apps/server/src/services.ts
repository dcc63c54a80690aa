import type { KeyedTurns } from './files/createKeyedTurns.ts';
import type { CoinPack, ForumCategory, Plan } from '@playloom/api-contract';
import type { Logger } from 'pino';
import type { ChainDoor } from './chains/ChainDoor.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { FindClient } from './engines/createClientFinder.ts';
import type { SafeFetcher } from './fetching/SafeFetcher.ts';
import type { ImageConverter } from './files/ImageConverter.ts';
import type { FileStore } from './files/FileStore.ts';
import type { AddressWatch } from './http/createAddressWatch.ts';
import type { Metrics } from './http/createMetrics.ts';
import type { MailDoor } from './mail/Mail.ts';
import type { PasswordHasher } from './passwords/createPasswordHasher.ts';
import type { DocumentThreads } from './platform/documents/DocumentThreads.ts';
import type { DraftHub } from './platform/drafts/DraftHub.ts';
import type { AnalyticsDoor } from './platform/events/AnalyticsDoor.ts';
import type { ScriptCheck } from './platform/games/ScriptCheck.ts';
import type { Library } from './platform/library/Library.ts';
import type { LiveHub } from './platform/live/LiveHub.ts';
import type { PaymentsDoor } from './platform/payments/PaymentsDoor.ts';
import type { RoomsDoor } from './platform/rooms/RoomsDoor.ts';
import type { NoticeBoard } from './platform/status/NoticeBoard.ts';
import type { Secrets } from './process/readSecrets.ts';
import type { PushDoor } from './push/PushDoor.ts';
import type { JobQueue } from './storage/createJobQueue.ts';
import type { Database } from './storage/openDatabase.ts';

/** What the platform stands on. Functions take the two or three of these that they use. */
export interface Services {
  config: Config;
  secrets: Secrets;
  db: Database;
  clock: Clock;
  log: Logger;
  jobs: JobQueue;
  mail: MailDoor;
  push: PushDoor;
  analytics: AnalyticsDoor;
  payments: PaymentsDoor;
  /** What can be bought: packs of coins, and plans. */
  packs: readonly CoinPack[];
  plans: readonly Plan[];
  /** Of the built-in forum. */
  forumCategories: readonly ForumCategory[];
  files: FileStore;
  images: ImageConverter;
  /** The one way to addresses that people typed. */
  fetcher: SafeFetcher;
  /** What is on chains, to be read. */
  chains: ChainDoor;
  /** Drawings that every game may use. */
  library: Library;
  passwords: PasswordHasher;
  scripts: ScriptCheck;
  /** Where whole documents are read, built and checked. */
  documents: DocumentThreads;
  /** Joins that open a room wait here for those before them, one line for each creator. */
  roomTurns: KeyedTurns;
  metrics: Metrics;
  rooms: RoomsDoor;
  /** Drafts that are being edited just now. */
  drafts: DraftHub;
  /** Open pages, told at once what concerns them. */
  live: LiveHub;
  notices: NoticeBoard;
  /** By which addresses pages are opened. */
  addresses: AddressWatch;
  /** The client that browsers load for an engine version. */
  findClient: FindClient;
  /** The engine that new releases are made for. */
  engineVersion: string;
}
