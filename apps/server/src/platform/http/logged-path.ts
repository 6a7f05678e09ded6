/** The path of an address as it may be logged: without secrets that would give access to readers of the log. */
import { allRoutes } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { readPagePath } from '@briefcast/i18n/page-paths';

/** Path parameters that give access by themselves: links for guests, invitations, and certificates. */
const secretParameters = new Set(['token', 'code']);

/** Path prefixes that are followed by a secret, such as `/api/shares/`. */
const beginnings = [
  ...allRoutes.map(({ spec }) => spec.path),
  ...Object.values(paths).map((one) => one.pattern),
]
  .flatMap((pattern) => {
    const [, before = '', name = ''] = /^(.*?\/)[{:](\w+)/.exec(pattern) ?? [];
    return secretParameters.has(name) ? [before] : [];
  })
  .filter((one, index, all) => all.indexOf(one) === index);

/**
 * The path without its query, which holds the signature of file addresses, and with a star for each secret,
 * whether a route has this path or not, and in whatever language a page is.
 */
export function loggedPath(url: string): string {
  const asked = url.split('?', 1)[0] ?? '';
  const { path } = readPagePath(asked);
  const before = beginnings.find((one) => path.startsWith(one));
  if (before === undefined) return asked;
  const language = asked.slice(0, asked.length - path.length);
  return language + before + path.slice(before.length).replace(/^[^/]+/, '*');
}
