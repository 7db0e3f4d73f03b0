import { isIP } from 'node:net';

/** Where a request came from, as it is counted and stored. */
export interface ClientAddress {
  /** In one spelling; undefined where a proxy wrote something that is not an address. */
  address: string | undefined;
  /** Who is counted as one: an IPv4 address, or the /64 that one IPv6 customer has. */
  client: string;
  /** Where a user's other devices are likely to be: a /24 or a /64, as PostgreSQL writes a `cidr`. */
  network: string | undefined;
}

const WITH_PORT = /^(?:\[([^[\]]+)\]|(\d+(?:\.\d+){3}))(?::\d{1,5})?$/;

/** Reads an address as a connection or a proxy writes it: `192.0.2.7`, `::ffff:192.0.2.7`, `[2001:db8::1]:443`. */
export function clientAddress(text: string): ClientAddress {
  const [, bracketed, ipv4] = WITH_PORT.exec(text.trim()) ?? [];
  const [bare = ''] = (bracketed ?? ipv4 ?? text.trim()).split('%');
  if (isIP(bare) === 4) return ofIpv4(bare);
  if (isIP(bare) !== 6) return { address: undefined, client: 'unknown', network: undefined };

  const groups = groupsOf(bare);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return ofIpv4([high >> 8, high & 0xff, low >> 8, low & 0xff].join('.'));
  const network = `${canonical([...groups.slice(0, 4), 0, 0, 0, 0])}/64`;
  return { address: canonical(groups), client: network, network };
}

const ofIpv4 = (address: string): ClientAddress => ({
  address,
  client: address,
  network: `${address.slice(0, address.lastIndexOf('.'))}.0/24`,
});

/** The URL parser writes every spelling of an IPv6 address the same way, with the longest zeros as `::`. */
const spelled = (ipv6: string): string => new URL(`http://[${ipv6}]`).hostname.slice(1, -1);

const canonical = (groups: readonly number[]): string =>
  spelled(groups.map((group) => group.toString(16)).join(':'));

function groupsOf(ipv6: string): number[] {
  const [before = [], after = []] = spelled(ipv6)
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
}
