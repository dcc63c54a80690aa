import { z } from 'zod';

import { ConfigError } from './ConfigError.ts';
import {
  booleanSchema,
  drainSecondsSchema,
  forumSsoSchema,
  hostSchema,
  linkSchema,
  logLevels,
  logLevelSchema,
  mailAddressSchema,
  mailFromSchema,
  originPatternsSchema,
  originSchema,
  embedOriginsSchema,
  portalsSchema,
  portSchema,
  rateLimitScaleSchema,
  regionSchema,
  rolesSchema,
  secretKeySchema,
  socialLinksSchema,
  trustProxySchema,
  urlSchema,
} from './configSchemas.ts';
import { chainNodesSchema } from './chainNodesSchema.ts';
import { vapidKeysSchema } from './vapidKeysSchema.ts';
import { walletIssuersSchema } from './walletIssuersSchema.ts';

interface Variable<Schema extends z.ZodType> {
  schema: Schema;
  /** Completes the sentence `NAME must be …`. */
  allowed: string;
  meaning: string;
  /** Default value, used if the variable is unset or empty. Parsed like a given value. */
  preset?: string;
  /** Describes the default in the documentation if it is not a fixed value. */
  defaultNote?: string;
  /** The value may contain a password, so error messages never repeat it. */
  secret?: true;
}

function required<Schema extends z.ZodType>(variable: Variable<Schema> & { preset: string }) {
  return variable;
}

function optional<Schema extends z.ZodType>(variable: Variable<Schema>): Variable<z.ZodOptional<Schema>> {
  return { ...variable, schema: variable.schema.optional() };
}

function optionalLink(meaning: string) {
  return optional({ schema: linkSchema, allowed: 'an http(s) address or a path, such as /forum', meaning });
}

const secretKeyAllowed =
  'at least 32 printable characters without spaces, as printed by `openssl rand -base64 32`';
const webAddress = ['http:', 'https:'];

