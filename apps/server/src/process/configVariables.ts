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
  /** Text used when the variable is unset or empty; it is parsed like a given one. */
  preset?: string;
  /** What the table shows as default where it is not a fixed text. */
  defaultNote?: string;
  /** The value may hold a password, so messages never repeat it. */
  secret?: true;
}

function required<Schema extends z.ZodType>(variable: Variable<Schema> & { preset: string }) {
  return variable;
}

function optional<Schema extends z.ZodType>(variable: Variable<Schema>): Variable<z.ZodOptional<Schema>> {
  return { ...variable, schema: variable.schema.optional() };
}

function optionalLink(meaning: string) {
  return optional({ schema: linkSchema, allowed: 'an http(s) address or a path such as /forum', meaning });
}

const webAddress = ['http:', 'https:'];

const variables = {
  PORT: required({
    schema: portSchema,
    allowed: 'a whole number from 0 to 65535 (0 takes a free port)',
    meaning: 'Port of the web server.',
    preset: '3000',
  }),
  HOST: required({
    schema: hostSchema,
    allowed: 'an address or a host name, such as 127.0.0.1 or 0.0.0.0',
    meaning:
      'Address the web server listens on. 0.0.0.0 makes it reachable from other machines; without PUBLIC_URL also from phones on the local network.',
    preset: '127.0.0.1',
  }),
  PUBLIC_URL: optional({
    schema: originSchema,
    allowed: 'an origin such as https://play.example.com, without a path',
    meaning:
      'Address people use in their browser; links in mails start with it. Visitors who come by another name are sent there when it is known to work; operators see a warning when they open the site by another name. Without it every loopback name is the site.',
    defaultNote: 'http://localhost:PORT',
  }),
  DATA_DIR: required({
    schema: z.string(),
    allowed: 'a folder',
    meaning: 'Folder for the embedded database, files, outgoing mail and generated secrets.',
    preset: './data',
  }),
  DATABASE_URL: optional({
    schema: urlSchema(['postgres:', 'postgresql:']),
    allowed: 'an address such as postgres://user:password@host:5432/playloom',
    meaning: 'Your own PostgreSQL instead of the embedded one.',
    defaultNote: 'embedded PostgreSQL in DATA_DIR',
    secret: true,
  }),
  REDIS_URL: optional({
    schema: urlSchema(['redis:', 'rediss:']),
    allowed: 'an address such as redis://host:6379',
    meaning: 'Redis that connects several server processes.',
    secret: true,
  }),
  ROLES: required({
    schema: rolesSchema,
    allowed: 'a comma list of web and rooms',
    meaning: 'What this process does: serve the site, run game rooms, or both.',
    preset: 'web,rooms',
  }),
  SMTP_URL: optional({
    schema: urlSchema(['smtp:', 'smtps:']),
    allowed: 'an address such as smtp://user:password@host:587',
    meaning: 'Mail server. Without one every mail is a file in DATA_DIR/outbox.',
    defaultNote: 'files in DATA_DIR/outbox',
    secret: true,
  }),
  MAIL_FROM: required({
    schema: mailFromSchema,
    allowed: 'a mail address, or a name with one: Playloom <no-reply@example.com>',
    meaning: 'Sender of every mail.',
    preset: 'Playloom <no-reply@localhost>',
  }),
  OPERATOR_EMAIL: required({
    schema: mailAddressSchema,
    allowed: 'a mail address',
    meaning: 'Where feedback and contact requests are sent.',
    preset: 'operator@localhost',
  }),
  VAPID_KEYS: optional({
    schema: vapidKeysSchema,
    allowed: 'a public and a private key as `npx web-push generate-vapid-keys` prints them, public:private',
    meaning: 'Keys that sign push notifications.',
    defaultNote: 'generated into DATA_DIR',
    secret: true,
  }),
  PUSH_SERVICES: required({
    schema: originPatternsSchema,
    allowed: 'a comma list of origins, https://*.example.com standing for every subdomain',
    meaning: 'The push services of browsers. This server sends pushes to no other address.',
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
      'Origin that serves HTML made by creators, and uploads. Required, and on another registrable domain, when PUBLIC_URL is public.',
    defaultNote: 'http://ui.localhost:PORT',
  }),
  TRUST_PROXY: required({
    schema: trustProxySchema,
    allowed: 'off, a number of proxies from 1 to 99, or a comma list of proxy addresses and CIDR ranges',
    meaning: 'Whose X-Forwarded headers to believe.',
    preset: 'off',
  }),
  ROOMS_PUBLIC_URL: optional({
    schema: originSchema,
    allowed: 'an origin such as https://rooms-1.example.com, without a path',
    meaning: 'Own public address of a process that only runs rooms.',
  }),
  ROOMS_REGION: optional({
    schema: regionSchema,
    allowed: 'a short word such as eu or us-east: small letters, digits and dashes',
    meaning: 'Where the rooms of this process are; a game that prefers this region is played here first.',
  }),
  DRAIN_SECONDS: required({
    schema: drainSecondsSchema,
    allowed: 'a whole number of seconds from 0 to 3600',
    meaning:
      'How long players may finish after SIGTERM; nobody new comes in, and whoever is left is taken to another room. Ctrl-C does not wait.',
    preset: '30',
  }),
  METRICS_TOKEN: optional({
    schema: z.string().regex(/^[\x21-\x7e]{16,}$/),
    allowed: 'at least 16 printable characters without spaces',
    meaning: 'Bearer token that opens /metrics to other machines; without it only loopback may read them.',
    secret: true,
  }),
  RATE_LIMIT_SCALE: required({
    schema: rateLimitScaleSchema,
    allowed: 'a number from 1 to 100000',
    meaning: 'Multiplies every rate limit per address, for networks where many people share one.',
    preset: '1',
  }),
  LOG_LEVEL: required({
    schema: logLevelSchema,
    allowed: `one of ${logLevels.join(', ')}`,
    meaning: 'How much is logged.',
    preset: 'info',
  }),
  COMMUNITY_URL: optionalLink('Chat community, such as a Discord invitation.'),
  FEATURE_REQUEST_URL: optionalLink('Page for feature requests; without it the feedback dialog opens.'),
  FORUM_URL: { ...optionalLink('A forum elsewhere; /forum leads there.'), defaultNote: 'the built-in forum' },
  FORUM_CATEGORIES_FILE: optional({
    schema: z.string(),
    allowed: 'a readable JSON file',
    meaning: 'Categories of the built-in forum, replacing ours.',
  }),
  FORUM_SSO: optional({
    schema: forumSsoSchema,
    allowed:
      'JSON {"discourse": {"returnUrl": "https://forum.example.com/session/sso_login", "secret": "…"}} with secrets of 10 to 200 characters',
    meaning:
      'Forums whose members log in here (DiscourseConnect), each at /api/v1/auth/NAME with its own secret and the one address that gets the answer.',
    secret: true,
  }),
  IOS_APP_URL: optionalLink('The app in the App Store.'),
  ANDROID_APP_URL: optionalLink('The app in Google Play.'),
  BOOTCAMP_URL: optionalLink(
    'The free coding bootcamp the banner leads to; unset, it is the course at `/bootcamp`.',
  ),
  SOCIAL_LINKS: optional({
    schema: socialLinksSchema,
    allowed: 'a comma list name=https://…, or JSON {"name": "https://…"}',
    meaning: 'Links in the footer.',
  }),
  PORTALS: optional({
    schema: portalsSchema,
    allowed:
      'JSON {"a": {"name": "…", "patterns": ["https://*.example.com"], "sdkUrl": "https://…", "sources": ["https://…"]}, "b": {…}} with origins as patterns and sources',
    meaning:
      'The two game portals that may frame games: their pages, their script, and what that script may load.',
    defaultNote: 'CrazyGames and Poki',
  }),
  EMBED_ORIGINS: required({
    schema: embedOriginsSchema,
    allowed: '*, none, or a comma list of origins such as https://*.example.com',
    meaning: 'Sites that may embed games with the code of the Share dialog, beside the portals.',
    preset: '*',
  }),
  WALLET_ISSUERS: optional({
    schema: walletIssuersSchema,
    allowed:
      'JSON [{"name": "…", "issuer": "…", "origins": ["https://games.example.com"], "keysUrl": "https://…"}] with `keys` (public JWKs) instead of `keysUrl` where they are fixed, and `audience` where it is not PUBLIC_URL',
    meaning:
      'Sites that may frame games and sign their visitors in by wallet: exact origins, and the keys that sign their tokens.',
  }),
  CHAIN_NODES: optional({
    schema: chainNodesSchema,
    allowed:
      'JSON {"ethereum": "https://…", "polygon": "https://…"} with http(s) addresses for chains of ethereum, arbitrum, avalanche, base, bsc, optimism, polygon, sepolia',
    meaning:
      'JSON-RPC nodes by chain: names of games’ tokens and who holds them are read there, and nothing is ever written.',
    secret: true,
  }),
  PLANS_FILE: optional({
    schema: z.string(),
    allowed: 'a readable JSON file',
    meaning: 'Prices and limits of the plans, replacing the built-in ones.',
  }),
  COIN_PACKS_FILE: optional({
    schema: z.string(),
    allowed: 'a readable JSON file',
    meaning: 'Packs of coins that can be bought, replacing the built-in ones.',
  }),
  STRIPE_SECRET_KEY: optional({
    schema: z.string().regex(/^[\x21-\x7e]{16,}$/),
    allowed: 'a secret key of Stripe',
    meaning: 'Takes real payments through Stripe Checkout. Without it payments are a sandbox that says so.',
    defaultNote: 'sandbox',
    secret: true,
  }),
  STRIPE_WEBHOOK_SECRET: optional({
    schema: z.string().regex(/^[\x21-\x7e]{16,}$/),
    allowed: 'the signing secret of the webhook at Stripe',
    meaning: 'Proves what Stripe tells at /webhooks/payments. Needed with STRIPE_SECRET_KEY.',
    secret: true,
  }),
  ANALYTICS_URL: optional({
    schema: urlSchema(webAddress),
    allowed: 'an http(s) address',
    meaning: 'Receives a copy of product events.',
  }),
  AGENT_ENVIRONMENT: required({
    schema: booleanSchema,
    allowed: 'true or false',
    meaning: 'Marks an environment driven by agents, where the wallet dialog closes by itself.',
    preset: 'false',
  }),
};

type VariableName = keyof typeof variables;

type VariableValue<Name extends VariableName> = z.output<(typeof variables)[Name]['schema']>;

export const configTable: { name: string; default: string; meaning: string }[] = Object.entries(
  variables as Record<string, Variable<z.ZodType>>,
).map(([name, { preset, defaultNote, meaning }]) => ({
  name,
  default: preset ?? defaultNote ?? 'none',
  meaning,
}));

/** An empty value counts as unset: service files and compose files often leave `NAME=` behind. */
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
