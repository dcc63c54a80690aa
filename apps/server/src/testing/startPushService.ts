import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface TestPushService {
  origin: string;
  /** Subscribes a browser with this key of the site. */
  subscribe(applicationServerKey: string): {
    endpoint: string;
    keys: { p256dh: string; auth: string };
    /** Received messages, decrypted. */
    received: string[];
  };
  /** Statuses to return for the next pushes. After those, the status depends on the signature. */
  answers: number[];
  /** The status returned for each call. */
  statuses: number[];
  close(): void;
}

interface Subscriber {
  browser: ReturnType<typeof createECDH>;
  auth: Buffer;
  applicationServerKey: string;
  received: string[];
}

const DAY_SECONDS = 24 * 60 * 60;
const CREATED = 201;
const FORBIDDEN = 403;
const GONE = 410;

/**
 * Starts a push service in this process that works like those of browsers (RFC 8030). It verifies the sender and
 * decrypts messages for the browser.
 */
export async function startPushService(): Promise<TestPushService> {
  const subscribers = new Map<string, Subscriber>();
  const answers: number[] = [];
  const statuses: number[] = [];
  const serviceAddress = { origin: '' };
  const processPush = async (request: IncomingMessage): Promise<number> => {
    const body = await buffer(request);
    const subscriber = subscribers.get(request.url ?? '');
    if (!subscriber) return GONE;
    const next = answers.shift();
    if (next !== undefined) return next;
    if (!isSignedBy(subscriber.applicationServerKey, request, serviceAddress.origin)) return FORBIDDEN;
    subscriber.received.push(decrypt(subscriber, body));
    return CREATED;
  };
  const server = createServer((request, response) => {
    void processPush(request).then((status) => {
      statuses.push(status);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  serviceAddress.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: serviceAddress.origin,
    answers,
    statuses,
    subscribe(applicationServerKey) {
      const browser = createECDH('prime256v1');
      const p256dh = browser.generateKeys('base64url');
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(16).toString('hex')}`;
      const received: string[] = [];
      subscribers.set(path, { browser, auth, applicationServerKey, received });
      return {
        endpoint: serviceAddress.origin + path,
        keys: { p256dh, auth: auth.toString('base64url') },
        received,
      };
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Checks a token by RFC 8292: it must name this service, expire within a day, and be signed with the key of the
 * subscription.
 */
function isSignedBy(key: string, { headers }: IncomingMessage, origin: string): boolean {
  const [, token = '', sender] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  if (sender !== key || headers['content-encoding'] !== 'aes128gcm' || headers['ttl'] === undefined)
    return false;
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
    string,
    unknown
  >;
  const now = Date.now() / 1000;
  const isInTime = typeof exp === 'number' && exp > now && exp <= now + DAY_SECONDS;
  return isSigned && aud === origin && isInTime && /^(mailto|https):/.test(String(sub));
}

/** Decrypts a push message (RFC 8188 and 8291), which has a single record. */
function decrypt({ browser, auth }: Subscriber, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const shared = browser.computeSecret(sender);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, about, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const record = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // A byte with the value 2 marks the end of the last record. Zeros may follow.
  return record.subarray(0, record.lastIndexOf(2)).toString();
}
