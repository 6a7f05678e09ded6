/** Calls that rest for the suspended, as each route says it (rules/suspensions#what-rests). */
import { allRoutes, type RouteName } from '../api.ts';
import type { RestingChoice, RouteSpec } from '../kit/route.ts';
import type { SuspendedAs } from './suspended-as.ts';

/** Calls left to a suspended person of brands: their own account, its data, and their answer. */
export const leftToMember = [
  'accounts.logOut',
  'accounts.me',
  'accounts.resendConfirmation',
  'letters.own',
  'ownAccount.beginTwoFactor',
  'ownAccount.changeEmail',
  'ownAccount.changeLanguage',
  'ownAccount.changePassword',
  'ownAccount.endSession',
  'ownAccount.endSessions',
  'ownAccount.keepEmail',
  'ownAccount.read',
  'ownAccount.renewRecoveryCodes',
  'ownAccount.sessions',
  'ownAccount.turnOffTwoFactor',
  'ownAccount.turnOnTwoFactor',
  'personalData.link',
  'personalData.removal',
  'personalData.removeAccount',
  'suspension.answer',
  'suspension.read',
] as const satisfies readonly RouteName[];

const names = new Map(allRoutes.map(({ name, spec }) => [spec, name]));
const left: ReadonlySet<string> = new Set(leftToMember);

const isChosen = (choice: RestingChoice, body: unknown): boolean =>
  Object.entries(choice).some(
    ([field, value]) => (body as Record<string, unknown> | null | undefined)?.[field] === value,
  );

/**
 * Whether a call rests for somebody who is suspended; `body` is what they send. Public calls rest for nobody, because
 * they need no session.
 */
export function restsFor(spec: RouteSpec, as: SuspendedAs, body: unknown): boolean {
  if (spec.access === 'public') return false;
  if (as === 'MEMBER') return !left.has(names.get(spec) ?? '');
  if (spec.method === 'GET') return false;
  const { whileSuspended } = spec;
  if (whileSuspended === undefined) return true;
  return whileSuspended !== 'GOES_ON' && isChosen(whileSuspended, body);
}
