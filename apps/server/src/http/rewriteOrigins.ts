import type { Config } from '../process/config.ts';
import { type SiteOrigins, resolveSiteOrigins } from './resolveSiteOrigins.ts';

/**
 * Replaces the configured origins in a response if the user opened the site under another name, so that links to
 * uploads and pages work there. Otherwise returns the response uncopied.
 */
export function rewriteOrigins<T>(config: Config, host: string, answer: T): T {
  const origins = resolveSiteOrigins(config, host);
  const isUsual = origins.publicUrl === config.publicUrl && origins.uiOrigin === config.uiOrigin;
  return isUsual ? answer : (rewriteValue(config, origins, answer) as T);
}

function rewriteValue(from: SiteOrigins, to: SiteOrigins, value: unknown): unknown {
  if (typeof value === 'string') return rewriteText(from, to, value);
  if (Array.isArray(value)) return value.map((item) => rewriteValue(from, to, item));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, rewriteValue(from, to, item)]),
  );
}

function rewriteText(from: SiteOrigins, to: SiteOrigins, text: string): string {
  if (text.startsWith(`${from.uiOrigin}/`)) return to.uiOrigin + text.slice(from.uiOrigin.length);
  if (text.startsWith(`${from.publicUrl}/`)) return to.publicUrl + text.slice(from.publicUrl.length);
  return text;
}
