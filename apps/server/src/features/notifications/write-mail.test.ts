import type { NotificationKind, Role } from '@briefcast/contract';
import { kindsOfRole, newsRow } from '@briefcast/contract/notifications/news';
import { expect, test } from 'vitest';
import { type MailInput, writeMail } from './write-mail.ts';

const isAboutNoDeal = (kind: NotificationKind) =>
  ['profile', 'subscription', 'billing', 'castings', 'board'].includes(newsRow(kind).page);

const isAboutCasting = (kind: NotificationKind) => ['castings', 'board'].includes(newsRow(kind).page);

const input = (kind: NotificationKind, role: Role): MailInput => ({
  id: '01900000-0000-7000-8000-000000000001',
  kind,
  role,
  email: 'layla@haddad.example',
  firstName: role === 'CREATOR' ? 'Layla' : null,
  decision: kind === 'dispute.decided' ? 'Half of it stays owed.' : null,
  pausedUntil: new Date('2027-01-14T10:00:00.000Z'),
  deal: isAboutNoDeal(kind)
    ? null
    : {
        id: '01900000-0000-7000-8000-000000000002',
        title: 'Serum & <b>bold</b>',
        status: 'IN_PROGRESS',
        total: 124_050,
        rest: 124_050,
        currency: 'USD',
        deadline: new Date('2026-12-12T00:00:00Z'),
        statusReason: null,
        payBy: new Date('2027-01-11T00:00:00Z'),
        isDeposit: false,
        payoutState: 'DUE',
        licenceEndsAt: new Date('2027-05-31T00:00:00Z'),
        exclusivityEndsAt: new Date('2027-02-28T00:00:00Z'),
        otherParty: 'Nomad & "Sons"\nBcc: x',
      },
  casting: isAboutCasting(kind)
    ? { id: '01900000-0000-7000-8000-000000000003', title: 'Three "faces"\nBcc: x' }
    : null,
  ownAmount: null,
  unread: { count: 2, newest: ['One', `${'word '.repeat(200)}`] },
  feedback: [{ name: 'cut.mp4', feedback: 'Brighter' }],
  tasks: [{ name: 'cut.mp4', number: 3, text: 'Hold it longer' }],
  letter: kind === 'profile.sent_back' ? { reasons: ['CONTACT_DETAILS'], note: 'Frame 1 is lovely.' } : null,
  place: null,
  publicUrl: 'https://briefcast.example',
  unsubscribeToken: 'the.token',
});

function pageOf(kind: NotificationKind): RegExp {
  if (newsRow(kind).page === 'board') return /\/castings\?sort=newest$/;
  if (isAboutCasting(kind)) return /\/(my-)?castings\/01900000-\S+03$/;
  if (isAboutNoDeal(kind)) return /\/(creator-profile|subscription|billing)$/;
  const { day } = newsRow(kind);
  if (day === undefined) return /deal\/01900000-\S+02(#chat)?$/;
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
      return role === 'BRAND' ? 'Pay by Monday, January 11' : 'Due Monday, January 11';
    default:
      return 'Saturday, December 12';
  }
}

/** The paper itself is mailed, as PDF, by whoever sends it. */
const toldByAnotherMail: readonly NotificationKind[] = ['dispute.letter', 'invoice.mailed'];

const every = (['CREATOR', 'BRAND'] as const).flatMap((role) =>
  kindsOfRole(role)
    .filter((kind) => !toldByAnotherMail.includes(kind))
    .map((kind) => [kind, role] as const),
);

/** They tell of an account or a paper, whatever is paid by it. */
const ofNoPayment: readonly NotificationKind[] = ['bank_details.asked', 'einvoice.not_taken'];

test.each(every.filter(([kind]) => newsRow(kind).day === 'PAYMENT' && !ofNoPayment.includes(kind)))(
  '%s calls a deposit that, to a %s',
  (kind, role) => {
    const about = input(kind, role);
    const deal = about.deal && { ...about.deal, isDeposit: true };
    const { subject, text } = writeMail({ ...about, deal }) ?? expect.fail('no mail');
    const [first] = text.split('Serum & <b>');
    expect(subject).toMatch(/deposit/);
    expect(`${subject} ${first}`).not.toMatch(/payment/);
  },
);

test.each(toldByAnotherMail)('%s is told by another mail', (kind) => {
  expect(writeMail(input(kind, 'BRAND'))).toBeNull();
});

test.each(every)(
  '%s says the same to a %s in both parts, and nothing that it does not know',
  (kind, role) => {
    const { subject, text, html } = writeMail(input(kind, role)) ?? expect.fail('no mail');
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
