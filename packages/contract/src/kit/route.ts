/** The form of a route: what goes in, what comes out, who may call (house: one route table). */

import type { AdminRole } from '../admin/role.ts';
import type { FileType } from '../files/schemas.ts';
import type { ErrorCode } from '../refusals.ts';
import type { z } from './zod.ts';

/**
 * Callers of a route. `public` routes may still know who is calling. `admin` is for admins who may do everything,
 * `finance` for those, too, whose role is the money (rules/accounts#admins).
 */
export type Access = 'public' | 'user' | 'brand' | 'creator' | 'admin' | 'finance';

/** Whether an admin of this role may make a call; the server asks it, and the screens show what it allows. */
export const adminMayCall = (role: AdminRole, { access }: Pick<RouteSpec, 'access'>): boolean =>
  access === 'finance' || role === 'EVERYTHING';

/** Whether a call rests in the session of an admin who looks at the market as somebody invented. */
export const restsWhileLooking = ({
  method,
  whileLooking,
}: Pick<RouteSpec, 'method' | 'whileLooking'>): boolean => method !== 'GET' && whileLooking !== true;

/** Files that a multipart route accepts in its field `file`. */
export interface UploadSpec {
  field: 'file';
  types: readonly FileType[];
}

/**
 * How often a route may be called, by one caller: the account where the route needs a session, the network where it is
 * public, whatever token is sent with it. A network may call a route that needs a session ten times as often as an
 * account. Numbers are wide enough for somebody busy, and for many people behind one router.
 */
export interface RouteLimit {
  perMinute: number;
  /** For calls of which a minute's number must not come within one second. */
  perTenSeconds?: number;
  perDay?: number;
  /** Also counts by target over all callers: by an e-mail of the body, or a token of the address. */
  aimedAt?: { by: 'email' | 'token'; perMinute: number };
}

/** Fields of a body with the choice that rests; the call goes on with any other. */
export type RestingChoice = Readonly<Record<string, string | boolean>>;

export interface RouteSpec {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parameters in braces: `/api/deals/{id}`. */
  path: `/${string}`;
  access: Access;
  /**
   * For calls of brands and creators that change something: goes on while they are suspended, but for a choice. New
   * business rests, as does a call that says nothing (rules/suspensions#what-rests).
   */
  whileSuspended?: 'GOES_ON' | RestingChoice;
  /** Goes on in a session that only looks, though it changes something (rules/sample-people#look). */
  whileLooking?: true;
  /** One line for the API page. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  upload?: UploadSpec;
  /** The body is bytes of any kind, which the handler takes as they come; it bounds how many. */
  takesBytes?: true;
  /** Status of success; the default is 200. */
  status?: 200 | 201;
  /** The answer's `data`; or, with `topLevel`, the fields next to `success` (rules/wire#envelope). */
  reply: z.ZodObject;
  topLevel?: true;
  /**
   * `bytes` and `events` answer no JSON: `reply` is then the empty object, or the form of one event. `ready` answers
   * JSON that its handler sends by itself, as text that was made before.
   */
  kind?: 'json' | 'bytes' | 'events' | 'ready';
  /** The answer may take minutes, as where a large file is read through: callers wait for it. */
  takesLong?: true;
  /** The call creates something and takes an `Idempotency-Key`: repeated with the same key, it is done once. */
  creates?: true;
  limit: RouteLimit;
  /** Refusals of this call beyond the ones of every call of its access and form (see `refusalsOf`). */
  refuses?: readonly ErrorCode[];
}

/** The header by which a caller names a call that creates, so that repeating it is safe. */
export const idempotencyKeyHeader = 'idempotency-key';
/** Visible characters without spaces: a UUID, or any text of the caller's own. */
export const idempotencyKeyPattern = /^[\x21-\x7e]{1,200}$/;

/** Declares a route; keeps its literal types for the typed server and client. */
export const route = <const S extends RouteSpec>(spec: S): S => spec;

type In<T> = T extends z.ZodType ? z.input<T> : never;
type Out<T> = T extends z.ZodType ? z.output<T> : never;

/** Input of a caller, before parsing. */
export type CallInput<S extends RouteSpec> = (S extends { params: infer P } ? { params: In<P> } : unknown) &
  (S extends { query: infer Q }
    ? Record<string, never> extends Out<Q>
      ? { query?: Out<Q> }
      : { query: Out<Q> }
    : unknown) &
  (S extends { body: infer B } ? (undefined extends In<B> ? { body?: In<B> } : { body: In<B> }) : unknown);

/** Input of a route's handler, parsed. */
export interface HandlerInput<S extends RouteSpec> {
  params: S extends { params: infer P } ? Out<P> : undefined;
  query: S extends { query: infer Q } ? Out<Q> : undefined;
  body: S extends { body: infer B } ? Out<B> : undefined;
}

/** Answer of the handler, as the client receives it. */
export type Reply<S extends RouteSpec> = Out<S['reply']>;
/** Answer before it is parsed, as JSON holds it. */
export type WireReply<S extends RouteSpec> = In<S['reply']>;
