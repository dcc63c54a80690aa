import type { PortalKey } from './pageHandler.ts';

/** Features that a game portal may forbid in games that it embeds. */
export interface PortalFeatures {
  inAppPurchases: boolean;
  loginCallToAction: boolean;
  links: boolean;
  orientation: boolean;
  notifications: boolean;
  externalCalls: boolean;
  chat: boolean;
}

const ALL_ON: PortalFeatures = {
  inAppPurchases: true,
  loginCallToAction: true,
  links: true,
  orientation: true,
  notifications: true,
  externalCalls: true,
  chat: true,
};

const IN_PORTAL: PortalFeatures = {
  ...ALL_ON,
  inAppPurchases: false,
  loginCallToAction: false,
  links: false,
  orientation: false,
  notifications: false,
};

const BY_PORTAL: Record<PortalKey, PortalFeatures> = {
  a: IN_PORTAL,
  b: { ...IN_PORTAL, externalCalls: false, chat: false },
};

/** Returns which features are enabled in a portal. Outside a portal, all of them are. */
export function getPortalFeatures(portal: PortalKey | null): PortalFeatures {
  return portal ? BY_PORTAL[portal] : ALL_ON;
}

/** The portal whose restrictions apply to exports, wherever they run. It is the stricter of the two. */
export const EXPORT_PORTAL: PortalKey = 'b';