const variables = {
  PORT: required({
    schema: portSchema,
    allowed: 'a whole number from 0 to 65535 (0 picks a free port)',
    meaning: 'Port of the web server.',
    preset: '3000',
  }),
  HOST: required({
    schema: hostSchema,
    allowed: 'an address or a hostname, such as 127.0.0.1 or 0.0.0.0',
    meaning:
      'Address the web server listens on. 0.0.0.0 makes it reachable from other machines and, without PUBLIC_URL, from phones on the local network.',
    preset: '127.0.0.1',
  }),
  PUBLIC_URL: optional({
    schema: originSchema,
    allowed: 'an origin such as https://play.example.com, without a path',
    meaning:
      'Address people use in their browser. Links in emails start with it. Requests to another hostname are redirected to it once it is known to work, and operators who open the site under another hostname see a warning. Without it, the site responds on any loopback hostname.',
    defaultNote: 'http://localhost:PORT',
  }),
  DATA_DIR: required({
    schema: z.string(),
    allowed: 'a folder',
    meaning: 'Folder for the embedded database, files, outgoing emails, and generated secrets.',
    preset: './data',
  }),
  DATABASE_URL: optional({
    schema: urlSchema(['postgres:', 'postgresql:']),
    allowed: 'an address such as postgres://user:password@host:5432/playloom',
    meaning: 'Use your own PostgreSQL instead of the embedded one.',
    defaultNote: 'embedded PostgreSQL in DATA_DIR',
    secret: true,
  }),
  SECRET_KEY: optional({
    schema: secretKeySchema,
    allowed: secretKeyAllowed,
    meaning:
      'Key from which everything is derived that signs or encrypts. Every web process on one database needs the same. Rooms processes need none.',
    defaultNote: 'generated in DATA_DIR',
    secret: true,
  }),
  SECRET_KEY_OLD: optional({
    schema: secretKeySchema,
    allowed: secretKeyAllowed,
    meaning:
      'Another key that is accepted while SECRET_KEY changes. It never signs or encrypts anything new.',
    secret: true,
  }),
  FILES_URL: optional({
    schema: z.string(),
    allowed: 'an address such as https://KEY:SECRET@host/bucket?region=eu-central-1',
    meaning:
      'Bucket of an S3-compatible store for uploads, engines, recordings, and unsent emails, which several Playloom processes share. The bucket is addressed by its path. In the secret, write / as %2F and + as %2B. `npm run files` moves existing files.',
    defaultNote: 'folders in DATA_DIR',
    secret: true,
  }),
  REDIS_URL: optional({
    schema: urlSchema(['redis:', 'rediss:']),
    allowed: 'an address such as redis://host:6379',
    meaning:
      'Redis server that several Playloom processes share. It must answer at the start. Afterwards it may go away and come back.',
    secret: true,
  }),
  ROLES: required({
    schema: rolesSchema,
    allowed: 'a comma-separated list of web and rooms',
    meaning: 'What this process does: serve the site, run game rooms, or both.',
    preset: 'web,rooms',
  }),
  SMTP_URL: optional({
    schema: urlSchema(['smtp:', 'smtps:']),
    allowed: 'an address such as smtp://user:password@host:587',
    meaning:
      'Mail server that sends emails. Without one, every email is written to a file in DATA_DIR/outbox, or to outbox/ in the bucket of FILES_URL.',
    defaultNote: 'files in DATA_DIR/outbox',
    secret: true,
  }),
  MAIL_FROM: required({
    schema: mailFromSchema,
    allowed: 'an email address, optionally with a name: Playloom <no-reply@example.com>',
    meaning: 'Sender of every email.',
    preset: 'Playloom <no-reply@localhost>',
  }),
  OPERATOR_EMAIL: required({
    schema: mailAddressSchema,
    allowed: 'an email address',
    meaning: 'Address that receives feedback and contact requests.',
    preset: 'operator@localhost',
  }),
  VAPID_KEYS: optional({
    schema: vapidKeysSchema,
    allowed:
      'a public and a private key in the form public:private, as printed by `npx web-push generate-vapid-keys`',
    meaning: 'Key pair that signs push notifications.',
    defaultNote: 'generated in the database',
    secret: true,
  }),
  PUSH_SERVICES: required({
    schema: originPatternsSchema,
    allowed: 'a comma-separated list of origins; https://*.example.com matches every subdomain',
    meaning: 'Browser push services. The server sends push notifications only to these.',
    preset: [
      'https://fcm.googleapis.com',
      'https://*.push.services.mozilla.com',
      'https://*.notify.windows.com',
      'https://*.push.apple.com',
    ].join(','),
  }),
  UI_ORIGIN: optional({
    schema: originSchema,
    allowed: 'an origin such as https://example-content.net, without a path',
    meaning:
      'Origin that serves uploads and HTML made by creators. Required when PUBLIC_URL is publicly reachable. It must be on a different registrable domain.',
    defaultNote: 'http://ui.localhost:PORT',
  }),
  TRUST_PROXY: required({
    schema: trustProxySchema,
    allowed:
      'off, a number of proxies from 1 to 99, or a comma-separated list of proxy addresses and CIDR ranges',
    meaning:
      'Proxies whose X-Forwarded headers are trusted. With it, nothing else may reach the port directly: a direct caller could claim any address.',
    preset: 'off',
  }),
  ROOMS_PUBLIC_URL: optional({
    schema: originSchema,
    allowed: 'an origin such as https://rooms-1.example.com, without a path',
    meaning: 'Public address of this process if it only runs rooms.',
  }),
  ROOMS_REGION: optional({
    schema: regionSchema,
    allowed: 'a short name such as eu or us-east: lowercase letters, digits, and dashes',
    meaning:
      'Region of the rooms in this process. Games that prefer this region open their rooms here first.',
  }),
  DRAIN_SECONDS: required({
    schema: drainSecondsSchema,
    allowed: 'a whole number of seconds from 0 to 3600',
    meaning:
      'How long players can keep playing after SIGTERM in rooms of engines from before rooms could be handed over. All other rooms continue in another process, or in this one after the next start. No one can join during this time. Ctrl-C does not wait.',
    preset: '30',
  }),
  METRICS_TOKEN: optional({
    schema: z.string().regex(/^[\x21-\x7e]{16,}$/),
    allowed: 'at least 16 printable characters without spaces',
    meaning:
      'Bearer token that allows other machines to read /metrics and the details of /readyz. Without it, only loopback can, by a loopback name.',
    secret: true,
  }),
  RATE_LIMIT_SCALE: required({
    schema: rateLimitScaleSchema,
    allowed: 'a number from 1 to 100000',
    meaning: 'Multiplies every per-address rate limit, for networks where many people share one address.',
    preset: '1',
  }),
  LOG_LEVEL: required({
    schema: logLevelSchema,
    allowed: `one of ${logLevels.join(', ')}`,
    meaning: 'Log level.',
    preset: 'info',
  }),
  COMMUNITY_URL: optionalLink('Link to a chat community, such as a Discord invite.'),
  FEATURE_REQUEST_URL: optionalLink(
    'Link to a page for feature requests. Without it, the feedback dialog opens.',
  ),
  FORUM_URL: {
    ...optionalLink('Address of an external forum. /forum redirects to it.'),
    defaultNote: 'the built-in forum',
  },
  FORUM_CATEGORIES_FILE: optional({
    schema: z.string(),
    allowed: 'a readable JSON file',
    meaning: 'Categories in the built-in forum. Replaces the default categories.',
  }),
  FORUM_SSO: optional({
    schema: forumSsoSchema,
    allowed:
      'JSON {"discourse": {"returnUrl": "https://forum.example.com/session/sso_login", "secret": "…"}} with secrets of 10 to 200 characters',
    meaning:
      'Forums whose members log in with their Playloom account (DiscourseConnect). Each forum has its own endpoint at /api/v1/auth/NAME, its own secret, and one return address.',
    secret: true,
  }),
  IOS_APP_URL: optionalLink('The app’s page in the App Store.'),
  ANDROID_APP_URL: optionalLink('The app’s page on Google Play.'),
  BOOTCAMP_URL: optionalLink(
    'The free coding bootcamp that the banner links to. Without it, the banner links to the course at `/bootcamp`.',
  ),
  SOCIAL_LINKS: optional({
    schema: socialLinksSchema,
    allowed: 'a comma-separated list of name=https://…, or JSON {"name": "https://…"}',
    meaning: 'Links shown in the footer.',
  }),
  PORTALS: optional({
    schema: portalsSchema,
    allowed:
      'JSON {"a": {"name": "…", "patterns": ["https://*.example.com"], "sdkUrl": "https://…", "sources": ["https://…"]}, "b": {…}} with origins as patterns and sources',
    meaning:
      'The two game portals that may embed games: their pages, their script, and the origins their script may load from.',
    defaultNote: 'CrazyGames and Poki',
  }),
  EMBED_ORIGINS: required({
    schema: embedOriginsSchema,
    allowed: '*, none, or a comma-separated list of origins such as https://*.example.com',
    meaning: 'Sites other than the portals that may embed games with the code from the Share dialog.',
    preset: '*',
  }),
  WALLET_ISSUERS: optional({
    schema: walletIssuersSchema,
    allowed:
      'JSON [{"name": "…", "issuer": "…", "origins": ["https://games.example.com"], "keysUrl": "https://…"}], with `keys` (public JWKs) instead of `keysUrl` for fixed keys, and `audience` if it is not PUBLIC_URL',
    meaning:
      'Sites that may embed games and log their users in with a wallet, with their exact origins and the keys that sign their tokens.',
  }),
  CHAIN_NODES: optional({
    schema: chainNodesSchema,
    allowed:
      'JSON {"ethereum": "https://…", "polygon": "https://…"} with http(s) addresses; supported chains are ethereum, arbitrum, avalanche, base, bsc, optimism, polygon, sepolia',
    meaning:
      'JSON-RPC node for each chain, used to read token names and balances. Nothing is ever written to a chain.',
    secret: true,
  }),
  PLANS_FILE: optional({
    schema: z.string(),
    allowed: 'a readable JSON file',
    meaning: 'Prices and limits of the plans. Replaces the built-in plans.',
  }),
  COIN_PACKS_FILE: optional({
    schema: z.string(),
    allowed: 'a readable JSON file',
    meaning: 'Coin packs for sale. Replaces the built-in packs.',
  }),
  STRIPE_SECRET_KEY: optional({
    schema: z.string().regex(/^[\x21-\x7e]{16,}$/),
    allowed: 'a Stripe secret key',
    meaning:
      'Accepts real payments through Stripe Checkout. Without it, payments run in a clearly labeled sandbox.',
    defaultNote: 'sandbox',
    secret: true,
  }),
  STRIPE_WEBHOOK_SECRET: optional({
    schema: z.string().regex(/^[\x21-\x7e]{16,}$/),
    allowed: 'the signing secret of the Stripe webhook',
    meaning: 'Verifies the events that Stripe sends to /webhooks/payments. Required with STRIPE_SECRET_KEY.',
    secret: true,
  }),
  ANALYTICS_URL: optional({
    schema: urlSchema(webAddress),
    allowed: 'an http(s) address',
    meaning: 'Analytics service that receives a copy of product events.',
  }),
  AGENT_ENVIRONMENT: required({
    schema: booleanSchema,
    allowed: 'true or false',
    meaning:
      'Set this to true if automated agents control the browser. The wallet dialog then closes on its own.',
    preset: 'false',
  }),
};

