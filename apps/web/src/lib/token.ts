/**
 * When a token ends, in milliseconds since 1970; null when it is no token: three parts divided by dots, the
 * second one carrying `exp`. Its signature is the server's business.
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
