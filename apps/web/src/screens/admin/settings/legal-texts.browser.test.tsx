/** Editor of legal texts: template or own text, their differences, and publishing (rules/legal). */
import { AppError, defaultOperatorSettings, type LegalSettings } from '@briefcast/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { adminDashboard } from '../../../testing/admin.ts';
import { legalSettings } from '../../../testing/legal.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { server } from '../../../testing/stub-server.ts';

async function open(terms = legalSettings('terms')) {
  server.returns('admin.dashboard', adminDashboard());
  server.returns('operatorSettings.read', { settings: defaultOperatorSettings });
  server.returns('adminEinvoices.provider', { provider: null });
  server.returns('adminLegal.read', ({ params }) =>
    params.page === 'terms' ? terms : legalSettings(params.page),
  );
  signIn('admin');
  await openApp('/admin?tab=settings&part=legal');
}
const ownText = () => page.getByRole('textbox', { name: 'Your text' });
const day = () => page.getByRole('textbox', { name: 'Effective from' });
const publish = () => page.getByRole('button', { name: 'Publish', exact: true });
const question = () => page.getByRole('alertdialog', { name: 'Publish this version?' });

/** Terms of which an own text was published, before the template changed. */
function withOwnTerms(): LegalSettings {
  const settings = legalSettings('terms');
  const terms = settings.edited;
  const { template } = terms.languages.en;
  const own = template.replace('This is', 'That is');
  terms.languages = {
    ...terms.languages,
    en: { own: `${own}\n\nOurs alone.`, template, templateThen: template.replace('# 3.', '# Three.') },
  };
  terms.versions = [
    {
      version: 1,
      effectiveOn: '2026-05-05',
      asks: true,
      by: 'Dana',
      publishedAt: '2026-05-01T00:00:00Z',
      accepted: 7,
    },
  ];
  return settings;
}

beforeEach(() => void server.returns('adminLegal.publish', { version: 1 }));

test('which parts of the terms apply is a list that follows the switches', async () => {
  await open();
  const parts = page.getByRole('listitem').filter({ hasText: '6. Credits for brands' });
  await expect.element(parts.getByText('Left out')).toBeVisible();
  await expect.element(parts.getByText('Follows the switch of credits')).toBeVisible();
});

test('an own text begins with the template, and is published in one language with its day', async () => {
  await open();
  await page.getByRole('switch', { name: 'Own text' }).click();
  await expect.element(page.getByText('Your text is the template.')).toBeVisible();
  await ownText().fill('## 1. Who\n\n{{company}} <b>runs</b> this.');
  await page.getByText('Preview', { exact: true }).click();
  await expect.element(page.getByText('not named yet <b>runs</b> this.')).toBeVisible();
  await publish().click();
  await expect.element(day()).toHaveAttribute('aria-invalid', 'true');
  await day().fill('2026-12-01');
  await page.getByLabelText('What changed, in English').fill('New.');
  await page.getByRole('switch', { name: 'Ask everybody to accept it, once' }).click();
  await publish().click();
  await expect
    .element(question().getByText('It applies from December 1, 2026', { exact: false }))
    .toBeVisible();
  await question().getByRole('button', { name: 'Publish' }).click();
  await expect
    .poll(() => server.calls('adminLegal.publish').at(-1))
    .toMatchObject({
      params: { page: 'terms' },
      body: {
        texts: { en: '## 1. Who\n\n{{company}} <b>runs</b> this.', ar: null },
        notes: { en: 'New.', ar: '' },
        ...{ effectiveOn: '2026-12-01', asks: true, tells: false },
      },
    });
});

test('what differs from the template stands beside it, with what is new in the template', async () => {
  await open(withOwnTerms());
  const template = page.getByRole('region', { name: 'Template' });
  await expect.element(template.getByText('Ours alone.')).toBeVisible();
  expect(document.querySelectorAll('section del').length).toBeGreaterThan(0);
  await expect.element(page.getByText('1 change in the template since')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Version 1, effective May 5, 2026' }))
    .toHaveAttribute('href', '/terms?version=1');
  await expect.element(page.getByText('accepted by 7 people', { exact: false })).toBeVisible();
});

test('a refused day is said beside its field', async () => {
  await open(withOwnTerms());
  const findings = [{ path: ['effectiveOn'], code: 'legal.day_before_last' as const }];
  server.refuses('adminLegal.publish', new AppError('request.invalid', { findings }));
  await day().fill('2026-01-01');
  await publish().click();
  await question().getByRole('button', { name: 'Publish' }).click();
  await expect
    .element(day())
    .toHaveAccessibleDescription('Choose a day that is not before the last version’s.');
});

test('what is typed stays while other pages and languages are looked at, and is asked about before it is lost', async () => {
  await open();
  await page.getByRole('switch', { name: 'Own text' }).click();
  await ownText().fill('Ours.');
  await page.getByRole('tab', { name: 'Privacy Policy' }).click();
  await expect.element(ownText()).not.toBeInTheDocument();
  await page.getByRole('tab', { name: 'Terms of Use' }).click();
  await expect.element(ownText()).toHaveValue('Ours.');
  await page.getByRole('link', { name: 'Today' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
});

test('law and register are saved with the other settings', async () => {
  await open();
  server.returns('operatorSettings.change', { settings: defaultOperatorSettings });
  await page.getByRole('textbox', { name: 'Licence or register number' }).fill('DMC 48 211');
  await page.getByRole('textbox', { name: 'Law and courts, in English' }).fill('United Arab Emirates, Dubai');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect
    .poll(() => server.calls('operatorSettings.change').at(-1)?.body.legal)
    .toEqual({ register: 'DMC 48 211', law: { en: 'United Arab Emirates, Dubai', ar: '' } });
});
