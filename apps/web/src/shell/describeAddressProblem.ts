import type { AddressWarning } from '../session/rootData.ts';

interface OpenedAddress {
  /** Origin in the browser. */
  origin: string;
  /** Origin of the site, as the server reports it. */
  publicUrl: string;
  /** The value of the setting, for operators only. */
  warning: AddressWarning | null;
}

interface AddressText {
  text: string;
  /** An address where everything works, or null if this visitor can't reach one. */
  linkTo: string | null;
}

/** Notice about an address where the site does not fully work; null if it does. */
export function describeAddressProblem({ origin, publicUrl, warning }: OpenedAddress): AddressText | null {
  if (origin === publicUrl) return null;
  if (warning !== null) {
    const setting = warning.isPublicUrlSet
      ? `PUBLIC_URL is set to ${warning.publicUrl}`
      : `PUBLIC_URL is not set, so this site works at ${warning.publicUrl}`;
    return {
      text: `${setting}, but you opened it at ${origin}. Set PUBLIC_URL to the address people use.`,
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
