import type { SiteAddressWarning } from '@playloom/site/session/rootData.ts';

interface OpenedAddress {
  /** Origin at which the browser opened the site. */
  origin: string;
  /** Configured origin of the site. */
  publicUrl: string;
  /** Value of the `PUBLIC_URL` setting; null for users who are not operators. */
  warning: SiteAddressWarning | null;
}

interface AddressText {
  text: string;
  /** A URL where everything works, or null if this user can't reach it. */
  linkTo: string | null;
}

/**
 * Returns a warning if the site was opened at another origin than the configured one, where some features don't work.
 */
export function describeAddressProblem({ origin, publicUrl, warning }: OpenedAddress): AddressText | null {
  if (origin === publicUrl) return null;
  if (warning !== null) {
    const setting = warning.isPublicUrlSet
      ? `PUBLIC_URL is set to ${warning.publicUrl}`
      : `PUBLIC_URL is not set, so this site works at ${warning.publicUrl}`;
    return {
      text: `${setting}, but you opened the site at ${origin}. Set PUBLIC_URL to the address people use.`,
      linkTo: null,
    };
  }
  if (isOnlyForItsMachine(publicUrl) && !isOnlyForItsMachine(origin))
    return {
      text: 'This site is set up for local use only, so some features don’t work here. An operator can change this with the PUBLIC_URL setting.',
      linkTo: null,
    };
  return { text: 'Some features don’t work at this address.', linkTo: publicUrl };
}

function isOnlyForItsMachine(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^(?:127\.|\[::1\]$)/.test(hostname);
}
