import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

/**
 * Whether a request has a valid signature (AWS Signature Version 4), computed from the request as it arrived and
 * without the library that signs it.
 */
export function isSignedForS3(request: IncomingMessage, keyId: string, secret: string): boolean {
  const { headers, method = '', url = '' } = request;
  const parts = AUTHORIZATION.exec(headers.authorization ?? '');
  if (parts === null) return false;
  const [, givenKeyId, day = '', region = '', signedHeaders = '', signature] = parts;
  const names = signedHeaders.split(';');
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.includes(name))) return false;
  const { pathname, searchParams } = new URL(url, 'http://store');
  const query = [...searchParams]
    .map((pair) => pair.map(encodeStrictly).join('='))
    .toSorted()
    .join('&');
  const signed = names.map((name) => `${name}:${String(headers[name])}\n`).join('');
  const canonical = [
    method,
    pathname,
    query,
    signed,
    signedHeaders,
    String(headers['x-amz-content-sha256']),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, hash].join('\n');
  let key: Buffer = Buffer.from(`AWS4${secret}`);
  for (const part of [day, region, 's3', 'aws4_request'])
    key = createHmac('sha256', key).update(part).digest();
  return givenKeyId === keyId && createHmac('sha256', key).update(text).digest('hex') === signature;
}

function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
