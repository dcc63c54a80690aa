import type { AddressWarning } from '../session/rootData.ts';

interface OpenedAddress {
  /** By which the page was opened, as the browser says. */
  origin: string;
  /** The site's own, as the server says for this visitor. */
  publicUrl: string;
  /** The setting itself, for operators only. */
  warning: AddressWarning | null;
}

interface AddressText {
  text: string;
  /** An address at which everything works, or null when this visitor reaches none. */
  linkTo: string | null;
}

/** What to say about an address at which the site does not work; null when it does. */
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
      text: 'This site is set up for its own computer only, so some things do not work here. The person who runs it can change this with the setting PUBLIC_URL.',
      linkTo: null,
    };
  return { text: 'Some things do not work at this address.', linkTo: publicUrl };
}

function isOnlyForItsMachine(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^(?:127\.|\[::1\]$)/.test(hostname);
}
