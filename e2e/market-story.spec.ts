/**
 * From an empty folder to the first paid invoice: an operator names a market and invites by mail; a brand at a desk
 * reads English, a creator on a phone Arabic. Mails leave by SMTP.
 */
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { TOTP } from 'otpauth';
import { sampleBankDetails } from '../apps/server/src/testing/bank-details.ts';
import { startMailServer } from '../apps/server/src/testing/mail-server.ts';
import { readPdf } from '../apps/server/src/testing/read-pdf.ts';
import { callAs, password, picture } from './accounts.ts';
import { appIsThere } from './app.ts';
import { chooseFiles } from './drafts.ts';
import { readMail } from './mails.ts';
import { expectToFit } from './own-market.ts';
import { adminPassword, startServer } from './server.ts';

const name = { en: 'Creek Talent', ar: 'مواهب الخور' };
const operator = { name: 'Maha Darwish', email: 'maha@creek.test', password: 'evening-tide-7' };
const brandEmail = 'studio@saltroom.test';
const creatorEmail = 'layla@haddad.test';
const title = 'One morning with sea salt';
const foreign = /briefcast|بريف ?كاست|oasis|nomad|falaj|meridian|kayan|pulsefit|\.example/giu;

const desk = { viewport: { width: 1440, height: 900 }, locale: 'en-US' } satisfies BrowserContextOptions;
const phone = {
  ...{ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  locale: 'ar-AE',
} satisfies BrowserContextOptions;

test('an operator opens a market of another name, and its first two people finish a paid project', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const mails = await startMailServer();
  const server = await startServer(join(import.meta.dirname, 'test-results', 'market-story.log'), undefined, {
    env: { MAIL_URL: `smtp://127.0.0.1:${mails.port}`, MAIL_FROM: 'hello@creek.test' },
  });
  const faults: string[] = [];
  const mailsTo = (address: string) =>
    mails.received.filter(({ to }) => to.includes(address)).map(({ raw }) => readMail(raw));
  /** The first link in a mail to an address that leads to a page. */
  async function linkTo(address: string, path: string): Promise<string> {
    const find = () =>
      new RegExp(`${server.baseUrl}(?:/ar)?${path}\\S*`).exec(mailsTo(address).join('\n'))?.[0];
    await expect.poll(find, { message: `${path} mailed to ${address}`, timeout: 20_000 }).toBeDefined();
    return find() ?? '';
  }
  async function open(look: BrowserContextOptions): Promise<Page> {
    const page = await newPage(browser, server.baseUrl, look);
    page.on('pageerror', ({ message }) => faults.push(message));
    return page;
  }
  try {
    const admin = await open(desk);
    const brand = await open(desk);
    const creator = await open(phone);
    const step = (text: string) =>
      admin
        .getByRole('region', { name: 'Call sheet, day one' })
        .getByRole('listitem')
        .filter({ hasText: text });

    await test.step('the operator takes an own account, and the first password opens nothing any more', async () => {
      await admin.goto('/admin');
      await admin.getByLabel('Password', { exact: true }).fill(adminPassword);
      await admin.getByRole('button', { name: 'Sign In' }).click();
      await step('Your own account').getByRole('link', { name: 'Go on' }).click();
      await admin.getByRole('button', { name: 'Add admin' }).click();
      const form = admin.getByRole('dialog');
      await form.getByLabel('Name').fill(operator.name);
      await form.getByLabel('E-mail').fill(operator.email);
      await form.getByLabel('First password').fill(operator.password);
      await form.getByRole('button', { name: 'Add admin' }).click();
      await expect(form).toBeHidden();
      await admin.getByRole('button', { name: 'Logout' }).click();
      await admin.getByLabel('E-mail').fill(operator.email);
      await admin.getByLabel('Password', { exact: true }).fill(operator.password);
      await admin.getByRole('button', { name: 'Sign In' }).click();
      await admin.getByRole('button', { name: 'Turn on', exact: true }).click();
      await form.getByLabel('Your current password').fill(operator.password);
      await form.getByRole('button', { name: 'Next', exact: true }).click();
      const secret = (await form.locator('code').textContent())?.replaceAll(' ', '') ?? '';
      await form.getByLabel('Code the app shows now').fill(new TOTP({ secret }).generate());
      await form.getByRole('button', { name: 'Turn on', exact: true }).click();
      await form.getByRole('button', { name: 'I saved them' }).click();
      await admin.goto('/admin');
      await expect(step('Your own account').getByText('Done')).toBeVisible();
      const first = await admin.request.post('/api/admin/login', { data: { password: adminPassword } });
      expect(first.ok(), 'the first password still opens').toBe(false);
    });

    await test.step('names the market and the company', async () => {
      await step('Name, logo and colour').getByRole('link', { name: 'Go on' }).click();
      await admin.getByLabel('In English').fill(name.en);
      await admin.getByLabel('In Arabic').fill(name.ar);
      await admin.getByRole('link', { name: /^Look/ }).click();
      await admin.getByRole('switch', { name: 'Show this line' }).click();
      await admin.getByRole('link', { name: /^Legal/ }).click();
      await admin.getByLabel('Company', { exact: true }).fill('Creek Talent FZ-LLC');
      await admin.getByLabel('Address', { exact: true }).fill('Office 14, Creek Road\nDubai');
      await admin.getByLabel('Help', { exact: true }).fill('help@creek.test');
      await admin.getByRole('button', { name: 'Save settings' }).click();
      await expect(admin.getByText('Settings saved')).toBeVisible();
      await admin.goto('/admin');
      await expect(step('Name, logo and colour').getByText('Done')).toBeVisible();
      await expect(step('Company, address and help').getByText('Done')).toBeVisible();
    });

    await test.step('opens a test mail', async () => {
      await step('Mail that arrives').getByRole('link', { name: 'Go on' }).click();
      await admin.getByLabel('Send it to').fill(operator.email);
      await admin.getByRole('button', { name: 'Send test mail' }).click();
      await admin.goto(await linkTo(operator.email, '/'));
      await expect(admin.getByText('The test mail arrived.')).toBeVisible();
      await admin.goto('/admin');
      await expect(step('Mail that arrives').getByText('Done')).toBeVisible();
    });

    await test.step('invites a brand and a creator, each in their language', async () => {
      const dialog = admin.getByRole('dialog', { name: 'Invite people' });
      await step('The first people').getByRole('button', { name: 'Invite people' }).click();
      for (const [role, email, language] of [
        ['Brands', brandEmail, 'English'],
        ['Creators', creatorEmail, 'العربية'],
      ] as const) {
        await dialog.getByLabel('For', { exact: true }).selectOption(role);
        await dialog.getByRole('button', { name: 'Create link' }).click();
        const link = dialog.getByRole('listitem').filter({ hasText: role });
        await link.getByRole('button', { name: /^Mail the link/ }).click();
        const form = admin.getByRole('dialog', { name: 'Mail your link' });
        await form.getByLabel('E-mail addresses').fill(email);
        await form.getByLabel('Language of the mail').selectOption(language);
        await form.getByRole('button', { name: 'Send', exact: true }).click();
        await expect(form).toBeHidden();
      }
    });

    await test.step('the brand signs up by its link and confirms its address', async () => {
      await brand.goto(await linkTo(brandEmail, '/join/'));
      await appIsThere(brand);
      await brand.getByLabel('Company Name').fill('Salt Room');
      await brand.getByLabel('Email').fill(brandEmail);
      await brand.getByLabel('Password', { exact: true }).fill(password);
      await brand.getByLabel('Confirm Password').fill(password);
      await brand.getByLabel(/I agree to the/).check();
      await brand.getByRole('button', { name: 'Create Account' }).click();
      await expect(brand.getByRole('heading', { name: 'Brand Dashboard' })).toBeVisible();
      await brand.goto(await linkTo(brandEmail, '/confirm-email'));
      await brand.getByRole('button', { name: 'Confirm E-Mail' }).click();
      await expect(brand.getByRole('heading', { level: 1, name: 'Your e-mail is confirmed' })).toBeVisible();
    });

    await test.step('the creator does in Arabic', async () => {
      await creator.goto(await linkTo(creatorEmail, '/join/'));
      await appIsThere(creator);
      await expect(creator.locator('html')).toHaveAttribute('dir', 'rtl');
      await creator.getByLabel('الاسم الأول').fill('ليلى');
      await creator.getByLabel('اسم العائلة').fill('حداد');
      await creator.getByLabel('البريد الإلكتروني').fill(creatorEmail);
      await creator.getByLabel('كلمة المرور', { exact: true }).fill(password);
      await creator.getByLabel('تأكيد كلمة المرور').fill(password);
      await creator.getByLabel(/أوافق على/).check();
      await creator.getByRole('button', { name: 'إنشاء الحساب' }).tap();
      await expect(creator).toHaveURL(/creator-dashboard/u);
      await creator.goto(await linkTo(creatorEmail, '/confirm-email'));
      await creator.getByRole('button', { name: 'تأكيد البريد الإلكتروني' }).tap();
      await expect(
        creator.getByRole('heading', { level: 1, name: 'تم تأكيد بريدكم الإلكتروني' }),
      ).toBeVisible();
      await expectToFit(creator);
    });

    await test.step('the creator completes the profile and publishes it', async () => {
      await creator.goto('/ar/creator-profile');
      await creator.getByRole('button', { name: 'تعديل الملف التعريفي' }).tap();
      await creator.getByLabel('الموقع').fill('دبي');
      await creator.getByRole('textbox', { name: 'نبذة' }).fill('أصوّر الصباح كما هو، بضوء النافذة وحده.');
      await creator.getByRole('group', { name: 'اللغات' }).getByText('العربية', { exact: true }).tap();
      await creator.getByRole('group', { name: 'الفئات' }).getByText('جمال', { exact: true }).tap();
      await creator.getByRole('tab', { name: 'الأسعار والخدمات' }).tap();
      await creator.getByLabel(/^فيديو UGC/).fill('400');
      await creator.getByLabel(/^صورة UGC/).fill('150');
      await creator.getByLabel(/^مدة إنجاز UGC/).fill('5');
      await creator.getByRole('tab', { name: 'معرض الأعمال' }).tap();
      const works = ['salt.png', 'window.png', 'linen.png'].map(picture);
      await chooseFiles(creator, /إضافة وسائط/, works);
      await expectToFit(creator);
      await creator.getByRole('button', { name: 'حفظ ونشر' }).tap();
      await expect(creator.getByText('الملف التعريفي منشور', { exact: true })).toBeVisible();
    });

    await test.step('the brand finds the creator and sends a brief', async () => {
      await brand.goto('/creators');
      await brand.getByRole('article').getByRole('button', { name: 'Send Brief' }).click();
      const dialog = brand.getByRole('dialog');
      await dialog.getByLabel('Project Title').fill(title);
      await dialog.getByLabel('Project Description').fill('Salt, linen, one window. No voice-over.');
      await dialog.getByText('UGC Photo').click();
      await dialog.getByRole('textbox', { name: 'Deadline' }).fill('2099-12-12');
      await dialog.getByRole('button', { name: 'Send Brief' }).click();
      await expect(brand.getByText('Brief Sent Successfully! 🎉')).toBeVisible();
    });

    await test.step('the creator accepts it and delivers', async () => {
      await creator.goto(await linkTo(creatorEmail, '/deal/'));
      await creator.getByRole('link', { name: 'قبول المشروع' }).tap();
      for (const box of await creator.locator('.accept-sign input[type=checkbox]').all()) await box.check();
      await creator.getByLabel('اكتبوا اسمكم').fill('ليلى حداد');
      await creator.getByRole('button', { name: /^قبول مقابل/ }).tap();
      await chooseFiles(creator, /أفلتوا ملفاتكم هنا/, picture('salt.png'));
      await creator.getByRole('button', { name: 'تسليم المحتوى' }).tap();
      await creator.getByRole('alertdialog').getByRole('button', { name: 'تسليم', exact: true }).tap();
      await expect(creator.locator('main header').getByText('تم التسليم', { exact: true })).toBeVisible();
      await expectToFit(creator);
    });

    await test.step('the brand approves, and what it owes is on an invoice of this market', async () => {
      await brand.goto('/dashboard');
      await brand.getByRole('link', { name: title }).click();
      await brand.getByRole('button', { name: 'Approve', exact: true }).click();
      await brand.getByRole('dialog').getByRole('button', { name: 'Complete Project' }).click();
      await expect(brand.locator('main header').getByText('Completed', { exact: true })).toBeVisible();
      const token = (await creator.evaluate(() => localStorage.getItem('authToken'))) ?? '';
      await callAs(creator, token, 'PUT', '/api/bank-details', { password, details: sampleBankDetails });
      await creator.goto('/ar/money');
      const owed = creator.getByRole('listitem').filter({ hasText: title });
      await owed.getByRole('button', { name: /^المزيد/ }).tap();
      for (const language of ['الإنجليزية', 'العربية', 'باللغتين']) {
        const item = creator.getByRole('menuitem', { name: new RegExp(`^${language}`, 'u') });
        const paper = await creator.request.get((await item.getAttribute('href')) ?? '');
        const { text } = await readPdf(await paper.body());
        expect(text).toContain('150.00');
        expect(text.match(foreign)).toBe(null);
      }
    });

    await test.step('the brand pays, and the creator confirms that it arrived', async () => {
      await brand.goto('/billing/payouts');
      await brand
        .getByRole('listitem')
        .filter({ hasText: title })
        .getByRole('button', { name: /^Mark as paid/ })
        .click();
      const dialog = brand.getByRole('dialog');
      await dialog.getByLabel('Bank reference').fill('SR 1001');
      await dialog.getByRole('button', { name: 'Mark as paid' }).click();
      await expect(dialog).toBeHidden();
      await creator.goto('/ar/money');
      const payment = creator.getByRole('listitem').filter({ hasText: title });
      await payment.getByRole('button', { name: /^وصل المبلغ/ }).tap();
      await creator.getByRole('alertdialog').getByRole('button', { name: 'وصل المبلغ' }).tap();
      await expect(creator.getByRole('alertdialog')).toBeHidden();
      await expectToFit(creator);
    });

    await test.step('no mail names the product or the demo', async () => {
      await expect.poll(() => mailsTo(creatorEmail).length).toBeGreaterThan(3);
      const found = mails.received.flatMap(({ to, raw }) =>
        [...(`${raw}\n${readMail(raw)}`.match(foreign) ?? [])].map((word) => `${to.join()}: ${word}`),
      );
      expect(found).toEqual([]);
      expect(mailsTo(creatorEmail).join('\n')).toContain(name.ar);
      expect(mailsTo(brandEmail).join('\n')).toContain(name.en);
    });
    expect(faults).toEqual([]);
  } finally {
    await server.stop();
    await mails.close();
  }
});

async function newPage(browser: Browser, baseURL: string, look: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...look });
  const page = await context.newPage();
  // Without a limit, an action on what is missing would wait for the test's whole time.
  page.setDefaultTimeout(20_000);
  return page;
}
