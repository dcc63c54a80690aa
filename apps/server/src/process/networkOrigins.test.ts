import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { listNetworkOrigins } from './networkOrigins.ts';

function on(address: string, internal = false): NetworkInterfaceInfo[] {
  const family = address.includes(':') ? 'IPv6' : 'IPv4';
  return [
    { address, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 } as NetworkInterfaceInfo,
  ];
}

const interfaces = {
  lo: on('127.0.0.1', true),
  docker0: on('172.17.0.1'),
  wlan0: [...on('192.168.1.5'), ...on('fe80::1')],
  eth0: on('10.0.0.7'),
  eth1: on('169.254.3.4'),
  eth2: on('203.0.114.9'),
};

it.each([
  [{ HOST: '0.0.0.0' }, ['http://192.168.1.5:3000', 'http://10.0.0.7:3000', 'http://172.17.0.1:3000']],
  [{ HOST: '::', PORT: '80' }, ['http://192.168.1.5', 'http://10.0.0.7', 'http://172.17.0.1']],
  [{ HOST: '10.0.0.7' }, ['http://10.0.0.7:3000']],
  [{}, []],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, []],
  [{ HOST: '203.0.114.9' }, []],
])('[ED-18] with %j, devices on the local network use %j', (env, expected) => {
  expect(listNetworkOrigins(readConfig(env), interfaces)).toEqual(expected);
});
