import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import { findPortal } from '@playloom/api-contract';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { resolveSiteOrigins } from './resolveSiteOrigins.ts';

const NONCE_BYTES = 16;
const YEAR_SECONDS = 365 * 24 * 3600;
/** Nothing here asks for these, so no script that got in can either. */
const PERMISSIONS = 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';
/** For everything that is not a page. */
const STRICTEST_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** Two files load others of ours: the service worker, and the page it shows when the network is gone. */
const LOADING_FILES = /^\/(?:sw\.js|offline\.html)(?:\?|$)/;
const OWN_FILES_POLICY = "default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";
/** A worker has the policy of its own file, not of the page: the room of a play-test runs wasm in one. */
const WORKER_FILES = /^\/assets\/[\w.-]*worker-[\w-]+\.js$/i;
const WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

/** What concerns an answer that no browser shows as a page; the rest would be sent with every call for nothing. */
const FOR_DATA = [
  'content-security-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
];

const POLICY = 'content-security-policy';
const NONCE_PLACEHOLDER = 'nonce-of-the-response';
const FRAMING_PLACEHOLDER = 'https://framing-of-the-page.invalid';
const CONTENT_PLACEHOLDER = 'https://content-of-the-page.invalid';
const PORTAL_PLACEHOLDER = 'https://portal-of-the-page.invalid';

export interface ContentSecurity {
  /** Lets the answer be a page: its policy names a nonce, which only this answer has. */
  protectPage(request: FastifyRequest, reply: FastifyReply): string;
}

/** Security headers on every answer. */
export async function installContentSecurity(
  app: FastifyInstance,
  config: Config,
  isDevelopment: boolean,
): Promise<ContentSecurity> {
  const { [POLICY]: pagePolicy = '', ...always } = await readHelmetHeaders(config, isDevelopment);
  const forDocuments = { ...always, 'permissions-policy': PERMISSIONS, [POLICY]: STRICTEST_POLICY };
  const forCalls = pick(forDocuments, FOR_DATA);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) reply.headers(forCalls);
    else {
      reply.headers(forDocuments);
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

/** Helmet's answer is the same every time but for the two places, so it is asked once: per request it would cost more than the call itself. */
async function readHelmetHeaders(config: Config, isDevelopment: boolean): Promise<Record<string, string>> {
  const isHttps = config.publicUrl.startsWith('https:');
  const probe = fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: pageDirectives(config, isDevelopment, isHttps) },
    strictTransportSecurity: isHttps ? { maxAge: YEAR_SECONDS } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // `frame-ancestors` says it per page; the older header cannot name portals and would contradict it.
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
    // The physics of games is wasm; this allows that, and no eval of text.
    scriptSrc: ["'self'", nonce, "'wasm-unsafe-eval'", PORTAL_PLACEHOLDER],
    styleSrc: ["'self'", nonce],
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', CONTENT_PLACEHOLDER, PORTAL_PLACEHOLDER],
    fontSrc: ["'self'", 'data:'],
    // Games fetch their pictures and sounds from there.
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

/** In a fleet rooms have addresses of their own, which come and go. */
function roomAddresses({ redisUrl }: Config, isDevelopment: boolean, isHttps: boolean): string[] {
  if (redisUrl === undefined && !isDevelopment) return [];
  return [isHttps ? 'wss:' : 'ws:'];
}

function pick(headers: Record<string, string>, names: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
}

/** Which pages may be framed, and by whom; everything else by nobody. */
function listFrameAncestors(url: string, { portals, embedOrigins, walletIssuers }: Config): string {
  const path = url.split('?', 1)[0] ?? '/';
  if (/^\/agreement\/[^/]+\/text\/?$/.test(path)) return "'self'";
  const ofIssuers = walletIssuers.flatMap(({ origins }) => origins);
  const ofPortals = [...portals.a.patterns, ...portals.b.patterns, ...ofIssuers];
  if (/^\/play\/[^/]+\/?$/.test(path)) return ofPortals.join(' ');
  if (!/^\/embed\/[^/]+\/?$/.test(path)) return "'none'";
  // The home page plays a game in place, whatever other sites may do.
  return embedOrigins.includes('*') ? '*' : ["'self'", ...ofPortals, ...embedOrigins].join(' ');
}

/** What the script of a portal may load, in that portal's frame and nowhere else. */
function listPortalSources({ headers }: FastifyRequest, { portals }: Config): string {
  if (headers['sec-fetch-dest'] !== 'iframe') return '';
  const portal = findPortal(headers.referer ?? '', portals);
  const sources = portal ? (portals[portal].sources ?? []) : [];
  return sources.map((source) => ` ${source}`).join('');
}
