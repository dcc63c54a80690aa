import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const NONCE_BYTES = 16;
const YEAR_SECONDS = 365 * 24 * 3600;

/** Nothing here asks for these, so no script that got in can either. */
const PERMISSIONS = 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';

/** Which pages may be framed, and by whom; everything else by nobody. */
const FRAMING: [RegExp, string][] = [[/^\/agreement\/[^/]+\/text\/?$/, "'self'"]];

export interface ContentSecurity {
  nonceOf(response: ServerResponse): string;
}

/** Security headers with one nonce a response, for scripts and styles alike. */
export async function installContentSecurity(
  app: FastifyInstance,
  config: Config,
  isDevelopment: boolean,
): Promise<ContentSecurity> {
  const nonces = new WeakMap<ServerResponse, string>();
  const nonceOf = (response: ServerResponse) => {
    const known = nonces.get(response);
    if (known) return known;
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    nonces.set(response, nonce);
    return nonce;
  };
  const withNonce = (_request: IncomingMessage, response: ServerResponse) => `'nonce-${nonceOf(response)}'`;
  const isHttps = config.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", withNonce],
        styleSrc: ["'self'", withNonce],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', config.uiOrigin],
        fontSrc: ["'self'", 'data:'],
        connectSrc: isDevelopment ? ["'self'", 'ws:'] : ["'self'"],
        frameSrc: ["'self'", config.uiOrigin],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: [(request: IncomingMessage) => frameAncestorsOf(request.url ?? '/')],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: YEAR_SECONDS } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // `frame-ancestors` says it per page; the older header cannot name portals and would contradict it.
    xFrameOptions: false,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS);
    done();
  });
  return { nonceOf };
}

export function frameAncestorsOf(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  return FRAMING.find(([pattern]) => pattern.test(path))?.[1] ?? "'none'";
}
