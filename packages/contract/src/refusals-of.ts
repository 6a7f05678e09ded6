/** Which refusals a call can make: its own, and those of every call of its access and form. */
import { type Access, type RouteSpec, restsWhileLooking } from './kit/route.ts';
import type { ErrorCode } from './refusals.ts';

const ofEveryCall: readonly ErrorCode[] = [
  'request.invalid',
  'request.malformed',
  'request.too_large',
  'request.address_too_long',
  'request.head_too_large',
  'request.unsupported_type',
  'request.rate_limited',
  'request.try_later',
  'request.timeout',
  'service.unavailable',
  'service.busy',
  'service.read_only',
  'service.storage_full',
  'internal',
];

const ofSession: readonly ErrorCode[] = [
  'auth.required',
  'auth.session_expired',
  'auth.removed_from_team',
  'auth.wrong_role',
];
const ofPerson: readonly ErrorCode[] = [...ofSession, 'account.suspended'];
const ofOrganization: readonly ErrorCode[] = ['team.no_organization', 'team.role_too_small'];
const ofAdmin: readonly ErrorCode[] = ['admin.role_too_small'];

const ofAccess: Record<Access, readonly ErrorCode[]> = {
  public: [],
  user: [...ofPerson, ...ofOrganization],
  brand: [...ofPerson, ...ofOrganization],
  creator: ofPerson,
  admin: [...ofSession, ...ofAdmin],
  finance: [...ofSession, ...ofAdmin],
};

/** Refusals of a call that creates, for its Idempotency-Key. */
const ofKey: readonly ErrorCode[] = ['request.key_invalid', 'request.key_reused', 'request.in_progress'];

/** Every refusal that a call can make; a test that meets another one fails. */
export const refusalsOf = (spec: RouteSpec): ErrorCode[] => {
  const { access, creates, refuses = [] } = spec;
  const isOfAdmin = access === 'admin' || access === 'finance';
  return [
    ...refuses,
    ...ofAccess[access],
    ...(!isOfAdmin && restsWhileLooking(spec) ? ['look.read_only' as const] : []),
    ...(creates ? ofKey : []),
    ...ofEveryCall,
  ];
};
