import { type PublicConfig, type PortalKey, findPortal } from '@playloom/api-contract';

/** Information about the frame that only the browser has. */
export interface Framing {
  isFramed: boolean;
  /** Addresses of the embedding pages that the browser reveals. */
  parents: readonly string[];
  /** An iPad that requests desktop pages identifies as a Mac, so it is detected by its touch screen. */
  isDesktopIpad: boolean;
}

/** Returns the portal that embeds this page. Any of the parent pages may belong to the portal. */
export function detectPortal(
  { isFramed, parents }: Framing,
  portals: PublicConfig['portals'],
): PortalKey | null {
  if (!isFramed) return null;
  return parents.map((parent) => findPortal(parent, portals)).find((portal) => portal !== null) ?? null;
}
