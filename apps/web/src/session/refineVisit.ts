import type { PublicConfig } from '@playloom/api-contract';
import type { Visit } from './readVisit.ts';
import { detectPortal, type Framing } from './detectPortal.ts';

export function readFraming({ self, top, document, location, navigator }: Window): Framing {
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
export function refineVisit(visit: Visit, framing: Framing, portals: PublicConfig['portals']): Visit {
  const portal = visit.portal ?? detectPortal(framing, portals);
  const isInIframe = visit.isInIframe || framing.isFramed;
  const mobileSystem = visit.mobileSystem ?? (framing.isDesktopIpad ? 'ios' : null);
  const isSame =
    portal === visit.portal && isInIframe === visit.isInIframe && mobileSystem === visit.mobileSystem;
  return isSame ? visit : { ...visit, portal, isInIframe, mobileSystem };
}
