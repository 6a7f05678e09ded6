/** The rights of a brief: their prices, the unavailable ones, the sum, the plain words, and the request. */
import {
  builtInUsualRights,
  type Surcharge,
  type UsualRights,
  usualRights,
  withDefaults,
} from '@briefcast/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { message } from '../../../testing/deals.ts';
import { directoryPage, publicCreator } from '../../../testing/directory.ts';
import { expectToSay } from '../../../testing/looks.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf, newBrand } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';

const dialog = page.getByRole('dialog');
const together = dialog.getByRole('status').filter({ hasText: 'Together' });
const inWords = (sentence: string) => dialog.getByText(/^You may show/).filter({ hasText: sentence });
const group = (name: string) => dialog.getByRole('group', { name, exact: true });
const step = (name: string, label: string) => group(name).getByRole('radio', { name: label });
const adsFor = (label: string) => step('How long: Paid ads', label);

const surcharges: Surcharge[] = [
  { line: 'PAID_ADS_DAYS_30', kind: 'PERCENT', percent: 10 },
  { line: 'PAID_ADS_MONTHS_3', kind: 'PERCENT', percent: 30 },
  { line: 'PAID_ADS_ENDLESS', kind: 'NOT_OFFERED' },
  { line: 'BOOSTED_POST', kind: 'PERCENT', percent: 25 },
  { line: 'EXCLUSIVITY_1', kind: 'AMOUNT', cents: 4_000 },
  { line: 'RAW_FOOTAGE', kind: 'NOT_OFFERED' },
];
const layla = publicCreator({ ugcVideoPricing: 100_000, influencerStoryPricing: 50_000 });
const lina = publicCreator({ id: idOf(60), firstName: 'Lina', lastName: 'Aziz', ugcVideoPricing: 80_000 });

let brands = 0;

async function open() {
  await openApp('/creators');
  await page.getByRole('button', { name: 'Send Brief' }).first().click();
  await dialog.getByText('UGC Video', { exact: true }).click();
  await dialog.getByText('More terms').click();
}

async function fillIn() {
  await dialog.getByLabelText('Project Title').fill('Winter barrier serum');
  await dialog.getByLabelText('Project Description').fill('Three steps, bare skin first.');
  await dialog.getByLabelText('Deadline').fill('2099-12-12');
}

const send = () => dialog.getByRole('button', { name: 'Send Brief' }).click();

beforeEach(() => {
  // Briefs that were begun are kept for each brand while the page is open.
  brands += 1;
  signIn(newBrand({ id: idOf(700 + brands) }));
  server.returns('briefTemplates.list', { templates: [] });
  server.returns('creators.categories', { categories: [] });
  server.returns('creators.directory', directoryPage([layla, lina]));
  server.returns('creators.details', ({ params: { id } }) => ({
    details: {
      ...{ socialAccounts: [], packages: [], facts: null },
      surcharges: id === lina.id ? [] : surcharges,
    },
  }));
  server.returns('deals.create', { deal: { id: idOf(90), status: 'BRIEF_SENT' } });
  server.returns('messages.send', { message: message(91, 'Hello.') });
});

