import type { PublicConfig } from '@playloom/api-contract';
import type { Visit } from './readVisit.ts';
import { detectPortal, type BrowserFrameInfo } from './detectPortal.ts';

export function readBrowserFrameInfo({ self, top, document, location, navigator }: Window): BrowserFrameInfo {
  const { ancestorOrigins } = location as Partial<Location>;
  return {
    isFramed: self !== top,
    parents: [document.referrer, ...(ancestorOrigins ?? [])],
    isDesktopIpad: navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1,
  };
}

/**
 * Adds what only the browser knows: the portal, whether the page is in an iframe, and an iPad that identifies as a Mac.
 */
export function refineVisit(
  visit: Visit,
  framing: BrowserFrameInfo,
  portals: PublicConfig['portals'],
): Visit {
  const portal = visit.portal ?? detectPortal(framing, portals);
  const isInIframe = visit.isInIframe || framing.isFramed;
  const mobileSystem = visit.mobileSystem ?? (framing.isDesktopIpad ? 'ios' : null);
  const isSame =
    portal === visit.portal && isInIframe === visit.isInIframe && mobileSystem === visit.mobileSystem;
  return isSame ? visit : { ...visit, portal, isInIframe, mobileSystem };
}
