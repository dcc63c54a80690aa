import type { PortalKey, PublicConfig } from '@playloom/api-contract';

/** How this page view came about: read once from the first request, so that server and browser agree. */
export interface Visit {
  /** The game portal that frames us, if any. */
  portal: PortalKey | null;
  isInIframe: boolean;
  isAppShell: boolean;
  mobileSystem: 'android' | 'ios' | null;
  /** Inside a Telegram web view: it knows neither push nor app stores. */
  isTelegram: boolean;
}

/** The user agent of our mobile app's web view carries this word. */
export const APP_SHELL_MARK = 'PlayloomApp';

export function readVisit(request: Request, config: Pick<PublicConfig, 'portals'>): Visit {
  const userAgent = request.headers.get('user-agent') ?? '';
  const isInIframe = request.headers.get('sec-fetch-dest') === 'iframe';
  return {
    portal: isInIframe ? findPortal(request.headers.get('referer') ?? '', config.portals) : null,
    isInIframe,
    isAppShell: userAgent.includes(APP_SHELL_MARK),
    mobileSystem: readMobileSystem(userAgent),
    isTelegram: new URL(request.url).searchParams.get('telegram') === '1',
  };
}

function readMobileSystem(userAgent: string): Visit['mobileSystem'] {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  return /Android/.test(userAgent) ? 'android' : null;
}

/** Patterns are origins, `https://*.example.com` standing for every subdomain. */
export function findPortal(parentUrl: string, portals: PublicConfig['portals']): PortalKey | null {
  const parent = URL.parse(parentUrl);
  if (!parent) return null;
  const matches = (pattern: string) => {
    const [scheme, host = ''] = pattern.split('://');
    if (`${scheme}:` !== parent.protocol) return false;
    return host.startsWith('*.') ? parent.host.endsWith(host.slice(1)) : parent.host === host;
  };
  return (Object.keys(portals) as PortalKey[]).find((key) => portals[key].patterns.some(matches)) ?? null;
}
