/**
 * The texts of a kind's mail: `news_mail_<kind>`, `news_closing_<kind>` and, on its button,
 * `news_action_<action>`. Names and titles are entered by people; the mail escapes them.
 */

import type { DealStatus, NotificationKind, Role } from '@briefcast/contract';
import { isoDay } from '@briefcast/contract/kit/days';
import type { news } from '@briefcast/contract/news';
import { type NewsAction, newsRow } from '@briefcast/contract/notifications/news';
import { formatCount, formatLongDate } from '@briefcast/i18n/format';
import { texts as actions } from '@briefcast/i18n/groups/news_action';
import { texts as closings } from '@briefcast/i18n/groups/news_closing';
import { texts as mails } from '@briefcast/i18n/groups/news_mail';
import { type KeyEnd, keyEnd } from '@briefcast/i18n/labels/kinds';

export interface MailFacts {
  role: Role;
  /** The other side's name, or a word for it. */
  other: string;
  status: DealStatus;
  unread: number;
  /** End of a creator's pause; null without one. */
  pausedUntil?: Date | null;
}

export interface MailWords {
  paragraph: string;
  closing: string | null;
  button: string;
}

/** The parameters that the text of a mail may use. */
interface Inputs {
  role: Role;
  other: string;
  status: DealStatus;
  n: number;
  count: string;
  date: string;
}

/** All kinds except the ones with a mail of their own. */
type Mailed = {
  [K in NotificationKind]: (typeof news)[K]['action'] extends null ? never : K;
}[NotificationKind];

mails satisfies { [K in Mailed as `news_mail_${KeyEnd<K>}`]: (inputs: Inputs) => string };
actions satisfies { [A in NewsAction as `news_action_${A}`]: () => string };

/** The texts of a kind for these facts, in the current locale; null for what another mail tells. */
export function mailWords(
  kind: NotificationKind,
  { role, other, status, unread, pausedUntil }: MailFacts,
): MailWords | null {
  const { action, brandAction, hasClosing } = newsRow(kind);
  if (action === null) return null;
  const actionKey = role === 'BRAND' && brandAction ? brandAction : action;
  const date = pausedUntil ? formatLongDate(isoDay(pausedUntil)) : '';
  const say = mails[`news_mail_${keyEnd(kind as Mailed)}`] as (inputs: Inputs) => string;
  const close = closings[`news_closing_${keyEnd(kind)}` as keyof typeof closings];
  return {
    paragraph: say({ role, other, status, n: unread, count: formatCount(unread), date }),
    closing: hasClosing ? close() : null,
    button: actions[`news_action_${actionKey}`](),
  };
}
