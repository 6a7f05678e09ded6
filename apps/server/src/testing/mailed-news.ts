/** Every news that is mailed, to each side, and what its mail is written from. */
import type { NotificationKind, Role } from '@briefcast/contract';
import { kindsOfRole, newsRow } from '@briefcast/contract/notifications/news';
import type { MailInput } from '../features/notifications/write-mail.ts';

export const isAboutNoDeal = (kind: NotificationKind) =>
  [
    ...['profile', 'subscription', 'billing', 'castings', 'board'],
    ...['terms', 'privacy', 'refunds'],
  ].includes(newsRow(kind).page);

export const isAboutCasting = (kind: NotificationKind) => ['castings', 'board'].includes(newsRow(kind).page);

export const mailInput = (kind: NotificationKind, role: Role): MailInput => ({
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
        payAllBy: new Date('2027-01-11T00:00:00Z'),
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

/** Notifications mailed with the paper itself, as PDF, by its sender. */
export const toldByAnotherMail: readonly NotificationKind[] = ['dispute.letter', 'invoice.mailed'];

/** Each kind with whom it is mailed to. */
export const mailedNews = (['CREATOR', 'BRAND'] as const).flatMap((role) =>
  kindsOfRole(role)
    .filter((kind) => !toldByAnotherMail.includes(kind))
    .map((kind) => [kind, role] as const),
);
