// The addresses of a hall's system, as another device in its network types them.
import type { HallConnection } from '@gelanggang/contract/hall';

const OWN_MACHINE = /^(localhost|127\.|\[?::1)/;

/** The name by which this page came, unless that leads to the machine itself or the certificate lacks it. */
export function hostFor({ names }: HallConnection, current: string): string {
  const plain = current.replace(/^\[|\]$/g, '');
  const isGood = names.includes(plain) && !OWN_MACHINE.test(plain);
  const host = isGood ? plain : (names.find((name) => !OWN_MACHINE.test(name)) ?? plain);
  return host.includes(':') ? `[${host}]` : host;
}

export const secureAddress = (hall: HallConnection, current: string): string =>
  `https://${hostFor(hall, current)}:${hall.port}`;

export const plainAddress = (hall: HallConnection, current: string): string =>
  `http://${hostFor(hall, current)}:${hall.plain_port}`;
