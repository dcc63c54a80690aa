import { lookup } from 'node:dns/promises';
import { request as sendRequest, type IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { SECOND_MS } from '../process/clock.ts';
import { isPublicAddress } from './isPublicAddress.ts';
import type { FetchOutcome, FetchProblem, SafeFetcher } from './SafeFetcher.ts';

const HTTPS_PORT = 443;
const BYTES_MAX = 1024 * 1024;
const REDIRECTS_MAX = 2;
/** Timeout of the whole fetch, including DNS lookups and redirects. */
const ANSWER_WITHIN_MS = 5 * SECOND_MS;
const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** Access to the network. Tests replace it. */
interface NetworkAccess {
  /** Resolves all addresses of a host. */
  resolve(host: string): Promise<string[]>;
  /** Opens a TLS connection to exactly this address and verifies the certificate of the host. */
  dial(address: string, host: string): Duplex;
}

const internet: NetworkAccess = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  dial: (address, host) =>
    connectTls({ host: address, port: HTTPS_PORT, ...(isIP(host) === 0 && { servername: host }) }),
};

class FetchError extends Error {
  readonly problem: FetchProblem;
  constructor(problem: FetchProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Creates a fetcher that calls only public hosts. For each redirect, it resolves the hostname once, checks all
 * addresses and connects to a checked one, so DNS rebinding has no effect.
 */
export function createSafeFetcher(
  edge: NetworkAccess = internet,
  answerWithinMs = ANSWER_WITHIN_MS,
): SafeFetcher {
  return {
    async fetchImage(address): Promise<FetchOutcome> {
      const signal = AbortSignal.timeout(answerWithinMs);
      try {
        return { ok: true, bytes: await followTo(edge, address, signal) };
      } catch (error) {
        return { ok: false, problem: error instanceof FetchError ? error.problem : 'unreachable' };
      }
    },
  };
}

async function followTo(edge: NetworkAccess, first: string, signal: AbortSignal): Promise<Uint8Array> {
  let url = readAddress(first);
  for (let hop = 0; hop <= REDIRECTS_MAX; hop += 1) {
    const answer = await ask(edge, url, signal);
    try {
      const next = findRedirect(answer, url);
      if (next === null) return await readImage(answer);
      url = next;
    } finally {
      answer.destroy();
    }
  }
  throw new FetchError('unreachable');
}

/**
 * Accepts only plain https URLs. The URL parser normalizes every spelling of an IP address: 2130706433 is
 * 127.0.0.1.
 */
function readAddress(text: string, base?: string): URL {
  const url = URL.parse(text, base);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    throw new FetchError('refused');
  return url;
}

async function ask(edge: NetworkAccess, url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const address = await findPublicAddress(edge, host, signal);
  return new Promise((resolve, reject) => {
    const request = sendRequest({
      createConnection: () => edge.dial(address, host),
      path: url.pathname + url.search,
      headers: { host: url.host, accept: IMAGE_TYPES.join(', '), 'accept-encoding': 'identity' },
      setHost: false,
      signal,
    });
    request.on('response', resolve).on('error', reject).end();
  });
}

/** Returns a public address of the host. Rejects the host if any of its addresses is not public. */
async function findPublicAddress(edge: NetworkAccess, host: string, signal: AbortSignal): Promise<string> {
  const addresses = isIP(host) === 0 ? await inTime(edge.resolve(host), signal) : [host];
  const [first] = addresses;
  if (first === undefined || !addresses.every(isPublicAddress)) throw new FetchError('refused');
  return first;
}

function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new FetchError('unreachable')), { once: true });
    work.then(resolve, reject);
  });
}

function findRedirect({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null {
  if (statusCode === 200) return null;
  if (statusCode < 300 || statusCode >= 400 || headers.location === undefined)
    throw new FetchError('unreachable');
  return readAddress(headers.location, from.href);
}

async function readImage(answer: IncomingMessage): Promise<Uint8Array> {
  const type = answer.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!IMAGE_TYPES.includes(type)) throw new FetchError('no-picture');
  if (Number(answer.headers['content-length'] ?? 0) > BYTES_MAX) throw new FetchError('too-large');
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > BYTES_MAX) throw new FetchError('too-large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
