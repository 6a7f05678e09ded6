/** The words of a push message: a line, and where the person allows it, who and what (rules/pushes#names). */
import type { NotificationKind, PushMessage, Role } from '@briefcast/contract';
import { dashboardPath, paths } from '@briefcast/contract/paths';
import { formatCount, formatList } from '@briefcast/i18n/format';
import { isolated } from '@briefcast/i18n/isolated';
import { newsLabel, newsLine } from '@briefcast/i18n/labels/news';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { oneLine } from '../../platform/mail/compose-mail.ts';
import type { NotifiedDeal } from './read-mail-facts.ts';
import type { NotifiedState } from './read-notified-state.ts';
import { named, pageOf } from './write-mail.ts';

interface PushInput {
  kind: NotificationKind;
  role: Role;
  state: Pick<NotifiedState, 'casting' | 'unread'> & {
    deal: Pick<NotifiedDeal, 'id' | 'title' | 'deadline' | 'otherParty'> | null;
  };
  showsNames: boolean;
}

type Words = Pick<PushMessage, 'title' | 'body' | 'path' | 'settings'>;

/** As much as a locked screen shows. */
const mostTitle = 80;
const mostWords = 140;
/** More kinds are not named one by one. */
const mostNamedKinds = 3;

/** The button to the settings: to the line of a kind, or to all of them. */
const settingsOf = (kind?: NotificationKind): NonNullable<Words['settings']> => ({
  label: m.push_settings(),
  path: ownPage(paths.notificationSettings.href(kind)),
});

/** The words about one thing, in the current locale. */
export function writePush({ kind, role, state, showsNames }: PushInput): Words {
  const { deal, casting, unread } = state;
  const otherParty = showsNames ? named(deal?.otherParty, role) : null;
  const subject = deal?.title ?? casting?.title ?? '';
  const details = [isolated(oneLine(subject, mostTitle)), oneLine(unread.newest.at(-1) ?? '', mostWords)];
  const body = details.filter((line) => line !== '').join('\n');
  return {
    title: newsLine({ kind, role, deal: deal && { ...deal, otherParty } }),
    body: showsNames && body !== '' ? body : m.push_open_to_see(),
    path: pageOf({ kind, role, deal, casting, place: unread.place }),
    settings: settingsOf(kind),
  };
}

/** The words about what happened in quiet hours, in the current locale. It names kinds, and never people. */
export function writePushSummary(role: Role, kinds: readonly NotificationKind[]): Words {
  const labels = [...new Set(kinds)].map(newsLabel);
  const more = labels.length > mostNamedKinds ? [m.push_summary_more()] : [];
  return {
    title: m.push_summary_title({ n: kinds.length, count: formatCount(kinds.length) }),
    body: formatList([...labels.slice(0, mostNamedKinds), ...more]),
    path: ownPage(dashboardPath(role)),
    settings: settingsOf(),
  };
}
