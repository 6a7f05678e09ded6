/** Links of the mails about news, in every language: each address is asked for as a mail program would. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kindsOfRole } from '@briefcast/contract/notifications/news';
import { type Locale, locales } from '@briefcast/i18n/locales';
import { pageLanguages, pagesBegin } from '@briefcast/i18n/page-paths';
import { inLocale } from '@briefcast/i18n/work-locale';
import { afterAll, expect, test } from 'vitest';
import { useTestServer } from '../../testing/harness.ts';
import { mailedNews, mailInput } from '../../testing/mailed-news.ts';
import { unsubscribeToken } from './unsubscribe-link.ts';
import { writeBundleMail } from './write-bundle-mail.ts';
import { writeMail } from './write-mail.ts';

const publicUrl = 'https://briefcast.example';
const webFolder = await mkdtemp(join(tmpdir(), 'briefcast-mail-links-'));
for (const language of pageLanguages) {
  const client = join(webFolder, pagesBegin(language), 'client');
  await mkdir(client, { recursive: true });
  await writeFile(join(client, 'index.html'), '<!doctype html>');
}
afterAll(() => rm(webFolder, { recursive: true, force: true }));

const server = useTestServer({ publicUrl }, { webFolder });
const languages = locales.filter((locale) => pageLanguages.includes(locale));

/** The links of both parts of a mail, without the server's own address. */
const linksOf = ({ text, html }: { text: string; html: string }) => {
  const written = [
    ...`${text}\n${html.replaceAll('&#38;', '&').replaceAll('&#61;', '=')}`.matchAll(
      /https:\/\/briefcast\.example([^\s"<>]*)/gu,
    ),
  ];
  return [...new Set(written.map(([, path = '']) => path))];
};

/** The three bodies that a mail program may send (RFC 8058). */
const oneClicks = {
  form: {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  },
  parts: {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  },
  nothing: {},
};

test('lead to a page that there is, in the language of the mail', async () => {
  const found: string[] = [];
  const asked = new Set<string>();
  const follow = async (what: string, locale: Locale, mail: { text: string; html: string } | null) => {
    for (const link of linksOf(mail ?? expect.fail(what))) {
      if (!link.startsWith(`${pagesBegin(locale)}/`)) found.push(`${what}: ${link} is in another language`);
      if (asked.has(link)) continue;
      asked.add(link);
      // A page that there is comes whatever is accepted; one that there is not comes to browsers alone.
      const answer = await server.app.http.inject({ url: link, headers: { accept: '*/*' } });
      if (answer.statusCode !== 200) found.push(`${what}: ${link} answers ${answer.statusCode}`);
      if (answer.headers['content-language'] !== locale)
        found.push(`${what}: ${link} speaks another language`);
    }
  };
  for (const locale of languages) {
    for (const [kind, role] of mailedNews) {
      const mail = inLocale(locale, () => writeMail({ ...mailInput(kind, role), publicUrl }));
      await follow(`${locale} ${kind} to a ${role}`, locale, mail);
    }
    for (const role of ['BRAND', 'CREATOR'] as const) {
      const news = kindsOfRole(role).map((kind) => {
        const { deal, casting } = mailInput(kind, role);
        return {
          ...{
            kind,
            role,
            dealId: deal?.id ?? null,
            brandId: null,
            castingId: casting?.id ?? null,
            title: deal?.title ?? null,
          },
          ...{ castingTitle: casting?.title ?? null, deadline: deal?.deadline ?? null, otherParty: 'Nomad' },
          ...{ unread: 0, isDeposit: false },
        };
      });
      const { id, email, firstName, deal } = mailInput('brief.received', role);
      const about = { id: deal?.id ?? '', title: deal?.title ?? '' };
      const needs = (['deal.terms', 'message.unread'] as const).map((kind) => ({
        ...{ key: kind, kind, deal: about, casting: null, who: null, count: 1 },
        ...{ since: '2026-03-01T12:00:00.000Z', at: '2026-03-09T00:00:00.000Z' },
      }));
      const queue = { brandId: null, needs, total: needs.length };
      const mail = inLocale(locale, () =>
        writeBundleMail({ id, role, email, firstName, news, queue, publicUrl, unsubscribeToken: 'a.b' }),
      );
      await follow(`${locale} news of a ${role}`, locale, mail);
    }
  }
  expect(found).toEqual([]);
  expect(asked.size).toBeGreaterThan(20);
});

test('end by one click from the address in the header, with each body that a mail program may send', async () => {
  const { user, client } = await server.signUpCreator();
  const token = unsubscribeToken(server.app.deps.keys.unsubscribe, user.id, 'brief.received');
  const isMailed = async () =>
    (await client.notifications.settings()).settings.find(({ kind }) => kind === 'brief.received')?.byMail;
  const answers: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  for (const locale of languages) {
    const mail = inLocale(locale, () =>
      writeMail({ ...mailInput('brief.received', 'CREATOR'), publicUrl, unsubscribeToken: token }),
    );
    const url = mail?.unsubscribeUrl?.slice(publicUrl.length) ?? '';
    for (const [name, oneClick] of Object.entries(oneClicks)) {
      await client.notifications.changeSettings({ body: { kinds: ['brief.received'], byMail: true } });
      const { statusCode } = await server.app.http.inject({ method: 'POST', url, ...oneClick });
      answers[`${locale} ${name}`] = [statusCode, await isMailed()];
      expected[`${locale} ${name}`] = [200, false];
    }
  }
  expect(answers).toEqual(expected);
});
