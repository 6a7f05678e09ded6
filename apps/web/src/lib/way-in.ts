/** Log-in and sign-up from a page that visitors see: the role that fits it, and the way back. */
import { type MarketSide, paths } from '@briefcast/contract/paths';
import { parsePath, useLocation } from 'react-router';
import type { OriginState } from './return-intent.ts';

/** Pages on the way in, which nobody is led back to. */
const wayIn = [paths.login, paths.signup, paths.forgotPassword, paths.resetPassword].map(
  ({ pattern }): string => pattern,
);

const isBelow = (pathname: string, page: string) => pathname === page || pathname.startsWith(`${page}/`);

/** The side that somebody who reads this page most likely signs up for; undefined where it may be either. */
export function likelySide(pathname: string): MarketSide | undefined {
  if (isBelow(pathname, paths.creators.pattern)) return 'brand';
  if (isBelow(pathname, paths.castings.pattern)) return 'creator';
  return undefined;
}

/** State of links to the log-in and the sign-up: this page, or the one where the way in began. */
export function useOrigin(): OriginState | undefined {
  const { pathname, search, hash, state } = useLocation();
  if (wayIn.includes(pathname)) return (state as OriginState | null) ?? undefined;
  return { from: { pathname, search, hash } };
}

/** A link to a page of one side: visitors sign up for that side first, and are led on. */
export function doorTo(page: string, side: MarketSide, isSignedIn: boolean) {
  if (isSignedIn) return { to: page, state: undefined };
  const from = { pathname: '', search: '', hash: '', ...parsePath(page) };
  return { to: paths.signup.href(side), state: { from } satisfies OriginState };
}
