/** Answers kept on this device: dashboards, deals with chats and comments, the bell, and the own profile. */
import type { QueryKey } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';

const kept: readonly QueryKey[] = [
  queryKeys.site,
  queryKeys.deals.all,
  queryKeys.needs,
  queryKeys.comments.all,
  queryKeys.notifications.list,
  queryKeys.notifications.unread,
  queryKeys.organizations,
  queryKeys.ownProfile,
];

/** Below a kept key: links that open a deal's files to anybody are shown by the server alone. */
const isSecret = (key: QueryKey) => key[0] === 'deals' && key.at(-1) === 'shares';

const beginsWith = (key: QueryKey, beginning: QueryKey) =>
  beginning.every((part, index) => key[index] === part);

/** Whether the answer under this key is kept. Money, bank details and what anybody can see are not. */
export const isKept = (key: QueryKey): boolean =>
  kept.some((beginning) => beginsWith(key, beginning)) && !isSecret(key);
