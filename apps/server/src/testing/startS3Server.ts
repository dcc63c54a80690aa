import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { isSignedForS3 } from './isSignedForS3.ts';

export interface TestS3Server {
  /** The value of FILES_URL. Every server has two empty buckets, `playloom` and `another`. */
  url(bucket?: string): string;
  /** Answers requests itself while it returns true, for stores that fail. */
  intercept: ((request: IncomingMessage, response: ServerResponse) => boolean) | null;
  /** Method and path of every request, without the query. */
  readonly requests: string[];
  stop(): Promise<void>;
}

interface StoredBytes {
  bytes: Buffer;
  modifiedAt: Date;
}

type Bucket = Map<string, StoredBytes>;

const KEY_ID = 'test-key';
/** Has the characters that an address must escape. */
const SECRET = 'test/secret+of%20the store';
const LISTED_MAX = 1_000;
const STATUSES: Record<string, number> = {
  NoSuchBucket: 404,
  NoSuchKey: 404,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
  NotImplemented: 501,
};

/**
 * Starts a server in memory that speaks the part of the S3 protocol that the platform uses. Like a real one, it checks
 * the signature of every request and the hash of every upload.
 */
export async function startS3Server(): Promise<TestS3Server> {
  const buckets = new Map<string, Bucket>([
    ['playloom', new Map()],
    ['another', new Map()],
  ]);
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url?.split('?')[0]}`);
    if (!running.intercept?.(request, response)) void answer(buckets, request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const running: TestS3Server = {
    url: (bucket = 'playloom') =>
      `http://${KEY_ID}:${encodeURIComponent(SECRET)}@127.0.0.1:${port}/${bucket}`,
    intercept: null,
    requests,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return running;
}

async function answer(
  buckets: ReadonlyMap<string, Bucket>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await buffer(request);
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
  const [, name = '', key = ''] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
  const bucket = buckets.get(name);
  const hash = createHash('sha256').update(body).digest('hex');
  if (!isSignedForS3(request, KEY_ID, SECRET)) refuse(request, response, 'SignatureDoesNotMatch');
  else if (hash !== request.headers['x-amz-content-sha256'])
    refuse(request, response, 'XAmzContentSHA256Mismatch');
  else if (bucket === undefined) refuse(request, response, 'NoSuchBucket');
  else if (key === '' && searchParams.get('list-type') === '2') sendList(bucket, searchParams, response);
  else if (key === '') refuse(request, response, 'NotImplemented');
  else answerObject(bucket, key, body, request, response);
}

function answerObject(
  bucket: Bucket,
  key: string,
  body: Buffer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const found = bucket.get(key);
  if (request.method === 'PUT') {
    bucket.set(key, { bytes: body, modifiedAt: new Date() });
    response.end();
  } else if (request.method === 'DELETE') {
    bucket.delete(key);
    response.writeHead(204).end();
  } else if (found === undefined) {
    refuse(request, response, 'NoSuchKey');
  } else {
    response.setHeader('content-length', found.bytes.length);
    response.end(request.method === 'HEAD' ? undefined : found.bytes);
  }
}

/** Answers `ListObjectsV2`. */
function sendList(bucket: Bucket, query: URLSearchParams, response: ServerResponse): void {
  const from = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
  const most = Math.min(Number(query.get('max-keys') ?? LISTED_MAX), LISTED_MAX);
  const keys = [...bucket.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > from);
  const page = keys.toSorted().slice(0, most);
  const contents = page.map((key) => {
    const { bytes, modifiedAt } = bucket.get(key)!;
    return `<Contents><Key>${escapeXml(key)}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><ETag>&quot;x&quot;</ETag><Size>${bytes.length}</Size></Contents>`;
  });
  const isTruncated = page.length < keys.length;
  const token = Buffer.from(page.at(-1) ?? '').toString('base64');
  const next = isTruncated ? `<NextContinuationToken>${token}</NextContinuationToken>` : '';
  sendXml(
    response,
    200,
    `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${isTruncated}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`,
  );
}

function refuse(request: IncomingMessage, response: ServerResponse, code: string): void {
  const status = STATUSES[code] ?? 500;
  if (request.method === 'HEAD') response.writeHead(status).end();
  else sendXml(response, status, `<Error><Code>${code}</Code><Message>Refused</Message></Error>`);
}

function sendXml(response: ServerResponse, status: number, xml: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`);
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
