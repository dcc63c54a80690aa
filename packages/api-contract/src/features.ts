import type { PortalKey } from './pageHandler.ts';

/** Seven features that a game portal may not allow inside its frame. */
export interface Features {
  inAppPurchases: boolean;
  loginCallToAction: boolean;
  links: boolean;
  orientation: boolean;
  notifications: boolean;
  externalCalls: boolean;
  chat: boolean;
}

const ALL_ON: Features = {
  inAppPurchases: true,
  loginCallToAction: true,
  links: true,
  orientation: true,
  notifications: true,
  externalCalls: true,
  chat: true,
};

const IN_PORTAL: Features = {
  ...ALL_ON,
  inAppPurchases: false,
  loginCallToAction: false,
  links: false,
  orientation: false,
  notifications: false,
};

const BY_PORTAL: Record<PortalKey, Features> = {
  a: IN_PORTAL,
  b: { ...IN_PORTAL, externalCalls: false, chat: false },
};

/** Everything that can be turned off reads this object. Outside a portal, everything is on. */
export function readFeatures(portal: PortalKey | null): Features {
  return portal ? BY_PORTAL[portal] : ALL_ON;
}

/** Exports must satisfy the stricter of the two portals, so they count as portal B wherever they run. */
export const EXPORT_PORTAL: PortalKey = 'b';
