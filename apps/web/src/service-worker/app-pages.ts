/** Which addresses are pages that the app shell can show. */
import { publicPages } from '@briefcast/contract/pages';
import { paths } from '@briefcast/contract/paths';
import { readPagePath } from '@briefcast/i18n/page-paths';

/** Pages whose content comes from the server are read from there; so are those whose address is a secret. */
const fromServer: readonly string[] = [
  // A creator's board is there without a connection, too.
  ...publicPages.filter((name) => name !== 'castings'),
  'forgotPassword',
  'resetPassword',
  'confirmEmail',
  'newEmail',
  'unsubscribe',
  'invitation',
  'share',
] satisfies (keyof typeof paths)[];

const expressionOf = (pattern: string) => new RegExp(`^${pattern.replaceAll(/:\w+/gu, '[^/]+')}/?$`, 'u');

const ownPages = Object.entries(paths)
  .filter(([name]) => !fromServer.includes(name))
  .map(([, { pattern }]) => expressionOf(pattern));

/** Whether the browser renders the page of this path, so that it needs nothing but the app's files to begin. */
export const isOwnPage = (path: string): boolean => {
  const { path: own } = readPagePath(path);
  return ownPages.some((page) => page.test(own));
};
