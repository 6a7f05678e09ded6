import type { NotificationKind, Role } from '@briefcast/contract';
import { newsRow } from '@briefcast/contract/notifications/news';
import { expect, test } from 'vitest';
import {
  isAboutCasting,
  isAboutNoDeal,
  mailedNews,
  mailInput,
  toldByAnotherMail,
} from '../../testing/mailed-news.ts';
import { writeMail } from './write-mail.ts';

function pageOf(kind: NotificationKind): RegExp {
  if (newsRow(kind).page === 'board') return /\/castings\?sort=newest$/;
  if (isAboutCasting(kind)) return /\/(my-)?castings\/01900000-\S+03$/;
  if (isAboutNoDeal(kind)) return /\/(creator-profile|subscription|billing|terms|privacy|refunds)$/;
  const { day } = newsRow(kind);
  if (day === undefined || day === 'PAY_DAY') return /deal\/01900000-\S+02(#chat)?$/;
  return day === 'PAYMENT' ? /\/(money|billing\/payouts)$/ : /\/rights(\?renew=\S+)?$/;
}

function dayOf(kind: NotificationKind, role: Role): string {
  switch (newsRow(kind).day) {
    case 'LICENCE_END':
    case 'RIGHT_END':
      return 'Last day: May 31, 2027';
    case 'EXCLUSIVITY_END':
      return 'Last day: February 28, 2027';
    case 'PAYMENT':
    case 'PAY_DAY':
      return role === 'BRAND' ? 'Pay by Monday, January 11' : 'Payment due Monday, January 11';
    default:
      return 'Saturday, December 12';
  }
}

/** They tell of an account or a paper, whatever is paid by it. */
const ofNoPayment: readonly NotificationKind[] = ['bank_details.asked', 'einvoice.not_taken'];

test.each(mailedNews.filter(([kind]) => newsRow(kind).day === 'PAYMENT' && !ofNoPayment.includes(kind)))(
  '%s calls a deposit that, to a %s',
  (kind, role) => {
    const about = mailInput(kind, role);
    const deal = about.deal && { ...about.deal, isDeposit: true };
    const { subject, text } = writeMail({ ...about, deal }) ?? expect.fail('no mail');
    const [first] = text.split('Serum & <b>');
    expect(subject).toMatch(/deposit/);
    expect(`${subject} ${first}`).not.toMatch(/payment/);
  },
);

test.each(toldByAnotherMail)('%s is told by another mail', (kind) => {
  expect(writeMail(mailInput(kind, 'BRAND'))).toBeNull();
});

test.each(mailedNews)(
  '%s says the same to a %s in both parts, and nothing that it does not know',
  (kind, role) => {
    const { subject, text, html } = writeMail(mailInput(kind, role)) ?? expect.fail('no mail');
    const action = /^[A-Z][\w ]+: (https:\/\/briefcast\.example\S+)$/m.exec(text)?.[1] ?? '-';
    expect(html).toContain(`href="${action}"`);
    expect(action).toMatch(pageOf(kind));
    for (const part of [text, html]) {
      expect(part).toContain('https://briefcast.example/unsubscribe?token=the.token');
      expect(part).toContain('https://briefcast.example/settings/notifications');
      expect(part).not.toMatch(/undefined|\bnull\b|NaN|Invalid Date/);
    }
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toMatch(/<b>|<script|"Sons"/);
    expect(text.includes('Hello Layla,')).toBe(role === 'CREATOR');
    if (!isAboutNoDeal(kind)) {
      expect(html).toContain('Serum &#38; &#60;b&#62;bold');
      expect(text).toContain('$1,240.50');
      expect(text).toContain(dayOf(kind, role));
    }
  },
);
