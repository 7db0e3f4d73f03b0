import { isIP } from 'node:net';

interface ClientAddress {
  /** In canonical form; undefined if a proxy sent an invalid address. */
  address: string | undefined;
  /** Limits count per client: an IPv4 address, or a /64 of IPv6. */
  client: string;
  /** A /24 or a /64, as PostgreSQL's `cidr`: the user's other devices are likely there. */
  network: string | undefined;
}

const WITH_PORT = /^(?:\[([^[\]]+)\]|(\d+(?:\.\d+){3}))(?::\d{1,5})?$/;

/** Accepts `192.0.2.7`, `::ffff:192.0.2.7`, `[2001:db8::1]:443`. */
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

/** The URL parser returns the canonical form of an IPv6 address. */
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
