import { findPortal, type PortalKey, type PublicConfig } from '@playloom/api-contract';

/** How this page was opened. Read once from the first request, so that server and browser agree. */
export interface Visit {
  /** The game portal that embeds the page, if any. */
  portal: PortalKey | null;
  isInIframe: boolean;
  isAppShell: boolean;
  mobileSystem: 'android' | 'ios' | null;
  /** Whether the page is inside a Telegram web view, which supports neither push nor app stores. */
  isTelegram: boolean;
}

/** Part of our mobile app's user agent string. */
const APP_SHELL_MARK = 'PlayloomApp';

/** Session cookie that marks a Telegram web view on later pages. */
export const TELEGRAM_COOKIE = 'telegram=1';

export function readVisit(request: Request, config: Pick<PublicConfig, 'portals'>): Visit {
  const userAgent = request.headers.get('user-agent') ?? '';
  const isInIframe = request.headers.get('sec-fetch-dest') === 'iframe';
  return {
    portal: isInIframe ? findPortal(request.headers.get('referer') ?? '', config.portals) : null,
    isInIframe,
    isAppShell: userAgent.includes(APP_SHELL_MARK),
    mobileSystem: readMobileSystem(userAgent),
    isTelegram: isTelegram(request),
  };
}

/** Whether the page is inside Telegram. Only the first URL has the parameter; later pages have the cookie. */
function isTelegram(request: Request): boolean {
  const cookies = request.headers.get('cookie') ?? '';
  return isTelegramRequest(request.url) || cookies.split(/; */).includes(TELEGRAM_COOKIE);
}

export function isTelegramRequest(url: string): boolean {
  return new URL(url).searchParams.get('telegram') === '1';
}

function readMobileSystem(userAgent: string): Visit['mobileSystem'] {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  return /Android/.test(userAgent) ? 'android' : null;
}
