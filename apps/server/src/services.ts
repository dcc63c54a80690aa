import type { KeyedMutex } from './files/createKeyedMutex.ts';
import type { CoinPack, ForumCategory, PricingPlan } from '@playloom/api-contract';
import type { Logger } from 'pino';
import type { ChainClient } from './chains/ChainClient.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { FindClient } from './engines/createClientFinder.ts';
import type { SafeFetcher } from './fetching/SafeFetcher.ts';
import type { ImageConverter } from './files/ImageConverter.ts';
import type { FileStore } from './files/FileStore.ts';
import type { AddressWatch } from './http/createAddressWatch.ts';
import type { Metrics } from './http/createMetrics.ts';
import type { Mailer } from './mail/Mail.ts';
import type { PasswordHasher } from './passwords/createPasswordHasher.ts';
import type { DocumentThreads } from './platform/documents/DocumentThreads.ts';
import type { DraftHub } from './platform/drafts/DraftHub.ts';
import type { AnalyticsClient } from './platform/events/AnalyticsClient.ts';
import type { ScriptCheck } from './platform/games/ScriptCheck.ts';
import type { AssetLibraries } from './platform/library/AssetLibraries.ts';
import type { LiveHub } from './platform/live/LiveHub.ts';
import type { PaymentsProvider } from './platform/payments/PaymentsProvider.ts';
import type { RoomsGateway } from './platform/rooms/RoomsGateway.ts';
import type { SiteNoticeStore } from './platform/status/SiteNoticeStore.ts';
import type { Secrets } from './process/readSecrets.ts';
import type { PushSender } from './push/PushSender.ts';
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
  mail: Mailer;
  push: PushSender;
  analytics: AnalyticsClient;
  payments: PaymentsProvider;
  /** What can be bought: packs of coins, and plans. */
  packs: readonly CoinPack[];
  plans: readonly PricingPlan[];
  /** Of the built-in forum. */
  forumCategories: readonly ForumCategory[];
  files: FileStore;
  images: ImageConverter;
  /** The one way to addresses that people typed. */
  fetcher: SafeFetcher;
  /** What is on chains, to be read. */
  chains: ChainClient;
  /** Drawings that every game may use. */
  library: AssetLibraries;
  passwords: PasswordHasher;
  scripts: ScriptCheck;
  /** Where whole documents are read, built and checked. */
  documents: DocumentThreads;
  /** Joins that open a room wait here for those before them, one line for each creator. */
  roomCreationMutex: KeyedMutex;
  metrics: Metrics;
  rooms: RoomsGateway;
  /** Drafts that are being edited just now. */
  drafts: DraftHub;
  /** Open pages, told at once what concerns them. */
  live: LiveHub;
  notices: SiteNoticeStore;
  /** By which addresses pages are opened. */
  addresses: AddressWatch;
  /** The client that browsers load for an engine version. */
  findClient: FindClient;
  /** The engine that new releases are made for. */
  engineVersion: string;
}
