import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/** How the server listens on the local network. */
interface Listening {
  host: string;
  port: number;
  /** A configured PUBLIC_URL is the only address of the site. */
  isPublicUrlGiven: boolean;
}

const EVERYWHERE = new Set(['0.0.0.0', '::']);
/** Networks inside this machine. Phones cannot reach them, so they are offered last. */
const VIRTUAL = /^(?:docker|br-|veth|virbr|vbox|vmnet|utun|tun|wg|tailscale)/i;

/**
 * Addresses at which devices on the local network reach this machine. Read on every call, because machines
 * change networks. Public addresses are excluded: there, uploads need a separate site, which only PUBLIC_URL
 * and UI_ORIGIN can name.
 */
export function listNetworkOrigins(listening: Listening, interfaces = networkInterfaces()): string[] {
  const { host, port, isPublicUrlGiven } = listening;
  if (isPublicUrlGiven) return [];
  return Object.entries(interfaces)
    .toSorted(([one], [other]) => Number(VIRTUAL.test(one)) - Number(VIRTUAL.test(other)))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && isLocal(address))
    .filter(({ address }) => EVERYWHERE.has(host) || address === host)
    .map(({ address }) => new URL(`http://${address}:${port}`).origin);
}

function isLocal(address: string): boolean {
  const range = ipaddr.parse(address).range();
  return range !== 'unicast' && range !== 'linkLocal';
}
