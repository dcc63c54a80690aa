import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { ConfigError } from './ConfigError.ts';
import { readVariable } from './configVariables.ts';
import type { ChainNodes } from './chainNodesSchema.ts';
import type { ForumAccess, Portal, ProcessRole, SocialLink, TrustProxy } from './configSchemas.ts';
import { exitCodes } from './exitCodes.ts';
import { readFilesUrl, type BucketAccess } from './filesUrl.ts';
import type { VapidKeys } from './vapidKeysSchema.ts';
import type { WalletIssuer } from './walletIssuersSchema.ts';
import { getHost, isLoopback, isSameSite } from './isSameSite.ts';
import { projectRoot } from './projectRoot.ts';

export { ConfigError } from './ConfigError.ts';

export interface Config {
  /**
   * Never 0 while the server runs: main.ts replaces 0 with a free port before it reads the other variables.
   */
  port: number;
  host: string;
  /** Origin without a trailing slash. */
  publicUrl: string;
  /**
   * Whether PUBLIC_URL is set. If not, the site also answers on the local network, provided HOST is reachable
   * there.
   */
  isPublicUrlGiven: boolean;
  /** Absolute path. */
  dataDir: string;
  databaseUrl?: string;
  /** Defaults to the key in DATA_DIR. */
  secretKey?: string;
  secretKeyOld?: string;
  /** The bucket that has the files of the platform. Without it, they are in `dataDir`. */
  filesUrl?: BucketAccess;
  redisUrl?: string;
  roles: ProcessRole[];
  smtpUrl?: string;
  mailFrom: string;
  operatorEmail: string;
  /** Defaults to the keys in the database. */
  vapidKeys?: VapidKeys;
  /** Origins that push messages may be sent to. `https://*.example.com` matches every subdomain. */
  pushServices: string[];
  /** Origin without a trailing slash. */
  uiOrigin: string;
  isUiOriginGiven: boolean;
  /** In the form Fastify's `trustProxy` takes. */
  trustProxy: TrustProxy;
  roomsPublicUrl?: string;
  roomsRegion?: string;
  /** How long players may keep playing after the process is asked to stop. */
  drainSeconds: number;
  metricsToken?: string;
  /** Multiplies every rate limit per address. */
  rateLimitScale: number;
  logLevel: string;
  communityUrl?: string;
  featureRequestUrl?: string;
  forumUrl?: string;
  /** Absolute path. */
  forumCategoriesFile?: string;
  /** Forums whose members log in with their account on this site, by name. */
  forumSso: Record<string, ForumAccess>;
  iosAppUrl?: string;
  androidAppUrl?: string;
  bootcampUrl?: string;
  socialLinks: SocialLink[];
  portals: { a: Portal; b: Portal };
  /** Origins that may embed games, as content security policy sources. */
  embedOrigins: string[];
  /** Sites whose tokens can log users in with their wallets. */
  walletIssuers: WalletIssuer[];
  /** RPC nodes that token balances are read from. */
  chainNodes: ChainNodes;
  /** Absolute path. */
  plansFile?: string;
  packsFile?: string;
  /** Without it, payments run in a sandbox. */
  stripe?: { secretKey: string; webhookSecret: string };
  analyticsUrl?: string;
  agentEnvironment: boolean;
}

export type Environment = Record<string, string | undefined>;

