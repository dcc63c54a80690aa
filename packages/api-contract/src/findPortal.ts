import type { PortalKey } from './pageHandler.ts';

/** Whether the origin of a URL matches one of the patterns. `https://*.example.com` matches every subdomain. */
function matchesOrigin(address: string, patterns: readonly string[]): boolean {
  const { protocol, host } = URL.parse(address) ?? {};
  if (host === undefined || protocol === undefined) return false;
  return patterns.some((pattern) => {
    const [scheme, name = ''] = pattern.split('://');
    if (`${scheme}:` !== protocol) return false;
    return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;
  });
}

/** Finds the portal that the parent page belongs to. Null if it is not a portal. */
export function findPortal(
  parentUrl: string,
  portals: Record<PortalKey, { readonly patterns: readonly string[] }>,
): PortalKey | null {
  const keys = Object.keys(portals) as PortalKey[];
  return keys.find((key) => matchesOrigin(parentUrl, portals[key].patterns)) ?? null;
}