type VariableName = keyof typeof variables;

type VariableValue<Name extends VariableName> = z.output<(typeof variables)[Name]['schema']>;

interface ConfigTableRow {
  name: string;
  default: string;
  /** Whether `default` is an actual value. Otherwise it is a description. */
  isExact: boolean;
  allowed: string;
  meaning: string;
}

/** The variables for the table in docs/configuration.md. */
export const configTable: ConfigTableRow[] = Object.entries(
  variables as Record<string, Variable<z.ZodType>>,
).map(([name, { preset, defaultNote, allowed, meaning }]) => ({
  name,
  default: preset ?? defaultNote ?? 'none',
  isExact: preset !== undefined,
  allowed,
  meaning,
}));

/** Reads a variable. An empty value is treated as unset, because service and compose files often contain `NAME=`. */
export function readVariable<Name extends VariableName>(
  env: Record<string, string | undefined>,
  name: Name,
): VariableValue<Name> {
  const variable: Variable<z.ZodType> = variables[name];
  const given = env[name]?.trim() || variable.preset;
  const result = variable.schema.safeParse(given);
  if (result.success) return result.data as VariableValue<Name>;
  const shown = variable.secret ? '' : `, but is ${JSON.stringify(given)}`;
  throw new ConfigError(name, `must be ${variable.allowed}${shown}.`);
}
