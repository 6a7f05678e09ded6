/** Legal pages: their head, sections, versions, and Markdown that cannot harm. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { legalText } from '../../testing/legal.ts';
import { openApp } from '../../testing/open-app.tsx';
import { server } from '../../testing/stub-server.ts';

const contents = () => page.getByRole('navigation', { name: 'Contents' });

test('the template shows the sections that apply, and names the ones left out', async () => {
  server.returns('legal.read', ({ params }) => ({ text: legalText(params.page) }));
  await openApp('/terms');
  await expect.element(page.getByRole('heading', { name: 'Terms of Use', level: 1 })).toBeVisible();
  await expect
    .element(
      page.getByText(
        'Left out, because it is switched off here: 5. Subscription for creators and 6. Credits for brands.',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText('No effective date is set yet')).toBeVisible();
  await expect
    .element(contents().getByRole('link', { name: '8. Rights in the content' }))
    .toHaveAttribute('href', '#licence');
  await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect.element(page.getByRole('heading', { name: 'Privacy Policy', level: 1 })).toBeVisible();
  await expect.element(contents().getByRole('link', { name: 'What we collect' })).toBeVisible();
});

test('an own text is drawn without its HTML and without dangerous links', async () => {
  const markdown = [
    '# Terms of Use',
    '**First** words. <img src=x onerror=alert(1)>',
    '## Who may use it',
    '[Mail](mailto:a@b.example) [run](javascript:alert(1)) [elsewhere](https://law.example/a)',
    '1. one\n2. two',
  ].join('\n\n');
  server.returns('legal.read', {
    text: legalText('terms', undefined, { markdown, isOwn: true, leftOut: [], effectiveOn: '2026-12-01' }),
  });
  await openApp('/terms');
  await expect.element(page.getByText('Effective December 1, 2026')).toBeVisible();
  await expect.element(page.getByText('First words. <img src=x onerror=alert(1)>')).toBeVisible();
  expect(page.getByRole('heading', { name: 'Terms of Use' }).elements()).toHaveLength(1);
  const main = page.getByRole('main');
  await expect
    .element(main.getByRole('link', { name: 'Mail' }))
    .toHaveAttribute('href', 'mailto:a@b.example');
  await expect
    .element(main.getByRole('link', { name: 'elsewhere' }))
    .toHaveAttribute('rel', 'noopener noreferrer');
  expect(main.getByRole('link', { name: 'run' }).elements()).toHaveLength(0);
  expect(document.querySelector('main img')).toBeNull();
  await expect.element(main.getByRole('list').last()).toHaveTextContent('onetwo');
});

test('a version to come is announced, and earlier ones are listed', async () => {
  const next = { version: 3, effectiveOn: '2027-01-01' };
  const shared = { effectiveOn: '2026-12-01', note: 'Answers come within two days.' };
  server.returns('legal.read', ({ params, query }) => ({
    text:
      query?.version === 3
        ? legalText(params.page, undefined, { version: 3, state: 'COMING', effectiveOn: next.effectiveOn })
        : legalText(params.page, undefined, {
            ...{ ...shared, version: 2, next },
            earlier: [{ version: 1, effectiveOn: '2026-05-05' }],
          }),
  }));
  await openApp('/privacy');
  await expect.element(page.getByText('What changed: Answers come within two days.')).toBeVisible();
  await page.getByText('Earlier versions').click();
  await expect
    .element(page.getByRole('link', { name: 'Version 1, effective May 5, 2026' }))
    .toHaveAttribute('href', '/privacy?version=1');
  await page.getByText('A new version applies from January 1, 2027.').getByRole('link').click();
  await expect.element(page.getByText('This version applies from January 1, 2027.')).toBeVisible();
  await page.getByRole('link', { name: 'Read the present one' }).click();
  await expect.element(page.getByText('A new version applies', { exact: false })).toBeVisible();
});

test('a page that does not come is asked for again', async () => {
  server.loses('legal.read');
  await openApp('/refunds');
  await expect.element(page.getByText('This page could not be loaded')).toBeVisible();
  server.returns('legal.read', { text: legalText('refunds') });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect
    .element(page.getByText('Brands pay creators directly', { exact: false }).first())
    .toBeVisible();
});
