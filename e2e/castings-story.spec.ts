/** A brand of two people casts: from an open brief and three applications to projects, and to those who hear that it was not them. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Account, adminToken, callAs, newAccount, password } from './accounts.ts';
import { newParties } from './deals.ts';
import { expectToFit, type OwnMarket, startMarket } from './own-market.ts';

// One market for the whole file.
test.describe.configure({ mode: 'default' });

const title = 'Three mornings, one serum';
const names = ['Layla Haddad', 'Amara Nwosu', 'Hana Seo'] as const;
const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

let market: OwnMarket;
let owner: Account;
let manager: Account;
let creators: Account[];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  market = await startMarket('castings-story');
  const client = await market.client(browser);
  const parties = await newParties(client, market.mailsTo);
  owner = parties.brand;
  creators = [parties.creator];
  for (const [firstName, lastName] of [
    ['Amara', 'Nwosu'],
    ['Hana', 'Seo'],
  ] as const)
    creators.push(await newCreator(browser, { firstName, lastName }));
  manager = await newMember(browser);
});
test.afterAll(async () => {
  // Undefined if it did not start.
  await market?.server.stop();
});

/** A creator whom the admin published. */
async function newCreator(browser: Browser, name: { firstName: string; lastName: string }): Promise<Account> {
  const client = await market.client(browser);
  const creator = await newAccount(client, name, market.mailsTo);
  await callAs(client, creator.token, 'PUT', '/api/users/profile', { bio: 'Skincare on camera.' });
  const path = `/api/admin/creators/${creator.user.id}/toggle-publish`;
  await callAs(client, await adminToken(client), 'POST', path, { isPublished: true });
  return creator;
}

