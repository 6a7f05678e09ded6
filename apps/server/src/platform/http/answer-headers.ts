/**
 * The headers of every answer. An answer that is neither a page nor a file may do nothing if a browser shows
 * it all the same.
 */
import type { Config } from '../config.ts';

/** A year, which browsers' preload lists require. */
const strictTransport = 'max-age=31536000; includeSubDomains';

/**
 * Pages, files and the API's description replace this policy by their own. An installation with an https
 * address tells browsers to use nothing else from then on, for its subdomains too.
 */
export const answerHeaders = ({ publicUrl }: Partial<Pick<Config, 'publicUrl'>>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  ...(publicUrl?.startsWith('https:') ? { 'strict-transport-security': strictTransport } : {}),
});
