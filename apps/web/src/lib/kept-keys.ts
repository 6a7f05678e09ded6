/** Answers kept on this device: dashboards, deals with chats and comments, the bell, and the own profile. */
import type { QueryKey } from '@tanstack/react-query';
import { coveredBy } from './changes-with.ts';

const isShown = coveredBy([
  'accounts.me',
  'comments',
  'deals',
  'needs',
  'notifications.list',
  'notifications.unreadCount',
  'system.site',
  'team.organizations',
]);

/** Links that open files or reports to anybody are shown by the server alone. */
const isSecret = coveredBy(['shares', 'campaignReports']);

/** Whether the answer under this key is kept. Money, bank details and what anybody can see are not. */
export const isKept = (key: QueryKey): boolean => isShown(key) && !isSecret(key);
