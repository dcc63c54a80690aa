import { findPortal, type PortalKey, type PublicConfig } from '@playloom/api-contract';
import type { Visit } from './readVisit.ts';

/** Information about the frame that only the browser has. */
export interface Framing {
  isFramed: boolean;
  /** Addresses of the embedding pages that the browser reveals. */
  parents: readonly string[];
  /** An iPad that requests desktop pages identifies as a Mac, so it is detected by its touch screen. */
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

/** The portal that embeds this page. Any of the embedding pages may belong to it. */
export function detectPortal(
  { isFramed, parents }: Framing,
  portals: PublicConfig['portals'],
): PortalKey | null {
  if (!isFramed) return null;
  return parents.map((parent) => findPortal(parent, portals)).find((portal) => portal !== null) ?? null;
}

/** Adds values that the server could not see, because the parent or the browser hides them from it. */
export function refineVisit(visit: Visit, framing: Framing, portals: PublicConfig['portals']): Visit {
  const portal = visit.portal ?? detectPortal(framing, portals);
  const isInIframe = visit.isInIframe || framing.isFramed;
  const mobileSystem = visit.mobileSystem ?? (framing.isDesktopIpad ? 'ios' : null);
  const isSame =
    portal === visit.portal && isInIframe === visit.isInIframe && mobileSystem === visit.mobileSystem;
  return isSame ? visit : { ...visit, portal, isInIframe, mobileSystem };
}
