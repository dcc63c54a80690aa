import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/** Where the server listens, as far as the local network goes. */
interface Listening {
  host: string;
  port: number;
  /** Whoever named an address wants the site there and nowhere else. */
  isPublicUrlGiven: boolean;
}

const EVERYWHERE = new Set(['0.0.0.0', '::']);
/** Networks inside this machine: a phone is on none of them, so they are offered last. */
const VIRTUAL = /^(?:docker|br-|veth|virbr|vbox|vmnet|utun|tun|wg|tailscale)/i;

/**
 * The addresses under which devices of the local network reach this machine; read anew each time, since machines
 * change networks. Public addresses are none of them: there uploads need a site of their own, which only
 * PUBLIC_URL and UI_ORIGIN can name.
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
