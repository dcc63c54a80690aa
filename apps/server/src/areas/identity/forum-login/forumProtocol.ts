import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ForumAccess } from '../../../process/configSchemas.ts';

/** The payload that a forum sends and receives: base64 text and its signature in hexadecimal. */
export interface SignedPayload {
  sso: string;
  sig: string;
}

/** Longer than any payload of a forum, which contains a name, a number and an address. */
const PAYLOAD_MAX = 2000;
const NONCE_MAX = 200;
const SIGNATURE = /^[0-9a-f]{64}$/;

/** Computes the signature. It covers the base64 text as it was sent, including line breaks, not the decoded content. */
function hmacOf(sso: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(sso).digest();
}

export function signPayload(fields: URLSearchParams, secret: string): SignedPayload {
  const sso = Buffer.from(fields.toString()).toString('base64');
  return { sso, sig: hmacOf(sso, secret).toString('hex') };
}

/**
 * Returns the nonce of a forum's login request, or null when the request is not from this forum. The return address is
 * never taken from the request: it must match the configuration.
 */
export function readForumNonce({ sso, sig }: SignedPayload, forum: ForumAccess): string | null {
  if (sso.length > PAYLOAD_MAX || !SIGNATURE.test(sig)) return null;
  if (!timingSafeEqual(Buffer.from(sig, 'hex'), hmacOf(sso, forum.secret))) return null;
  const fields = new URLSearchParams(Buffer.from(sso, 'base64').toString());
  const [nonce = '', ...moreNonces] = fields.getAll('nonce');
  if (nonce === '' || nonce.length > NONCE_MAX || moreNonces.length > 0) return null;
  const returns = fields.getAll('return_sso_url');
  return returns.every((address) => URL.parse(address)?.href === forum.returnUrl) ? nonce : null;
}
