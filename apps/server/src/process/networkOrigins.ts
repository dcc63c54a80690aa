import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/** The address that the server listens on. */
interface Listening {
  host: string;
  port: number;
  /** If PUBLIC_URL is set, the site has no other address. */
  isPublicUrlGiven: boolean;
}

const EVERYWHERE = new Set(['0.0.0.0', '::']);
/**
 * Network interfaces that exist only inside this machine or a VPN. Phones cannot reach them, so they are listed
 * last.
 */
const VIRTUAL = /^(?:docker|br-|veth|virbr|vbox|vmnet|utun|tun|wg|tailscale)/i;

/**
 * Lists the origins at which devices on the local network reach this machine. Not cached, because machines change
 * networks. Public addresses are excluded: there, uploads need a separate site, which requires PUBLIC_URL and
 * UI_ORIGIN.
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
