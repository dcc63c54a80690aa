import { ConfigError } from './ConfigError.ts';

/** A bucket of an S3-compatible store and the keys to it. */
export interface BucketAccess {
  /** Origin of the store, such as `https://s3.eu-central-1.amazonaws.com`. */
  origin: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const REGION = /^[a-z0-9-]{1,32}$/;
/** Stores with a single region accept this one. */
const DEFAULT_REGION = 'us-east-1';
const EXAMPLE = 'https://KEY:SECRET@host/bucket?region=eu-central-1';

/** Reads an address such as `https://KEY:SECRET@host/bucket`. `name` is what the error is about; the value is secret. */
export function readFilesUrl(name: string, text: string): BucketAccess {
  const refuse = (problem: string) => new ConfigError(name, `${problem}. It must look like ${EXAMPLE}.`);
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw refuse('is not an http(s) address. In the secret, write / as %2F and + as %2B');
  const accessKeyId = decode(url.username);
  const secretAccessKey = decode(url.password);
  if (!accessKeyId || !secretAccessKey)
    throw refuse('has no key and secret. In the secret, write / as %2F, + as %2B, and % as %25');
  const [bucket = '', ...rest] = url.pathname.slice(1).split('/');
  if (bucket === '') throw refuse('has no bucket after the host');
  if (!BUCKET.test(bucket)) throw refuse('has a bucket name that S3 does not allow');
  if (rest.some((part) => part !== '')) throw refuse('has more than a bucket in its path');
  const region = url.searchParams.get('region') ?? DEFAULT_REGION;
  if (!REGION.test(region)) throw refuse('has a region that is not a name such as eu-central-1');
  const unknown = [...url.searchParams.keys()].find((key) => key !== 'region');
  if (unknown !== undefined || url.hash !== '') throw refuse('has options other than region');
  return { origin: url.origin, bucket, region, accessKeyId, secretAccessKey };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
