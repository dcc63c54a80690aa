import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import { findPortal } from '@playloom/api-contract';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '../process/config.ts';
import { isLoopback } from '../process/isSameSite.ts';
import { parseHost, resolveSiteOrigins } from './resolveSiteOrigins.ts';

const NONCE_BYTES = 16;
const YEAR_SECONDS = 365 * 24 * 3600;
/** Playloom uses none of these features, so injected scripts can't use them either. */
const PERMISSIONS = 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';
/** Policy for every response that is not a page. */
const STRICTEST_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** The service worker and its offline page, which load other files of ours. */
const LOADING_FILES = /^\/(?:sw\.js|offline\.html)(?:\?|$)/;
const OWN_FILES_POLICY = "default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";
/** Scripts of web workers. A worker has the policy of its own file, not of the page. The playtest worker runs wasm. */
const WORKER_FILES = /^\/assets\/[\w.-]*worker-[\w-]+\.js$/i;
const WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

/** The headers that API responses need. The others matter only for pages and would add bytes to every call. */
const FOR_DATA = [
  'content-security-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
];

/** Headers that browsers follow only on secure origins. On others they log a warning about the first one. */
const FOR_SECURE_ORIGINS = ['cross-origin-opener-policy', 'origin-agent-cluster'];

const POLICY = 'content-security-policy';
const NONCE_PLACEHOLDER = 'nonce-of-the-response';
const FRAMING_PLACEHOLDER = 'https://framing-of-the-page.invalid';
const CONTENT_PLACEHOLDER = 'https://content-of-the-page.invalid';
const PORTAL_PLACEHOLDER = 'https://portal-of-the-page.invalid';

export interface ContentSecurity {
  /** Sets the policy for an HTML page and returns its nonce, which is different for each response. */
  protectPage(request: FastifyRequest, reply: FastifyReply): string;
}

/** Sets security headers on every response. */
export async function installContentSecurity(
  app: FastifyInstance,
  config: Config,
  isDevelopment: boolean,
): Promise<ContentSecurity> {
  const { [POLICY]: pagePolicy = '', ...always } = await readHelmetHeaders(config, isDevelopment);
  const forDocuments = { ...always, 'permissions-policy': PERMISSIONS, [POLICY]: STRICTEST_POLICY };
  const forInsecureOrigins = pick(
    forDocuments,
    Object.keys(forDocuments).filter((name) => !FOR_SECURE_ORIGINS.includes(name)),
  );
  const forCalls = pick(forDocuments, FOR_DATA);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) reply.headers(forCalls);
    else {
      reply.headers(isSecureOrigin(request, config) ? forDocuments : forInsecureOrigins);
      if (LOADING_FILES.test(request.url)) reply.header(POLICY, OWN_FILES_POLICY);
      if (WORKER_FILES.test(request.url)) reply.header(POLICY, WORKER_POLICY);
    }
    done();
  });
  return {
    protectPage(request, reply) {
      const nonce = randomBytes(NONCE_BYTES).toString('base64');
      const policy = pagePolicy
        .replaceAll(NONCE_PLACEHOLDER, nonce)
        .replaceAll(CONTENT_PLACEHOLDER, resolveSiteOrigins(config, request.host).uiOrigin)
        .replace(FRAMING_PLACEHOLDER, listFrameAncestors(request.url, config))
        .replaceAll(` ${PORTAL_PLACEHOLDER}`, listPortalSources(request, config));
      reply.header(POLICY, policy);
      return nonce;
    },
  };
}

/** Whether browsers treat the origin as secure: https, which a proxy may provide, or a loopback name. */
function isSecureOrigin({ protocol, host }: FastifyRequest, { publicUrl }: Config): boolean {
  if (publicUrl.startsWith('https:') || protocol === 'https') return true;
  const asked = parseHost(host);
  return asked !== undefined && isLoopback(asked.origin);
}

/**
 * Runs Helmet once and returns its headers, with placeholders for the parts that differ. Running it per request
 * would cost more than the call itself.
 */
async function readHelmetHeaders(config: Config, isDevelopment: boolean): Promise<Record<string, string>> {
  const isHttps = config.publicUrl.startsWith('https:');
  const probe = fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: pageDirectives(config, isDevelopment, isHttps) },
    strictTransportSecurity: isHttps ? { maxAge: YEAR_SECONDS } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // `frame-ancestors` is set per page; the older header cannot name portals and would contradict it.
    xFrameOptions: false,
  });
  probe.get('/', async (_request, reply) => reply.send(reply.raw.getHeaders()));
  const answer = await probe.inject('/');
  await probe.close();
  return answer.json<Record<string, string>>();
}

function pageDirectives(config: Config, isDevelopment: boolean, isHttps: boolean) {
  const nonce = `'nonce-${NONCE_PLACEHOLDER}'`;
  return {
    defaultSrc: ["'self'"],
    // Game physics runs as wasm; this allows wasm, but not eval.
    scriptSrc: ["'self'", nonce, "'wasm-unsafe-eval'", PORTAL_PLACEHOLDER],
    styleSrc: ["'self'", nonce],
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', CONTENT_PLACEHOLDER, PORTAL_PLACEHOLDER],
    fontSrc: ["'self'", 'data:'],
    // Games fetch their images and sounds from the content origin.
    connectSrc: [
      "'self'",
      CONTENT_PLACEHOLDER,
      PORTAL_PLACEHOLDER,
      ...roomAddresses(config, isDevelopment, isHttps),
    ],
    mediaSrc: ["'self'", 'blob:', CONTENT_PLACEHOLDER],
    frameSrc: ["'self'", CONTENT_PLACEHOLDER, PORTAL_PLACEHOLDER],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
    frameAncestors: [FRAMING_PLACEHOLDER],
  };
}

/**
 * Returns the sources for connections to rooms. With several servers, the hosts of rooms change, so any host is
 * allowed.
 */
function roomAddresses({ redisUrl }: Config, isDevelopment: boolean, isHttps: boolean): string[] {
  if (redisUrl === undefined && !isDevelopment) return [];
  return [isHttps ? 'wss:' : 'ws:'];
}

function pick(headers: Record<string, string>, names: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
}

/** Lists the sites that may embed this page in a frame. Most pages can't be embedded. */
function listFrameAncestors(url: string, { portals, embedOrigins, walletIssuers }: Config): string {
  const path = url.split('?', 1)[0] ?? '/';
  if (/^\/agreement\/[^/]+\/text\/?$/.test(path)) return "'self'";
  const ofIssuers = walletIssuers.flatMap(({ origins }) => origins);
  const ofPortals = [...portals.a.patterns, ...portals.b.patterns, ...ofIssuers];
  if (/^\/play\/[^/]+\/?$/.test(path)) return ofPortals.join(' ');
  if (!/^\/embed\/[^/]+\/?$/.test(path)) return "'none'";
  // `'self'` is included because our home page embeds a game.
  return embedOrigins.includes('*') ? '*' : ["'self'", ...ofPortals, ...embedOrigins].join(' ');
}

/** Lists the origins that the portal's script loads from. Empty unless the page is embedded in that portal. */
function listPortalSources({ headers }: FastifyRequest, { portals }: Config): string {
  if (headers['sec-fetch-dest'] !== 'iframe') return '';
  const portal = findPortal(headers.referer ?? '', portals);
  const sources = portal ? (portals[portal].sources ?? []) : [];
  return sources.map((source) => ` ${source}`).join('');
}