describe('the rights of a brief', () => {
  test('are the usual ones until somebody chooses, and the price adds up as they are chosen', async () => {
    await open();
    await expect.element(together).toHaveTextContent('Together $1,000');
    await expect.element(inWords('on your own accounts, website and shop for 6 months')).toBeVisible();
    await expect.element(inWords('No paid ads.')).toBeVisible();
    await dialog.getByRole('switch', { name: 'Paid ads' }).click();
    await expect.element(adsFor('3 months')).toBeChecked();
    await expect.element(adsFor('3 months')).toHaveAccessibleName('3 months +30%');
    await expect.element(together).toHaveTextContent('Together $1,300');
    await expect.element(inWords('You may run paid ads with the file for 3 months.')).toBeVisible();
    // A shorter step replaces the longer one.
    await adsFor('30 days').click();
    await expect.element(together).toHaveTextContent('Together $1,100');
    await adsFor('12 months').click();
    await expect.element(dialog.getByText('No price yet. Ask for: Paid ads, 12 months.')).toBeVisible();
    await expect.element(together).toHaveTextContent('Together $1,000');
    await adsFor('3 months').click();
    await step('How long: Exclusivity', '1 month').click();
    await expect.element(together).toHaveTextContent('Together $1,340');
    await fillIn();
    // Follows the price until another budget is typed.
    await expect.element(dialog.getByLabelText('Budget ($)')).toHaveValue('1340');
    await send();
    await expect
      .element(dialog.getByText('Enter the trade, so the creator knows whom to turn down'))
      .toBeVisible();
    await dialog.getByLabelText('Competitors in').fill('Barrier serums');
    await expect.element(inWords('Layla does no other work in Barrier serums until 1 month')).toBeVisible();
    await send();
    await expect
      .poll(() => server.calls('deals.create'))
      .toMatchObject([
        {
          body: {
            budget: 134_000,
            rights: { ...usualRights, paidAds: 'MONTHS_3' },
            exclusivity: { months: 1, category: 'Barrier serums' },
          },
        },
      ]);
    await expect.poll(() => server.calls('deals.create')[0]?.body.licenceMonths).toBeUndefined();
  });

  test('that the creator does not give are drawn as such and cannot be chosen', async () => {
    await open();
    await dialog.getByRole('switch', { name: 'Paid ads' }).click();
    await expect.element(adsFor('Without end')).toBeDisabled();
    await expect.element(adsFor('Without end')).toHaveAccessibleName('Without end not offered');
    await expect.element(dialog.getByRole('switch', { name: 'Raw footage' })).toBeDisabled();
    await expect.element(dialog.getByText('Layla does not offer hatched options.')).toBeVisible();
  });

  test('are chosen by the keyboard alone', async () => {
    await open();
    dialog.getByRole('switch', { name: 'Paid ads' }).element().focus();
    await userEvent.keyboard(' ');
    await expect.element(adsFor('3 months')).toBeChecked();
    await userEvent.tab();
    await expect.element(adsFor('3 months')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(adsFor('30 days')).toBeChecked();
    await expect.element(together).toHaveTextContent('Together $1,100');
    // Moves backwards over the first to the last one on offer, and skips the others.
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(adsFor('12 months')).toBeChecked();
  });

  test('let both post where a story is asked for or a post is boosted, until somebody chooses', async () => {
    await open();
    await expect.element(step('Who posts', 'Only you')).toBeChecked();
    await dialog.getByText('Story Post').click();
    await expect.element(step('Who posts', 'You and the creator')).toBeChecked();
    await step('Who posts', 'Only you').click();
    await dialog.getByRole('switch', { name: 'Creator’s account, boosted' }).click();
    await expect.element(step('Who posts', 'You and the creator')).toBeChecked();
    await expect.element(step('Who posts', 'Only you')).toBeDisabled();
    await expect.element(inWords('Layla’s post may be boosted with your money for 30 days.')).toBeVisible();
    await fillIn();
    await dialog.getByLabelText('Day of the post (optional)').fill('2099-12-20');
    await dialog.getByLabelText('Budget ($)').fill('900');
    await send();
    await expect
      .poll(() => server.calls('deals.create').map(({ body }) => body.rights))
      .toEqual([
        { ...usualRights, boostedPost: 'DAYS_30', posting: 'BOTH', postOn: '2099-12-20T00:00:00.000Z' },
      ]);
  });

  test('grant something, or say so where it can be mended', async () => {
    await open();
    await fillIn();
    await dialog.getByLabelText('Budget ($)').fill('900');
    await dialog.getByRole('switch', { name: 'Your own accounts' }).click();
    await dialog.getByRole('switch', { name: 'Website and shop' }).click();
    await send();
    await expect
      .element(dialog.getByRole('alert').filter({ hasText: 'Choose at least one use of the content' }))
      .toBeVisible();
    await expect.element(dialog.getByRole('switch', { name: 'Your own accounts' })).toHaveFocus();
    expect(server.calls('deals.create')).toEqual([]);
  });

  test('are priced for each creator in the sum where there are several', async () => {
    await open();
    await dialog.getByRole('switch', { name: 'Paid ads' }).click();
    await expect.element(adsFor('3 months')).toHaveAccessibleName('3 months +30%');
    await dialog.getByRole('button', { name: 'Add creators' }).click();
    await dialog.getByRole('checkbox', { name: 'Lina Aziz' }).click();
    await dialog.getByText('Same for all').click();
    await expect.element(adsFor('3 months')).toHaveAccessibleName('3 months');
    await adsFor('Without end').click();
    await expect
      .element(dialog.getByText('Layla Haddad does not offer: Paid ads, Without end.'))
      .toBeVisible();
    await expect.element(dialog.getByRole('heading', { name: 'Price so far for Lina Aziz' })).toBeVisible();
    await expect.element(dialog.getByText('No price yet. Ask for: Paid ads, Without end.')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Take $800 as the budget' })).toBeVisible();
    await expect.element(dialog.getByText(/Each creator keeps the raw footage/)).toBeVisible();
  });

  test('of a template can be taken alone', async () => {
    const rights = { ...usualRights, paidAds: 'DAYS_30', territory: 'WORLD' } as const;
    const brief = {
      ...{ title: 'Monthly reel', description: 'As always.', requirements: [], rounds: 3, budget: 90_000 },
      ...{ deliverables: ['Reel/Post' as const], deliverableWishes: [withDefaults({ kind: 'Reel/Post' })] },
      ...{ rights, exclusivity: { months: 3, category: 'Serums' } },
    };
    const createdAt = '2026-03-01T12:00:00.000Z';
    const { rights: _, ...old } = brief;
    server.returns('briefTemplates.list', {
      templates: [
        { id: idOf(80), name: 'World launch', brief, createdAt },
        { id: idOf(81), name: 'Of before', brief: old, createdAt },
      ],
    });
    await open();
    await dialog.getByLabelText('Project Title').fill('Typed before');
    const menu = dialog.getByLabelText('Rights of a template');
    expect(menu.element().textContent).not.toContain('Of before');
    await menu.selectOptions('World launch');
    await expect.element(adsFor('30 days')).toBeChecked();
    await expect.element(step('Countries', 'Worldwide')).toBeChecked();
    await expect.element(step('How long: Exclusivity', '3 months')).toBeChecked();
    await expect.element(dialog.getByLabelText('Project Title')).toHaveValue('Typed before');
    await expect.element(dialog.getByRole('checkbox', { name: 'Reel/Post' })).not.toBeChecked();
  });

  test('are switched by their words as well, each of them', async () => {
    await open();
    const unmoved: string[] = [];
    for (const row of document.querySelectorAll<HTMLElement>('[role=dialog] .right-row')) {
      const toggle = row.querySelector<HTMLInputElement>('[role=switch]:enabled');
      for (const words of toggle ? row.querySelectorAll<HTMLElement>('h4, h4 + p') : []) {
        const before = toggle?.checked;
        await page.elementLocator(words).getByText(words.textContent, { exact: true }).click();
        if (toggle?.checked === before) unmoved.push(words.textContent);
      }
    }
    expect(unmoved).toEqual([]);
  });

  test('fit a wide screen and a phone', async () => {
    await open();
    await dialog.getByRole('switch', { name: 'Paid ads' }).click();
    await expect.element(dialog.getByRole('heading', { name: 'Price so far' })).toBeVisible();
    await expectToSay('the rights of a brief', ['Who posts']);
    // A phone has the sum next to the button, and its lines are one press away.
    await dialog.getByRole('button', { name: 'Price and rights so far' }).click();
    await expect.element(dialog.getByRole('heading', { name: 'Price so far' })).toBeVisible();
    await expect.element(dialog.getByRole('heading', { name: 'In plain words' })).toBeVisible();
  });
});

describe('what differs from usual', () => {
  test('is counted and named while it is folded, marked by its line, and taken back there', async () => {
    await open();
    const more = dialog.getByText('More terms');
    await expect.element(dialog.getByText('all as usual')).toBeVisible();
    await expect.element(dialog.getByText(/^Usual rights: own accounts, website and shop/)).toBeVisible();
    await dialog.getByRole('switch', { name: 'Paid ads' }).click();
    await dialog.getByLabelText('Deposit', { exact: true }).selectOptions('30% of the price');
    await expect.element(dialog.getByText('Usual: No deposit.')).toBeVisible();
    await more.click();
    await expect.element(dialog.getByLabelText('Deposit', { exact: true })).not.toBeVisible();
    await expect.element(dialog.getByText('2 differ from usual')).toBeVisible();
    await expect.element(dialog.getByText('Paid ads, Deposit')).toBeVisible();
    await expect.element(dialog.getByText(/^Other rights: .*paid ads for 3 months/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Change the rights' }).click();
    await expect.element(dialog.getByRole('switch', { name: 'Your own accounts' })).toHaveFocus();
    await dialog.getByRole('button', { name: 'Back to usual Paid ads' }).click();
    await expect.element(dialog.getByRole('switch', { name: 'Paid ads' })).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Back to usual Deposit' }).click();
    await expect.element(dialog.getByText('all as usual')).toBeVisible();
  });

  test('opens by itself where a folded field has an error, which gets the focus', async () => {
    await open();
    await fillIn();
    await dialog.getByRole('switch', { name: 'Your own accounts' }).click();
    await dialog.getByRole('switch', { name: 'Website and shop' }).click();
    await dialog.getByText('More terms').click();
    await expect.element(dialog.getByRole('switch', { name: 'Your own accounts' })).not.toBeInTheDocument();
    await send();
    await expect.element(dialog.getByRole('switch', { name: 'Your own accounts' })).toHaveFocus();
    await expect
      .element(dialog.getByRole('alert').filter({ hasText: 'Choose at least one use of the content' }))
      .toBeVisible();
  });
});

describe('the usual rights', () => {
  const own: UsualRights = {
    ...builtInUsualRights,
    paidAds: 'MONTHS_3',
    exclusivity: { months: 1, category: '' },
  };

  test('are the brand’s own where it has some, and the form says so until others are chosen', async () => {
    server.returns('rights.usual', { rights: own, whose: 'BRAND' });
    await open();
    await expect.element(dialog.getByText('Your usual rights')).toBeVisible();
    await expect.element(adsFor('3 months')).toBeChecked();
    await expect.element(together).toHaveTextContent('Together $1,340');
    await adsFor('30 days').click();
    await expect.element(dialog.getByText('Your usual rights', { exact: true })).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Take your usual rights' }).click();
    await expect.element(adsFor('3 months')).toBeChecked();
    await expect.element(dialog.getByText('Your usual rights')).toBeVisible();
  });

  test('are those on Briefcast else, and what the form says can be kept as one’s own', async () => {
    await open();
    await expect.element(dialog.getByText('Usual on Briefcast')).toBeVisible();
    await dialog.getByRole('switch', { name: 'Paid ads' }).click();
    server.returns('rights.keepUsual', ({ body: { rights } }) => ({
      rights: rights ?? builtInUsualRights,
      whose: 'BRAND' as const,
    }));
    await dialog.getByRole('button', { name: 'Keep as our usual rights' }).click();
    await expect.element(page.getByText('Kept as your usual rights')).toBeVisible();
    await expect.element(dialog.getByText('Your usual rights')).toBeVisible();
    await expect
      .poll(() => server.calls('rights.keepUsual').map(({ body }) => body.rights))
      .toEqual([{ ...builtInUsualRights, paidAds: 'MONTHS_3' }]);
  });

  test('that cannot be read keep nobody from writing a brief', async () => {
    server.loses('rights.usual');
    await open();
    await expect.element(together).toHaveTextContent('Together $1,000');
  });
});

describe('a package', () => {
  test('fills what is asked for and the price, and its sum says so', async () => {
    const offered = {
      ...{ name: 'Launch set', includes: 'Three films and stills.', price: 240_000, turnaroundDays: 7 },
      deliverables: [{ kind: 'UGC Video' as const, count: 3 }],
    };
    const inWords = { ...offered, name: 'A month', deliverables: undefined, price: 300_000 };
    server.returns('creators.details', {
      details: { socialAccounts: [], packages: [offered, inWords], facts: null, surcharges },
    });
    await open();
    const packages = dialog.getByRole('group', { name: 'Packages of Layla' });
    await packages.getByText('Launch set').click();
    await expect.element(dialog.getByLabelText('Budget ($)')).toHaveValue('2400');
    await expect.element(dialog.getByLabelText('How many: UGC Video')).toHaveValue('3');
    await expect.element(together).toHaveTextContent('Together $2,400');
    await expect.element(dialog.getByText('Package “Launch set”')).toBeVisible();
    // Takes shares of the package's price; deliverables beyond it have their own rate.
    await dialog.getByRole('switch', { name: 'Paid ads' }).click();
    await expect.element(together).toHaveTextContent('Together $3,120');
    await dialog.getByRole('switch', { name: 'Paid ads' }).click();
    await dialog.getByText('Story Post').click();
    await expect.element(together).toHaveTextContent('Together $2,900');
    await packages.getByText('A month').click();
    await expect.element(together).toHaveTextContent('Together $3,000');
    await packages.getByText('No package: use the rates').click();
    await expect.element(together).toHaveTextContent('Together $3,500');
    await packages.getByText('Launch set').click();
    await fillIn();
    await send();
    await expect.poll(() => server.calls('deals.create')).toHaveLength(1);
    const [sent] = server.calls('deals.create');
    expect(sent?.body).toMatchObject({ budget: 240_000, deliverables: ['UGC Video'] });
    expect(Object.keys(sent?.body ?? {})).not.toContain('packageName');
  });
});

describe('the deposit of a brief', () => {
  const deposit = dialog.getByLabelText('Deposit', { exact: true });
  const sentDeposits = () => server.calls('deals.create').map(({ body }) => body.deposit);

  test('is none unless the brand chooses one', async () => {
    await open();
    await fillIn();
    await dialog.getByLabelText('Budget ($)').fill('1000');
    await expect.element(deposit).toHaveDisplayValue('No deposit');
    await send();
    await expect.poll(sentDeposits).toEqual([undefined]);
  });

  test('is a part of the price within so many days', async () => {
    await open();
    await fillIn();
    await dialog.getByLabelText('Budget ($)').fill('1000');
    await deposit.selectOptions('30% of the price');
    const days = dialog.getByLabelText('Deposit paid within');
    await expect.element(days).toHaveDisplayValue('7 days');
    await days.selectOptions('3 days');
    await send();
    await expect.poll(sentDeposits).toEqual([{ percent: 30, days: 3 }]);
  });
});
