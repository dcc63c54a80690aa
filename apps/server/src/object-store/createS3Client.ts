import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { BucketAccess } from '../process/filesUrl.ts';
import { ObjectStoreFull, ObjectStoreUnavailable } from './ObjectStoreError.ts';

export interface S3Limits {
  /** How long one try may take, with its body. */
  readonly requestMs: number;
  readonly tries: number;
  /** The pause before the second try. It doubles for each further one. */
  readonly firstPauseMs: number;
  /**
   * How long all requests fail at once after the store did not answer. Uploads wait inside a database transaction, so
   * a store that hangs would otherwise take all connections to the database.
   */
  readonly restMs: number;
  /** How many objects one page of a list has. Stores send at most 1,000. */
  readonly listedAtOnce: number;
}

export const S3_LIMITS: S3Limits = {
  requestMs: 10_000,
  tries: 3,
  firstPauseMs: 100,
  restMs: 2_000,
  listedAtOnce: 1_000,
};

interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Undefined for requests about the bucket. */
  key?: string;
  query?: Record<string, string>;
  body?: Uint8Array;
}

interface S3Response {
  bytes: Uint8Array;
  headers: Headers;
}

interface Failure {
  status: number;
  /** The error id of the store, such as `NoSuchKey`. Empty if it has none. */
  code: string;
}

export interface S3Client {
  /** Returns null if the object does not exist. */
  send(request: S3Request): Promise<S3Response | null>;
}

/** How different stores say that the disk or the quota is full. */
const FULL = new Set([
  'InsufficientStorage',
  'QuotaExceeded',
  'StorageFull',
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
]);
const FULL_STATUS = 507;
const BUSY = new Set(['SlowDown', 'RequestTimeout', 'ServiceUnavailable', 'InternalError']);
const TOO_MANY_REQUESTS = 429;

/** Signs requests to a bucket and sends them, within limits of time and tries. */
export function createS3Client(access: BucketAccess, limits: S3Limits): S3Client {
  const { origin, bucket, region, accessKeyId, secretAccessKey } = access;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const state = { restsUntil: 0 };

  /** Rejects only if the store did not answer. */
  const trySend = async ({ method, key, query, body }: S3Request): Promise<S3Response | Failure> => {
    const search = new URLSearchParams(query).toString();
    const address = `${origin}/${bucket}${key === undefined ? '' : `/${key}`}${search && `?${search}`}`;
    const signed = await signer.sign(address, {
      method,
      headers: { 'x-amz-content-sha256': await hash(body) },
      ...(body && { body: body as Uint8Array<ArrayBuffer> }),
    });
    // A redirect would lead to a host that the operator has not configured.
    const signal = AbortSignal.timeout(limits.requestMs);
    const response = await fetch(signed, { redirect: 'manual', signal });
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (response.ok) return { bytes, headers: response.headers };
    return { status: response.status, code: readErrorCode(bytes) };
  };

  return {
    async send(request) {
      const what = `${request.method} ${request.key ?? bucket}`;
      if (performance.now() < state.restsUntil)
        throw new ObjectStoreUnavailable(`${what}: it did not answer a moment ago`);
      for (let left = limits.tries - 1, wait = limits.firstPauseMs; ; left -= 1, wait *= 2) {
        const result = await trySend(request).catch((error: unknown) => toError(error));
        if ('bytes' in result) return result;
        if (left > 0 && isPassing(result)) {
          await pause(wait);
          continue;
        }
        if (result instanceof Error) {
          state.restsUntil = performance.now() + limits.restMs;
          throw new ObjectStoreUnavailable(`${what}: ${readNetworkReason(result)}`, result);
        }
        if (isMissingObject(request, result)) return null;
        throw describeFailure(what, result);
      }
    },
  };
}

async function hash(body: Uint8Array | undefined): Promise<string> {
  // Unlike `createHash`, this does not block the event loop for large files.
  const digest = await crypto.subtle.digest('SHA-256', (body ?? new Uint8Array()) as Uint8Array<ArrayBuffer>);
  return Buffer.from(digest).toString('hex');
}

function readErrorCode(bytes: Uint8Array): string {
  return /<Code>([A-Za-z]{1,60})<\/Code>/.exec(Buffer.from(bytes).toString('utf8'))?.[1] ?? '';
}

/** Whether the next try may succeed. */
function isPassing(result: Failure | Error): boolean {
  if (result instanceof Error) return true;
  if (isFull(result)) return false;
  return result.status >= 500 || result.status === TOO_MANY_REQUESTS || BUSY.has(result.code);
}

function isFull({ status, code }: Failure): boolean {
  return status === FULL_STATUS || FULL.has(code);
}

/** A missing bucket is not a missing object: it means that the store is not the configured one. */
function isMissingObject({ key }: S3Request, { status, code }: Failure): boolean {
  return status === 404 && key !== undefined && code !== 'NoSuchBucket';
}

function describeFailure(what: string, failure: Failure): Error {
  const answer = `${failure.status} ${failure.code}`.trim();
  return isFull(failure)
    ? new ObjectStoreFull(`${what}: ${answer}`)
    : new ObjectStoreUnavailable(`${what}: ${answer}`);
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** `fetch` hides the reason in the cause. For a host with several addresses, it is in a list of errors. */
function readNetworkReason(error: Error): string {
  const cause = error.cause instanceof AggregateError ? error.cause.errors[0] : error.cause;
  if (cause instanceof Error) return (cause as NodeJS.ErrnoException).code ?? cause.message;
  return error.name === 'TimeoutError' ? 'no answer in time' : error.message;
}
