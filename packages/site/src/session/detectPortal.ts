import { type PublicConfig, type PortalKey, findPortal } from '@playloom/api-contract';

/** Information about the surrounding iframe that only the browser has. */
export interface BrowserFrameInfo {
  isFramed: boolean;
  /** URLs of the embedding pages, as far as the browser reveals them. */
  parents: readonly string[];
  /** Whether the device is an iPad that requests desktop pages. It identifies as a Mac, but has a touch screen. */
  isDesktopIpad: boolean;
}

/** Returns the portal that embeds this page. Any of the parent pages may belong to the portal. */
export function detectPortal(
  { isFramed, parents }: BrowserFrameInfo,
  portals: PublicConfig['portals'],
): PortalKey | null {
  if (!isFramed) return null;
  return parents.map((parent) => findPortal(parent, portals)).find((portal) => portal !== null) ?? null;
}
