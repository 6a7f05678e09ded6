/** Signed tokens: a session's for people, another kind for the admin (decisions 2.2, 2.5). */
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';

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

/** The claims of a token that is whole, of this audience and not over; null for every other text. */
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

/** A token for a session row. */
export const signSessionToken = (
  key: Uint8Array,
  session: { id: string; userId: string },
  expiresAt: Date,
  now: Date,
) => sign(key, 'user', { sub: session.userId, sid: session.id }, expiresAt, now);

/** The session that a token names, or null. Whether the session still lives is the database's word. */
export async function sessionOfToken(key: Uint8Array, token: string, now: Date): Promise<string | null> {
  const claims = await open(key, 'user', token, ['sub', 'sid'], now);
  return typeof claims?.sid === 'string' ? claims.sid : null;
}

/** A token for the admin; `fingerprint` ties it to the password, so that changing that ends it. */
export const signAdminToken = (key: Uint8Array, fingerprint: string, expiresAt: Date, now: Date) =>
  sign(key, 'admin', { fpr: fingerprint }, expiresAt, now);

/** Whether a token is the admin's under the current password. */
export async function isAdminToken(
  key: Uint8Array,
  token: string,
  fingerprint: string,
  now: Date,
): Promise<boolean> {
  const claims = await open(key, 'admin', token, ['fpr'], now);
  return claims?.fpr === fingerprint;
}