/** The only place that reads environment variables. Throws a ConfigError that names the first invalid one. */
export function readConfig(env: Environment = process.env): Config {
  const port = readVariable(env, 'PORT');
  const given = readVariable(env, 'PUBLIC_URL');
  const publicUrl = given ?? `http://localhost:${port}`;
  return {
    port,
    host: readVariable(env, 'HOST'),
    publicUrl,
    isPublicUrlGiven: given !== undefined,
    dataDir: path.resolve(projectRoot, readVariable(env, 'DATA_DIR')),
    databaseUrl: readVariable(env, 'DATABASE_URL'),
    secretKey: readVariable(env, 'SECRET_KEY'),
    secretKeyOld: readVariable(env, 'SECRET_KEY_OLD'),
    filesUrl: readFiles(env),
    redisUrl: readVariable(env, 'REDIS_URL'),
    roles: readVariable(env, 'ROLES'),
    smtpUrl: readVariable(env, 'SMTP_URL'),
    mailFrom: readVariable(env, 'MAIL_FROM'),
    operatorEmail: readVariable(env, 'OPERATOR_EMAIL'),
    vapidKeys: readVariable(env, 'VAPID_KEYS'),
    pushServices: readVariable(env, 'PUSH_SERVICES'),
    uiOrigin: readUiOrigin(env, publicUrl, port),
    isUiOriginGiven: readVariable(env, 'UI_ORIGIN') !== undefined,
    trustProxy: readVariable(env, 'TRUST_PROXY'),
    roomsPublicUrl: readVariable(env, 'ROOMS_PUBLIC_URL'),
    roomsRegion: readVariable(env, 'ROOMS_REGION'),
    drainSeconds: readVariable(env, 'DRAIN_SECONDS'),
    metricsToken: readVariable(env, 'METRICS_TOKEN'),
    rateLimitScale: readVariable(env, 'RATE_LIMIT_SCALE'),
    logLevel: readVariable(env, 'LOG_LEVEL'),
    communityUrl: readVariable(env, 'COMMUNITY_URL'),
    featureRequestUrl: readVariable(env, 'FEATURE_REQUEST_URL'),
    forumUrl: readVariable(env, 'FORUM_URL'),
    forumCategoriesFile: readFileVariable(env, 'FORUM_CATEGORIES_FILE'),
    forumSso: readVariable(env, 'FORUM_SSO') ?? {},
    iosAppUrl: readVariable(env, 'IOS_APP_URL'),
    androidAppUrl: readVariable(env, 'ANDROID_APP_URL'),
    bootcampUrl: readVariable(env, 'BOOTCAMP_URL'),
    socialLinks: readVariable(env, 'SOCIAL_LINKS') ?? [],
    portals: readVariable(env, 'PORTALS') ?? defaultPortals(),
    embedOrigins: readVariable(env, 'EMBED_ORIGINS'),
    walletIssuers: readVariable(env, 'WALLET_ISSUERS') ?? [],
    chainNodes: readVariable(env, 'CHAIN_NODES') ?? {},
    plansFile: readFileVariable(env, 'PLANS_FILE'),
    packsFile: readFileVariable(env, 'COIN_PACKS_FILE'),
    stripe: readStripe(env),
    analyticsUrl: readVariable(env, 'ANALYTICS_URL'),
    agentEnvironment: readVariable(env, 'AGENT_ENVIRONMENT'),
  };
}

/**
 * Reads the origin for creators' HTML and uploads. It is a different site, so that their pages never receive a
 * user's session cookie.
 */
function readUiOrigin(env: Environment, publicUrl: string, port: number): string {
  const given = readVariable(env, 'UI_ORIGIN');
  if (isLoopback(publicUrl)) {
    const uiOrigin = given ?? `http://ui.localhost:${port}`;
    if (getHost(uiOrigin) === getHost(publicUrl))
      throw uiOriginError(uiOrigin, 'is the same host as', publicUrl);
    return uiOrigin;
  }
  if (given === undefined) {
    throw new ConfigError(
      'UI_ORIGIN',
      `must be set when PUBLIC_URL (${publicUrl}) is public. Use an origin on another domain that also points to this server.`,
    );
  }
  if (isSameSite(given, publicUrl)) throw uiOriginError(given, 'is same-site with', publicUrl);
  return given;
}

function uiOriginError(uiOrigin: string, problem: string, publicUrl: string): ConfigError {
  return new ConfigError(
    'UI_ORIGIN',
    `${uiOrigin} ${problem} PUBLIC_URL ${publicUrl}. Use another registrable domain. Otherwise, pages made by creators could act on behalf of users.`,
    exitCodes.uiOriginSameSite,
  );
}

function readFiles(env: Environment): BucketAccess | undefined {
  const given = readVariable(env, 'FILES_URL');
  return given === undefined ? undefined : readFilesUrl('FILES_URL', given);
}

type FileVariable = 'PLANS_FILE' | 'COIN_PACKS_FILE' | 'FORUM_CATEGORIES_FILE';

function readFileVariable(env: Environment, name: FileVariable): string | undefined {
  const given = readVariable(env, name);
  if (given === undefined) return undefined;
  const file = path.resolve(projectRoot, given);
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new ConfigError(name, `must be a readable JSON file, but ${file} cannot be read.`);
  }
  return file;
}

/**
 * Requires both variables or neither. With only one, the site would charge cards without learning about the
 * payments.
 */
function readStripe(env: Environment): Config['stripe'] {
  const secretKey = readVariable(env, 'STRIPE_SECRET_KEY');
  const webhookSecret = readVariable(env, 'STRIPE_WEBHOOK_SECRET');
  if (secretKey !== undefined && webhookSecret !== undefined) return { secretKey, webhookSecret };
  if (secretKey === undefined && webhookSecret === undefined) return undefined;
  const missing = secretKey === undefined ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET';
  throw new ConfigError(missing, 'must be set too: payments need both Stripe secrets.');
}

function defaultPortals(): Config['portals'] {
  return {
    a: {
      name: 'CrazyGames',
      patterns: ['https://crazygames.com', 'https://*.crazygames.com'],
      sdkUrl: 'https://sdk.crazygames.com/crazygames-sdk-v3.js',
      sources: ['https://*.crazygames.com'],
    },
    b: {
      name: 'Poki',
      patterns: ['https://poki.com', 'https://*.poki.com', 'https://*.poki-gdn.com'],
      sdkUrl: 'https://game-cdn.poki.com/scripts/v2/poki-sdk.js',
      sources: ['https://*.poki.com', 'https://*.poki-gdn.com'],
    },
  };
}

export interface WithConfig {
  config: Config;
}
