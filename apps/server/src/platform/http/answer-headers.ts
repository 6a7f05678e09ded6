/** The headers of every answer. What is no page and no file may do nothing in a browser that shows it all the same. */
import type { Config } from '../config.ts';

/** A year, as browsers' lists ask for. */
const strictTransport = 'max-age=31536000; includeSubDomains';

/**
 * Pages, files and the API's description put policies of their own in place of this one. An installation that people
 * reach by https tells their browsers to use nothing else from then on, for names below its own too.
 */
export const answerHeaders = ({ publicUrl }: Partial<Pick<Config, 'publicUrl'>>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  ...(publicUrl?.startsWith('https:') ? { 'strict-transport-security': strictTransport } : {}),
});
