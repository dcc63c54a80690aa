import { findPortal, type PortalKey, type PublicConfig } from '@playloom/api-contract';
import type { Visit } from './readVisit.ts';

/** What only the browser knows about the frame around the page. */
export interface Framing {
  isFramed: boolean;
  /** Addresses of the pages around this one, as far as the browser tells. */
  parents: readonly string[];
  /** An iPad that asks for desktop pages calls itself a Mac; only its touch screen tells. */
  isDesktopIpad: boolean;
}

export function readFraming({ self, top, document, location, navigator }: Window): Framing {
  const { ancestorOrigins } = location as Partial<Location>;
  return {
    isFramed: self !== top,
    parents: [document.referrer, ...(ancestorOrigins ?? [])],
    isDesktopIpad: navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1,
  };
}

/** The portal around this page: any page on the way up may be its own. */
export function detectPortal(
  { isFramed, parents }: Framing,
  portals: PublicConfig['portals'],
): PortalKey | null {
  if (!isFramed) return null;
  return parents.map((parent) => findPortal(parent, portals)).find((portal) => portal !== null) ?? null;
}

/** A parent that hides its address from the server, or a browser that says nothing of frames, is found out here. */
export function refineVisit(visit: Visit, framing: Framing, portals: PublicConfig['portals']): Visit {
  const portal = visit.portal ?? detectPortal(framing, portals);
  const isInIframe = visit.isInIframe || framing.isFramed;
  const mobileSystem = visit.mobileSystem ?? (framing.isDesktopIpad ? 'ios' : null);
  const isSame =
    portal === visit.portal && isInIframe === visit.isInIframe && mobileSystem === visit.mobileSystem;
  return isSame ? visit : { ...visit, portal, isInIframe, mobileSystem };
}
