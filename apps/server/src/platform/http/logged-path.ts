/** The path of an address as the log may say it: without what opens something to whoever reads it there. */
import { allRoutes } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';

/** Parts of a path that open by themselves: links for guests, invitations, and certificates. */
const secretParameters = new Set(['token', 'code']);

/** The beginnings of paths that a secret follows, such as `/api/shares/`. */
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
 * The path without its query, where addresses of files carry their proof, and with a star in the place of each secret,
 * whether a route has this path or not.
 */
export function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  const before = beginnings.find((one) => path.startsWith(one));
  return before === undefined ? path : before + path.slice(before.length).replace(/^[^/]+/, '*');
}