/** A manager who came by the invitation that was mailed. */
async function newMember(browser: Browser): Promise<Account> {
  const client = await market.client(browser);
  const email = 'dana@oasisskin.example';
  await callAs(client, owner.token, 'POST', '/api/team/invitations', { email, role: 'MANAGER' });
  const token = () => /\/invitation\?token=([\w-]+)/.exec(market.mailsTo(email).join())?.[1];
  await expect.poll(token).toBeDefined();
  const answer = await client.request.post('/api/invitations/accept', {
    data: { token: token(), firstName: 'Dana', lastName: 'Aziz', password },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { data } = (await answer.json()) as { data: Omit<Account, 'email'> };
  return { email, ...data };
}

const cardOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function post(page: Page) {
  await page.goto('/my-castings/new');
  await page.getByLabel('Project Title').fill(title);
  await page.getByLabel('Project Description').fill('Film your own morning, serum second of three steps.');
  await page.getByText('UGC Photo').click();
  await page.getByLabel('Pay per creator (USD)').fill('300');
  await page.getByLabel('Up to (USD)').fill('450');
  await page.getByLabel('Places').selectOption('2');
  await page.getByLabel('Apply by').fill(inDays(7));
  await page.getByLabel('Content due').fill(inDays(28));
  await page.getByRole('button', { name: 'Post casting' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function apply(page: Page, price: string) {
  await page.goto('/castings');
  // The list moves down when the tabs of a creator appear above it.
  await expect(page.getByRole('link', { name: 'My applications' })).toBeVisible();
  await page.getByRole('link', { name: title }).tap();
  await page.getByRole('button', { name: 'Apply', exact: true }).first().tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your pitch').fill('I film at 6.40, when the light comes in low.');
  await dialog.getByLabel(/^Your price/).fill(price);
  await dialog.getByRole('button', { name: 'Apply', exact: true }).tap();
  await expect(dialog).toBeHidden();
  await expectToFit(page);
}

test('a team casts two of three, and everybody hears of it once', async ({ browser }) => {
  test.setTimeout(240_000);
  const [rania, dana] = [
    await market.open(browser, owner, desktop),
    await market.open(browser, manager, desktop),
  ];
  const phones: Page[] = [];
  for (const creator of creators) phones.push(await market.open(browser, creator, phone));

  await test.step('the owner posts, and three creators apply', async () => {
    await post(rania);
    for (const [at, price] of ['420', '360', '450'].entries()) await apply(phones[at] as Page, price);
    for (const name of names) await expect(cardOf(rania, name)).toBeVisible();
  });

  await test.step('both vote and note, and see one another’s at once', async () => {
    await dana.goto('/my-castings');
    await dana.getByRole('link', { name: title }).click();
    await cardOf(rania, 'Amara Nwosu').getByRole('button', { name: /^Yes/ }).click();
    await expect(cardOf(dana, 'Amara Nwosu').getByRole('button', { name: 'Yes, 1 vote' })).toBeVisible();
    await cardOf(dana, 'Hana Seo')
      .getByRole('button', { name: /^Add a note/ })
      .click();
    await dana.getByRole('dialog').getByRole('textbox').fill('The macro lens is what we lack.');
    await dana.getByRole('button', { name: 'Save note' }).click();
    await expect(cardOf(rania, 'Hana Seo').getByText('Dana Aziz')).toBeVisible();
    await expect(cardOf(rania, 'Hana Seo').getByText('The macro lens is what we lack.')).toBeVisible();
    await rania.getByLabel('Sort').selectOption('Most wanted first');
    await expect(rania.getByRole('heading', { level: 2 }).first()).toHaveText('Amara Nwosu');
  });

  await test.step('they look at them beside one another, first without names', async () => {
    for (const name of names)
      await cardOf(rania, name)
        .getByRole('checkbox', { name: /Compare/ })
        .click();
    await rania.getByRole('link', { name: 'Compare 3' }).click();
    await rania.getByRole('switch', { name: 'Hide names and prices' }).click();
    await expect(rania.getByRole('heading', { name: /^Applicant [A-Z]\d+$/ }).first()).toBeVisible();
    await expect(rania.getByRole('main').getByText('Layla')).toHaveCount(0);
    await rania.getByRole('switch', { name: 'Hide names and prices' }).click();
    await rania.getByRole('button', { name: 'Pick Amara Nwosu' }).click();
    await rania.getByRole('button', { name: 'Cast 1 creator' }).click();
    await rania.getByRole('dialog').getByRole('button', { name: 'Cast for $360.00' }).click();
    await expect(rania.getByText('Cast: the brief is on its way')).toBeVisible();
  });

  await test.step('of two who pick the last place at once one wins, and the other keeps the picks', async () => {
    await rania.getByRole('link', { name: 'Applicants' }).first().click();
    await cardOf(rania, 'Layla Haddad').getByRole('button', { name: 'Pick' }).click();
    await cardOf(dana, 'Hana Seo').getByRole('button', { name: 'Pick' }).click();
    const confirm = async (page: Page) => {
      await page.getByRole('button', { name: 'Cast 1 creator' }).click();
      return page.getByRole('dialog').getByRole('button', { name: /^Cast for/ });
    };
    const [one, other] = [await confirm(rania), await confirm(dana)];
    await Promise.all([one.click(), other.click()]);
    const told = (page: Page) => page.getByRole('alert').getByText(/Somebody in your team was faster/);
    const won = (page: Page) => page.getByText('Cast: the brief is on its way');
    const outcome = async () => {
      const [ofRania, ofDana] = [
        [await won(rania).count(), await told(rania).count()],
        [await won(dana).count(), await told(dana).count()],
      ];
      return [ofRania, ofDana].map((counts) => counts.join()).toSorted();
    };
    await expect.poll(outcome).toEqual(['0,1', '1,0']);
    const loser = (await told(dana).count()) > 0 ? dana : rania;
    await loser.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(loser.getByRole('region', { name: 'Your picks' })).toContainText(
      loser === dana ? 'You picked Hana Seo' : 'You picked Layla Haddad',
    );
  });

  await test.step('the two accept, and whoever was not chosen is told once', async () => {
    const client = await market.client(browser);
    const states: string[] = [];
    for (const creator of creators) {
      const { applications } = await callAs<{
        applications: { state: string; deal: { id: string } | null }[];
      }>(client, creator.token, 'GET', '/api/casting-applications');
      states.push(applications[0]?.state ?? '');
    }
    expect(states.toSorted()).toEqual(['CAST', 'CAST', expect.stringMatching(/SEEN|WAITING/)]);
    await rania.goto(rania.url());
    const end = rania.getByRole('button', { name: 'End', exact: true });
    await end.click();
    await rania.getByRole('alertdialog').getByRole('button', { name: 'End' }).click();
    await expect(rania.getByText('Casting ended. We have told the applicants')).toBeVisible();
    const [left] = creators.filter((_, at) => states[at] !== 'CAST');
    const mails = () => market.mailsTo(left?.email ?? '').filter((mail) => mail.includes('chose others'));
    await expect.poll(() => mails().length).toBe(1);
    expect(mails()[0]).toContain(title);
    const lost = phones[creators.indexOf(left as Account)] as Page;
    await lost.goto('/my-applications');
    await expect(lost.getByText('Not chosen')).toBeVisible();
    for (const [at, page] of phones.entries()) {
      if (states[at] !== 'CAST') continue;
      await page.goto('/my-applications');
      await page.getByRole('link', { name: 'Read the brief' }).tap();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
  });
  // Of the two who took the last place, one was refused.
  market.expectNoFaults([/status of 409/]);
});
