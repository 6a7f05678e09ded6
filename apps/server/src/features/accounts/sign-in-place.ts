/** The device and network of a sign-in, so that people recognise their sessions (rules/accounts#own-account). */
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../platform/http/limits/network-of.ts';

export interface SignInPlace {
  /** The browser's User-Agent header. */
  device: string | null;
  network: string | null;
}

export const unknownPlace: SignInPlace = { device: null, network: null };

/** Longer than any that a browser sends. */
const longestDevice = 400;

export const placeOf = ({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): SignInPlace => ({
  device: headers['user-agent']?.slice(0, longestDevice) || null,
  network: networkOf(ip),
});
