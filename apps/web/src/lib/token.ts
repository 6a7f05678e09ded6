/**
 * When a token expires, in milliseconds since 1970; null if it is malformed: three parts separated by dots,
 * the second one containing `exp`. Its signature is only checked by the server.
 */
export function tokenExpiry(token: string): number | null {
  const parts = token.split('.');
  if (parts.length !== 3 || parts.some((part) => part === '')) return null;
  try {
    const payload: unknown = JSON.parse(atob((parts[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    const exp = typeof payload === 'object' && payload !== null && 'exp' in payload ? payload.exp : null;
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null;
  } catch {
    return null;
  }
}
