/** A walk over what a market that has a name of its own says of itself: nothing in it names the product. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  defaultOperatorSettings,
  type LanguageOffer,
  type LateLetter,
  type PaperLanguage,
  unnamedMarket,
} from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { pageLanguages, pagesBegin } from '@briefcast/i18n/page-paths';
import { inLocale } from '@briefcast/i18n/work-locale';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { letterSheet, letterTemplate } from './features/disputes/letter-sheet.ts';
import { invoiceSheet } from './features/invoices/invoice-sheet.ts';
import { bothTemplate, invoicePaper, invoiceTemplate } from './features/invoices/print-invoice.ts';
import { marketOnCards } from './features/media/market-on-cards.ts';
import { writeMail } from './features/notifications/write-mail.ts';
import { certificateSheet, certificateTemplate } from './features/proof/certificate-sheet.ts';
import { calendarText } from './features/rights/calendar-text.ts';
import { openProgramRunner } from './platform/media/run-program.ts';
import { withTemporaryFolder } from './platform/media/temporary-folder.ts';
import { printPaper } from './platform/papers/print-paper.ts';
import { testPassword, useTestServer } from './testing/harness.ts';
import { startMailServer, taken } from './testing/mail-server.ts';
import { mailedNews, mailInput } from './testing/mailed-news.ts';
import { readPdf } from './testing/read-pdf.ts';
import { sampleParties } from './testing/sample-einvoices.ts';
import { sampleCertificate, sampleInvoice } from './testing/sample-papers.ts';

const publicUrl = 'https://creek.example';
const names = { en: 'Creek Talent', ar: 'مواهب الخور' };
const languages = ['en', 'ar'] as const;
const product = /briefcast/iu;

const mailServer = await startMailServer();
const webFolder = await mkdtemp(join(tmpdir(), 'market-name-'));
for (const language of pageLanguages) {
  const client = join(webFolder, pagesBegin(language), 'client');
  await mkdir(client, { recursive: true });
  await writeFile(
    join(client, 'index.html'),
    '<!doctype html><head><title>{market}</title><!--market--></head><body>{market}</body>',
  );
  const manifest = language === 'en' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;
  const first = join(webFolder, 'client');
  await mkdir(first, { recursive: true });
  await writeFile(join(first, manifest), JSON.stringify({ name: '{market}', short_name: '{market}' }));
}
const runner = openProgramRunner();
afterAll(async () => {
  runner.close();
  await mailServer.close();
  await rm(webFolder, { recursive: true, force: true });
});

const server = useTestServer(
  {
    publicUrl,
    mailUrl: `smtp://127.0.0.1:${mailServer.port}`,
    mailFrom: 'Somebody <hello@creek.example>',
  },
  { webFolder },
);

const nameIt = async (name: { en: string; ar: string }) => {
  const { client } = await server.signInAdmin();
  const { settings } = await client.operatorSettings.read();
  const market = { ...unnamedMarket, name };
  return client.operatorSettings.change({ body: { ...settings, market } });
};
beforeAll(() => nameIt(names));

test('mails of every kind', () => {
  const found = languages.flatMap((locale) =>
    mailedNews.flatMap(([kind, role]) => {
      const mail = inLocale(locale, () => writeMail({ ...mailInput(kind, role), publicUrl }));
      const said = [mail?.subject, mail?.text, mail?.html].join('\n');
      const isRight =
        !product.test(said) && mail?.text.includes(names[locale]) && mail.sender === names[locale];
      return isRight ? [] : [`${locale} ${kind} to a ${role}`];
    }),
  );
  expect(found).toEqual([]);
});

test('the sender of a mail, in the language of who gets it', async () => {
  const { user } = await server.signUpBrand();
  await server.anonymous.accounts.forgotPassword({ body: { email: user.email } });
  await server.drain();
  const [mail] = mailServer.received.filter(({ to }) => to.includes(user.email)).map(taken);
  expect(mail?.header('from')).toBe('Creek Talent <hello@creek.example>');
  expect(mail?.header('subject')).toBe('Reset your Creek Talent password');
});

const invoiceOf = (language: PaperLanguage) =>
  invoiceSheet(
    { ...sampleInvoice(), seller: { name: 'Creek Talent FZ-LLC', address: 'Dubai', taxNumber: '1' } },
    language,
  );
const sampleLetter: LateLetter = {
  creator: sampleParties.creatorWithoutTaxNumber,
  brand: sampleParties.brand,
  title: 'Winter serum',
  invoiceReference: 'LH-2027-006',
  currency: 'AED',
  amountCents: 882_000,
  owedCents: 582_000,
  completedAt: '2027-01-10T10:00:00.000Z',
  dueAt: '2027-02-09T00:00:00.000Z',
  payBy: '2027-02-21T00:00:00.000Z',
  daysLate: 5,
  sentAt: '2027-02-14T10:00:00.000Z',
};

test('papers', async () => {
  const addresses = { ofThis: `${publicUrl}/verify/7KQ4-M2XD-91PA`, ofAny: `${publicUrl}/verify` };
  for (const language of languages) {
    const certificate = { certificate: sampleCertificate(), language, addresses, stills: new Map() };
    const sheets = {
      [certificateTemplate]: certificateSheet(certificate),
      [invoiceTemplate]: invoiceOf(language),
    };
    for (const [template, sheet] of Object.entries({
      ...sheets,
      [bothTemplate]: invoicePaper({ number: 'INV-1', issuedAt: new Date(0), sheetIn: invoiceOf }, 'both')
        .sheet,
      [letterTemplate]: letterSheet(sampleLetter, language),
    })) {
      const pdf = await withTemporaryFolder((folder) =>
        printPaper(runner.run, folder, { template, language, title: 'Paper', issuedAt: new Date(0), sheet }),
      );
      expect(pdf.toString('latin1')).not.toMatch(product);
      const { text } = await readPdf(pdf);
      expect(text).not.toMatch(product);
      if (language === 'en') expect(text).toContain('Creek Talent');
    }
  }
});

test('pages and the app that is installed', async () => {
  for (const locale of languages) {
    const begin = pagesBegin(locale);
    const { body } = await server.app.http.inject(`${begin}/app-shell`);
    expect(body).toContain(
      `<title>${names[locale]}</title><script type="application/json" id="market">{"name":`,
    );
    // Texts of people are below the head.
    expect(body).toContain('<body>{market}</body>');
    const path = locale === 'en' ? '/manifest.webmanifest' : `/manifest.${locale}.webmanifest`;
    const manifest = await server.app.http.inject(path);
    expect(manifest.headers['content-type']).toContain('application/manifest+json');
    expect(manifest.json()).toEqual({ name: names[locale], short_name: names[locale] });
  }
});

test('link cards, in the language of the card', () => {
  expect(languages.map((language) => marketOnCards(language))).toMatchObject([
    { isProduct: false, name: names.en, letter: 'C' },
    { isProduct: false, name: names.ar, letter: 'م' },
  ]);
});

test('a name that is markup stays a name', async () => {
  await nameIt({ en: 'A "b" </script><b>&', ar: '' });
  const { body } = await server.app.http.inject('/app-shell');
  expect(body).toContain('<title>A &quot;b&quot; &lt;/script&gt;&lt;b&gt;&amp;</title>');
  expect(body.match(/<\/script>/gu)).toHaveLength(1);
  expect((await server.app.http.inject('/manifest.webmanifest')).json()).toMatchObject({
    name: 'A "b" </script><b>&',
  });
  await nameIt(names);
});

test('the calendar, the app of the second step, files and the API', async () => {
  const calendar = inLocale('en', () =>
    calendarText({ name: m.calendar_name(), product: 'Rights', days: [] }),
  );
  expect(calendar).toContain('PRODID:-//Creek Talent//Rights');
  expect(calendar).toContain('Creek Talent rights');
  const { client } = await server.signUpCreator();
  const { address } = await client.ownAccount.beginTwoFactor({ body: { password: testPassword } });
  expect(address).toContain('issuer=Creek%20Talent');
  const api = await server.app.http.inject('/api/openapi.json');
  expect(api.json().info.title).toBe('Creek Talent');
  expect(api.body).not.toMatch(product);
  const { token } = await server.signUpBrand();
  const file = await server.app.http.inject({
    url: '/api/billing/statement.csv',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(file.headers['content-disposition']).toContain('creek-talent-');
});

test('a client that knows of no name leaves it as it is', async () => {
  const { client } = await server.signInAdmin();
  const { market: _, ...older } = defaultOperatorSettings;
  const { settings } = await client.operatorSettings.change({ body: older });
  expect(settings.market?.name).toEqual(names);
  const { identity } = await server.anonymous.system.site();
  const company = { name: '', address: '' };
  expect(identity).toEqual({ ...unnamedMarket, name: names, company, isSelling: false });
});

test('pages of a language that is not offered lead to the same page in the one that is', async () => {
  const { client } = await server.signInAdmin();
  const { settings } = await client.operatorSettings.read();
  const offer = (languages: LanguageOffer) =>
    client.operatorSettings.change({ body: { ...settings, market: { ...unnamedMarket, languages } } });
  const leadsTo = async (url: string) => {
    const { statusCode, headers } = await server.app.http.inject({ url, headers: { accept: 'text/html' } });
    return statusCode === 302 ? headers.location : statusCode;
  };
  await offer('ar');
  expect(await leadsTo('/')).toBe('/ar');
  expect(await leadsTo('/login?next=1')).toBe('/ar/login?next=1');
  expect(await leadsTo('/ar/login')).toBe(200);
  await offer('en');
  expect(await leadsTo('/ar/login')).toBe('/login');
  for (const outside of ['/ar//creek.example', '/ar/\\creek.example', '/ar///creek.example'])
    expect(String(await leadsTo(outside))).not.toMatch(/^(?:https?:|[/\\]{2})/u);
  await offer('ar,en');
  expect([await leadsTo('/login'), await leadsTo('/ar/login')]).toEqual([200, 200]);
});
