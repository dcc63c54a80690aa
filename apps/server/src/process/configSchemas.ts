import ipaddr from 'ipaddr.js';
import { z } from 'zod';

const processRoleNames = ['web', 'rooms'] as const;
export type ProcessRole = (typeof processRoleNames)[number];

export interface Portal {
  name: string;
  /** Origins in the syntax of CSP `frame-ancestors`, such as `https://*.example.com`. */
  patterns: string[];
  /** The portal's script and the origins it may load from. Both apply only inside the portal's frame. */
  sdkUrl?: string | undefined;
  sources?: string[] | undefined;
}

export interface SocialLink {
  name: string;
  url: string;
}

/**
 * Each schema parses the value of one variable. Schemas have no error messages, because `configVariables`
 * describes the allowed values.
 */
export const portSchema = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((port) => port <= 65_535);

export const rateLimitScaleSchema = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number)
  .refine((scale) => scale >= 1 && scale <= 100_000);

export const hostSchema = z.string().refine((host) => ipaddr.isValid(host) || /^[a-z0-9.-]+$/i.test(host));

export const originSchema = urlSchema(['http:', 'https:'])
  .refine((text) => {
    const url = URL.parse(text);
    return url !== null && url.href === `${url.origin}/`;
  })
  .transform((text) => new URL(text).origin);

export const linkSchema = z.union([urlSchema(['http:', 'https:']), z.string().regex(/^\/(?![/\\])\S*$/)]);

export function urlSchema(protocols: string[]) {
  return z.string().refine((text) => {
    const url = URL.parse(text);
    return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
  });
}

export const secretKeySchema = z.string().regex(/^[\x21-\x7e]{32,}$/);

export const drainSecondsSchema = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)
  .refine((seconds) => seconds <= 3600);

export const regionSchema = z.string().regex(/^[a-z0-9-]{1,32}$/);

export const rolesSchema = z
  .string()
  .transform(splitList)
  .pipe(z.array(z.enum(processRoleNames)).min(1))
  .transform((roles): ProcessRole[] => [...new Set(roles)]);

const mailAddress = /^[^\s<>@"]+@[^\s<>@"]+$/;

export const mailAddressSchema = z.string().regex(mailAddress);

/** `name@host` or `Some Name <name@host>`, on one line: a line break would let it add headers to every mail. */
export const mailFromSchema = z
  .string()
  .refine((text) => mailAddress.test(text) || /^[^<>\r\n]*<[^\s<>@"]+@[^\s<>@"]+>$/.test(text));

export type TrustProxy = false | number | string[];

export const trustProxySchema = z.string().transform((text, context): TrustProxy => {
  if (text === 'off' || text === '0') return false;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const addresses = splitList(text);
  if (addresses.length > 0 && addresses.every((item) => ipaddr.isValid(item) || ipaddr.isValidCIDR(item))) {
    return addresses;
  }
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

export const booleanSchema = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['1', 'true', 'yes', 'on', '0', 'false', 'no', 'off']))
  .transform((text) => ['1', 'true', 'yes', 'on'].includes(text));

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export const logLevelSchema = z.enum(logLevels);

export const socialLinksSchema = z
  .string()
  .transform((text, context): unknown => {
    if (!/^[[{]/.test(text)) return splitList(text).map(splitPair);
    const value = parseJson(text);
    if (value === undefined) {
      context.addIssue({ code: 'custom' });
      return z.NEVER;
    }
    return Array.isArray(value) ? value : Object.entries(value).map(([name, url]) => ({ name, url }));
  })
  .pipe(z.array(z.strictObject({ name: z.string().min(1).max(40), url: urlSchema(['http:', 'https:']) })));

const originPatternSchema = z.string().regex(/^https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/);

const portalSchema = z.strictObject({
  name: z.string().min(1).max(60),
  patterns: z.array(originPatternSchema).min(1),
  sdkUrl: urlSchema(['http:', 'https:']).optional(),
  sources: z.array(originPatternSchema).optional(),
});

export const originPatternsSchema = z.string().transform(splitList).pipe(z.array(originPatternSchema).min(1));

export interface ForumAccess {
  /** The only URL that login results are sent to. */
  returnUrl: string;
  /** Shared only with this forum. */
  secret: string;
}

/** Maps the forum's name in the login URL to its settings. */
export const forumSsoSchema = z
  .string()
  .transform(parseJson)
  .pipe(
    z.record(
      z.string().regex(/^[a-z0-9-]{1,32}$/),
      z.strictObject({
        returnUrl: urlSchema(['http:', 'https:']).transform((text) => new URL(text).href),
        secret: z.string().min(10).max(200),
      }),
    ),
  );

/** `*` allows every site; `none` allows none. */
export const embedOriginsSchema = z
  .string()
  .transform((text) => (text === 'none' ? [] : splitList(text)))
  .pipe(z.union([z.tuple([z.literal('*')]), z.array(originPatternSchema)]));

export const portalsSchema = z
  .string()
  .transform(parseJson)
  .pipe(z.strictObject({ a: portalSchema, b: portalSchema }));

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function splitPair(text: string): SocialLink {
  const at = text.indexOf('=');
  return { name: text.slice(0, at).trim(), url: text.slice(at + 1).trim() };
}

export function parseJson(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
