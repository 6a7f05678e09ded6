/** Bell and mails. */
import type { FactKind } from '../facts.ts';
import type { LiveEventRows, RefusalRows } from '../noun.ts';

export const refusals = {
  'notification.not_found': { status: 404 },
  'notification.not_for_role': { status: 400 },
  'notification.link_invalid': { status: 400 },
} as const satisfies RefusalRows;

/** Of no use once every open screen has received them. */
export const passingFacts = ['notification.added', 'notification.read'] as const satisfies FactKind[];

export const liveEvents = {
  notification: 'notifications.changed',
} as const satisfies LiveEventRows;
