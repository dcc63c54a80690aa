import type { PublicConfig } from '@playloom/api-contract';
import type { Visit } from '@playloom/site/session/readVisit.ts';

interface AppStore {
  system: 'Android' | 'iPhone and iPad';
  url: string;
}

type StoreUrls = Pick<PublicConfig, 'androidAppUrl' | 'iosAppUrl'>;

/**
 * Returns the app store for this device. Null inside the app, in Telegram, in iframes, and on systems without an app.
 */
export function findAppStore(config: StoreUrls, visit: Visit): AppStore | null {
  if (visit.isAppShell || visit.isTelegram || visit.isInIframe) return null;
  if (visit.mobileSystem === 'android' && config.androidAppUrl)
    return { system: 'Android', url: config.androidAppUrl };
  if (visit.mobileSystem === 'ios' && config.iosAppUrl)
    return { system: 'iPhone and iPad', url: config.iosAppUrl };
  return null;
}
