import { route } from '../kit/route.ts';
import { ContactOfTest, NewMailTest, OpenedMailTest, Readiness } from './readiness.ts';

/** Readiness of the installation for the public, and the test of its mail. */
export const readiness = {
  read: route({
    method: 'GET',
    path: '/api/admin/readiness',
    access: 'admin',
    summary: 'Whether this installation is ready for the public, line by line.',
    reply: Readiness,
    limit: { perMinute: 120 },
  }),
  testMail: route({
    method: 'POST',
    path: '/api/admin/readiness/mail',
    access: 'admin',
    summary: 'Send a test mail, in place of the one before.',
    body: NewMailTest,
    reply: Readiness,
    limit: { perMinute: 5 },
  }),
  testContact: route({
    method: 'POST',
    path: '/api/admin/readiness/mail/{contact}',
    access: 'admin',
    summary: 'Send a test mail to a saved contact of the market, in place of the one before to it.',
    params: ContactOfTest,
    reply: Readiness,
    limit: { perMinute: 10 },
    refuses: ['admin.contact_unstated'],
  }),
  openTestMail: route({
    method: 'POST',
    path: '/api/admin/readiness/mail/opened',
    access: 'admin',
    summary: 'Say that the test mail arrived, by the link in it.',
    body: OpenedMailTest,
    reply: Readiness,
    limit: { perMinute: 60 },
    refuses: ['admin.test_mail_unknown'],
  }),
};
