import type { JWK } from 'jose';
import { z } from 'zod';
import { originSchema, parseJson, urlSchema } from './configSchemas.ts';
import { isLoopback } from './isSameSite.ts';

/** A site that embeds games and vouches for the wallets of its users. */
export interface WalletIssuer {
  /** Shown when a user is asked whether the site may log them in. */
  name: string;
  /** The `iss` claim of its tokens. */
  issuer: string;
  /** The `aud` claim of its tokens. Defaults to PUBLIC_URL. */
  audience?: string | undefined;
  /** Only pages of these exact origins may embed games and log users in. */
  origins: string[];
  /** Either the URL of its public keys, or the keys themselves. */
  keysUrl?: string | undefined;
  keys?: JWK[] | undefined;
}

/** Rejects a private key or a shared secret, which would be a mistake in the configuration. */
const publicKeySchema = z
  .looseObject({ kty: z.enum(['EC', 'OKP', 'RSA']), kid: z.string().optional(), d: z.undefined().optional() })
  .transform((key) => key as JWK);

const issuerSchema = z
  .strictObject({
    name: z.string().min(1).max(60),
    issuer: z.string().min(1).max(200),
    audience: z.string().min(1).max(200).optional(),
    origins: z
      .array(originSchema.refine((origin) => !origin.includes('*')))
      .min(1)
      .max(20),
    keysUrl: urlSchema(['http:', 'https:'])
      .refine((url) => url.startsWith('https:') || isLoopback(url))
      .optional(),
    keys: z.array(publicKeySchema).min(1).max(20).optional(),
  })
  .refine(({ keys, keysUrl }) => (keys === undefined) !== (keysUrl === undefined));

export const walletIssuersSchema = z
  .string()
  .transform(parseJson)
  .pipe(z.array(issuerSchema).max(20))
  .refine((issuers) => new Set(issuers.map(({ issuer }) => issuer)).size === issuers.length);
