import { expect, it } from 'vitest';
import { getPortalFeatures } from './features.ts';

const OFF_IN_EVERY_PORTAL = {
  inAppPurchases: false,
  loginCallToAction: false,
  links: false,
  orientation: false,
  notifications: false,
};

it('[RO-03:part] has the seven switches: all on outside a portal, and as agreed in A and B', () => {
  expect(Object.values(getPortalFeatures(null))).toEqual(Array(7).fill(true));
  expect(getPortalFeatures('a')).toEqual({ ...OFF_IN_EVERY_PORTAL, externalCalls: true, chat: true });
  expect(getPortalFeatures('b')).toEqual({ ...OFF_IN_EVERY_PORTAL, externalCalls: false, chat: false });
});
