import type { JWK } from 'jose';
import { z } from 'zod';
import { originSchema, parseJson, urlSchema } from './configSchemas.ts';
import { isLoopback } from './isSameSite.ts';

/** A site that frames games and vouches for the wallets of its visitors. */
export interface WalletIssuer {
  /** Shown where somebody is asked whether it may sign them in. */
  name: string;
  /** `iss` of its tokens. */
  issuer: string;
  /** `aud` of its tokens; without it PUBLIC_URL. */
  audience?: string | undefined;
  /** Exactly these origins may be the parent. */
  origins: string[];
  /** Where its keys are, or the keys themselves. */
  keysUrl?: string | undefined;
  keys?: JWK[] | undefined;
}

/** A private key or a shared secret in the configuration is a mistake that must not pass. */
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
