/**
 * Signed tokens: one kind for people's sessions, another for the admin's (rules/accounts#sessions,
 * rules/accounts#admin).
 */
import { id } from '@briefcast/contract';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Keys } from '../deps.ts';

const algorithm = 'HS256';
const issuer = 'briefcast';
const audiences = { user: 'briefcast:user', admin: 'briefcast:admin' } as const;
type Audience = keyof typeof audiences;

async function sign(key: Uint8Array, audience: Audience, claims: JWTPayload, expiresAt: Date, now: Date) {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer)
    .setAudience(audiences[audience])
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(key);
}

/** The claims of a token that is valid, of this audience and not expired; null for every other text. */
async function open(key: Uint8Array, audience: Audience, token: string, required: string[], now: Date) {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      issuer,
      audience: audiences[audience],
      // jose accepts a token without exp unless it is asked for.
      requiredClaims: ['exp', ...required],
      currentDate: now,
    });
    return payload;
  } catch {
    return null;
  }
}

const endOf = ({ exp }: JWTPayload) => (exp ?? 0) * 1000;

/** Signs a token for a session row. */
export const signSessionToken = (
  key: Uint8Array,
  session: { id: string; userId: string },
  expiresAt: Date,
  now: Date,
) => sign(key, 'user', { sub: session.userId, sid: session.id }, expiresAt, now);

/**
 * Signs a token for an admin session's row; `fingerprint` ties it to the first password, so that changing
 * that ends it, or to an admin's account.
 */
export const signAdminToken = (
  key: Uint8Array,
  session: { id: string; fingerprint: string },
  expiresAt: Date,
  now: Date,
) => sign(key, 'admin', { sid: session.id, fpr: session.fingerprint }, expiresAt, now);

/**
 * The claims of a valid token, and when it expires (milliseconds since 1970). Whether its session still
 * exists, or its fingerprint is still the password's, only the database can tell.
 */
export type OpenedToken = { expiresAt: number } & (
  | { kind: 'session'; sessionId: string }
  | { kind: 'admin'; sessionId: string; fingerprint: string }
);

/** Whether a claim is a row's id: the database would refuse any other text with an error. */
const isId = (claim: unknown): claim is string => id.safeParse(claim).success;

/** Verifies a token of either kind; null for every other text, and for an expired one. */
export async function openToken(
  keys: Pick<Keys, 'tokens' | 'adminTokens'>,
  token: string,
  now: Date,
): Promise<OpenedToken | null> {
  const session = await open(keys.tokens, 'user', token, ['sub', 'sid'], now);
  if (session && isId(session.sid))
    return { kind: 'session', sessionId: session.sid, expiresAt: endOf(session) };
  const admin = await open(keys.adminTokens, 'admin', token, ['sid', 'fpr'], now);
  if (admin && isId(admin.sid) && typeof admin.fpr === 'string')
    return { kind: 'admin', sessionId: admin.sid, fingerprint: admin.fpr, expiresAt: endOf(admin) };
  return null;
}
