import { listNetworkOrigins } from '../process/networkOrigins.ts';

/** Whether this machine has an address on a local network. */
export function isOnNetwork(): boolean {
  return listNetworkOrigins({ host: '0.0.0.0', port: 1, isPublicUrlGiven: false }).length > 0;
}
