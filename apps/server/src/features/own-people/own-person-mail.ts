/** Mail of an invitation to the market, and its one reminder. */
import type { PaperLanguage } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatShortDate } from '@briefcast/i18n/format';
import { isolated } from '@briefcast/i18n/isolated';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { inLocale } from '@briefcast/i18n/work-locale';
import type { TxDeps } from '../../platform/deps.ts';
import { composeMail, oneLine } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mail-content.ts';

interface OwnPersonMail {
  to: string;
  language: PaperLanguage;
  company: string;
  /** Empty for a person without a name. */
  person: string;
  code: string;
  expiresAt: Date;
  isReminder?: boolean;
}

/** Writes it in the language that the inviter chose; each call creates a new mail. */
export function ownPersonMail(
  { config }: Pick<TxDeps, 'config'>,
  { to, language, company: named, person: who, code, expiresAt, isReminder = false }: OwnPersonMail,
): Mail {
  return inLocale(language, () => {
    const company = isolated(oneLine(named, 80));
    const person = isolated(oneLine(who, 80));
    const url = config.publicUrl + ownPage(paths.join.href(code));
    return composeMail({
      to,
      subject: isReminder ? m.mail_own_people_again({ company }) : m.mail_own_people_subject({ company }),
      preview: m.mail_own_people_free(),
      heading: m.mail_own_people_subject({ company }),
      paragraphs: [
        who ? m.mail_own_people_text({ person, company }) : m.mail_own_people_text_unnamed({ company }),
        m.mail_own_people_free(),
        m.mail_own_people_until({ date: formatShortDate(expiresAt) }),
      ],
      action: { label: m.mail_own_people_button(), url },
      lists: [{ items: [{ tone: 'buff', title: m.mail_own_people_not(), lines: [], url: `${url}?not=1` }] }],
      reason: isReminder
        ? m.mail_own_people_reason_again({ company })
        : m.mail_own_people_reason({ company }),
    });
  });
}
