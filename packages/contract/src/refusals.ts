/**
 * A refusal: what a call that is turned down throws, with the code of its row. The text itself is in the message catalogue
 * and is chosen where it is shown. Server and client use the same class.
 */
import * as accounts from './accounts/noun.ts';
import * as additions from './additions/noun.ts';
import * as admin from './admin/noun.ts';
import * as bankDetails from './bank-details/noun.ts';
import * as castings from './castings/noun.ts';
import * as comments from './comments/noun.ts';
import * as creators from './creators/noun.ts';
import * as credits from './credits/noun.ts';
import * as deals from './deals/noun.ts';
import * as disputes from './disputes/noun.ts';
import * as drafts from './drafts/noun.ts';
import * as einvoices from './einvoices/noun.ts';
import * as files from './files/noun.ts';
import * as invoices from './invoices/noun.ts';
import type { Finding } from './kit/findings.ts';
import * as linkPreviews from './link-previews/noun.ts';
import * as messages from './messages/noun.ts';
import * as moderation from './moderation/noun.ts';
import * as notifications from './notifications/noun.ts';
import type { Parameter, ParameterKinds, RefusalRow } from './noun.ts';
import * as payments from './payments/noun.ts';
import * as payoutRuns from './payout-runs/noun.ts';
import * as payouts from './payouts/noun.ts';
import * as portfolio from './portfolio/noun.ts';
import * as profiles from './profiles/noun.ts';
import * as proof from './proof/noun.ts';
import * as pushes from './pushes/noun.ts';
import * as renewals from './renewals/noun.ts';
import * as rights from './rights/noun.ts';
import * as rosters from './rosters/noun.ts';
import * as samples from './samples/noun.ts';
import * as shares from './shares/noun.ts';
import * as subscriptions from './subscriptions/noun.ts';
import * as system from './system/noun.ts';
import * as teams from './teams/noun.ts';
import * as uploads from './uploads/noun.ts';

/** Every refusal that the product can make, from the rows of all nouns: the code that programs branch on, with its row. */
export const refusals = {
  ...system.refusals,
  ...accounts.refusals,
  ...linkPreviews.refusals,
  ...creators.refusals,
  ...profiles.refusals,
  ...portfolio.refusals,
  ...teams.refusals,
  ...rosters.refusals,
  ...credits.refusals,
  ...payments.refusals,
  ...subscriptions.refusals,
  ...invoices.refusals,
  ...einvoices.refusals,
  ...deals.refusals,
  ...rights.refusals,
  ...renewals.refusals,
  ...samples.refusals,
  ...additions.refusals,
  ...castings.refusals,
  ...payouts.refusals,
  ...payoutRuns.refusals,
  ...disputes.refusals,
  ...bankDetails.refusals,
  ...files.refusals,
  ...comments.refusals,
  ...uploads.refusals,
  ...drafts.refusals,
  ...shares.refusals,
  ...messages.refusals,
  ...proof.refusals,
  ...notifications.refusals,
  ...pushes.refusals,
  ...moderation.refusals,
  ...admin.refusals,
};

export type ErrorCode = keyof typeof refusals;

type ValueOf<P extends Parameter> = P extends keyof ParameterKinds
  ? ParameterKinds[P]
  : P extends readonly (infer Word)[]
    ? Word
    : never;

/** What the text of a refusal is made of; null for one without parameters. */
export type ErrorParametersOf<C extends ErrorCode> = C extends ErrorCode
  ? (typeof refusals)[C] extends { params: infer P extends Readonly<Record<string, Parameter>> }
    ? { -readonly [Name in keyof P]: ValueOf<P[Name]> }
    : null
  : never;

/** The row of a refusal, for who walks all of them. */
export const refusalRow = (code: ErrorCode): RefusalRow => refusals[code];

/** One thing that is wrong with the input, in words: where (a path of keys) and what. */
export interface ErrorDetail {
  path: (string | number)[];
  message: string;
}

interface CommonOptions {
  /** What is wrong with single values; told with status 400 only. */
  findings?: readonly Finding[];
  /** The same as words: as received, or as zod says it. */
  details?: ErrorDetail[];
  /** The text as received from a server, which chose it. */
  message?: string;
  /** Seconds after which trying again makes sense (429, 503). */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** Parameters are asked for where the code has some; a text that was received is whole already. */
type Options<C extends ErrorCode> = C extends ErrorCode
  ? ErrorParametersOf<C> extends null
    ? [options?: CommonOptions]
    : [options: CommonOptions & ({ params: ErrorParametersOf<C> } | { message: string })]
  : never;

/**
 * A refusal of the catalogue. Thrown by the server, rebuilt from the answer by the client. Its `message` is the text
 * that was received, or the code where this is the side that refuses.
 */
export class AppError<C extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  /** Null for codes without parameters. */
  readonly params: Readonly<Record<string, unknown>> | null;
  readonly findings: readonly Finding[];
  readonly details: ErrorDetail[];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: C, ...[options = {}]: Options<C>) {
    const { message = code, cause } = options;
    super(message, { cause });
    this.code = code;
    this.status = refusals[code].status;
    this.params = 'params' in options ? options.params : null;
    this.findings = options.findings ?? [];
    this.details = options.details ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** What says that a token counts no more; a wrong password is a 401 too. */
const endsOfSession: readonly ErrorCode[] = [
  'auth.required',
  'auth.session_expired',
  'auth.removed_from_team',
];

/** Whether a refusal with this code means that whoever was refused has to log in. */
export const isEndOfSession = (code: ErrorCode): boolean => endsOfSession.includes(code);

/** Whether a text is a code of the catalogue, so that an unknown server's code becomes `internal`. */
export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(refusals, code);
