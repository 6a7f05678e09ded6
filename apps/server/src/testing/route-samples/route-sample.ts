/** Description of a feature's routes for the tests that try every route, in its `samples.ts`. */
import type { Binder, BindingWay, CallInput, RouteName, RouteNamed } from '@briefcast/contract';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { AccessGround } from './access-ground.ts';
import type { BindingWorld } from './binding-world.ts';
import type { AnswerBound } from './bounds.ts';
import type { Answers, Caller } from './callers.ts';
import type { CreationGround } from './creation-ground.ts';
import type { FilledDeal } from './filled-deal.ts';

type InputOf<Name extends RouteName> = CallInput<RouteNamed<Name>>;

/** A call as any route takes it. */
export interface Call {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: object;
}

/** A call that creates, with the token that it carries; null for nobody's. */
export interface CreatingCall {
  token: string | null;
  params?: Record<string, string>;
  body: object | Buffer;
}

export interface Creation {
  /** Table of the rows that it makes. */
  table: PgTable;
  /** Makes what a call is about, and the call; the number makes it another one. */
  next: (ground: CreationGround, number: number) => CreatingCall | Promise<CreatingCall>;
}

export interface BindingCall extends Call {
  /**
   * The refusal for a caller with the right, where nothing more can be reached here: no card is taken in these tests.
   */
  meets?: string;
}

/** Makes what a binding call is about, so that it is this caller's to do, and the call. */
export type MakeBindingCall = (world: BindingWorld, caller: Binder) => BindingCall | Promise<BindingCall>;

/** The choices of a route's body that decide whom it binds. */
type ChoiceOf<Name extends string> = BindingWay extends infer Way
  ? Way extends `${Name} ${infer Choice}`
    ? Choice
    : never
  : never;
type Binds<Name extends string> = Name extends BindingWay
  ? { binds: MakeBindingCall }
  : [ChoiceOf<Name>] extends [never]
    ? { binds?: never }
    : { binds: Record<ChoiceOf<Name>, MakeBindingCall> };

/** Call for the test of bounds, where it is not the filled deal itself and the answer is not there. */
export interface FilledCall {
  /** Filled id for `{id}`. */
  id?: string;
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  /** Nothing is there, or a guest is asked for first: the bound is held by the tests of what it shows. */
  status?: 403 | 404 | 409;
}

interface SampleParts {
  /** Status by caller. */
  answers: Answers;
  /** For an answer that holds more than one thing. */
  bound?: AnswerBound;
  filled?: FilledCall;
  /** Set where other callers act on things of their own by it: their profile, order or team. */
  bindsOneself?: true;
}

/** A well-formed call, as this caller makes it. */
type MakeCall<Input, Scene> = Input | ((scene: Scene, caller: Caller) => Input);
type Calls<Input, Scene> =
  Record<never, never> extends Input ? { call?: MakeCall<Input, Scene> } : { call: MakeCall<Input, Scene> };
type Creates<Name extends RouteName> =
  RouteNamed<Name> extends { creates: true } ? { creates: Creation } : { creates?: never };

export type RouteSample<Name extends RouteName, Scene> = SampleParts &
  Calls<InputOf<Name>, Scene> &
  Creates<Name> &
  Binds<Name>;

/** A sample as the tests read it, of whichever route. */
export interface AnySample extends SampleParts {
  call?: MakeCall<Call, object>;
  creates?: Creation;
  binds?: MakeBindingCall | Record<string, MakeBindingCall>;
}

interface Samples<Scene, Routes> {
  /** Makes the rows that the calls of the access matrix are about, before any of them is made. */
  makeScene?: (ground: AccessGround) => Promise<Scene>;
  /**
   * Fills the lists of both people of a deal with more than a page takes, each row as long as it may be; answers further
   * ids for `filled`.
   */
  fill?: (filled: FilledDeal) => Promise<Record<string, string>> | Promise<void>;
  routes: Routes;
}

export type AnySamples = Samples<object, Record<string, AnySample>>;

/** Checks the samples of a feature against the contract. */
export const samplesOf = <Scene extends object = object>(
  samples: Samples<Scene, { [Name in RouteName]?: RouteSample<Name, AccessGround & Scene> }>,
): AnySamples => samples as unknown as AnySamples;
