/** A brief that is begun from a creator's card: permission, missing fields, and a session that ends before sending. */
import { AppError, usualRights, withDefaults } from '@briefcast/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dayOf } from '../../../lib/calendar-day.ts';
import { campaignDetail } from '../../../testing/campaigns.ts';
import { chooseFiles, picture } from '../../../testing/choose-files.ts';
import { message } from '../../../testing/deals.ts';
import { directoryPage, publicCreator } from '../../../testing/directory.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf, newBrand, newCreator } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';
import { logInAgain } from '../../../testing/walk-states.ts';

const dialog = page.getByRole('dialog');
const title = dialog.getByLabelText('Project Title');
const press = (name: string) => page.getByRole('button', { name }).first().click();
const send = () => dialog.getByRole('button', { name: 'Send Brief' }).click();
const open = () => press('Send Brief');
/** Opens what is usual until somebody says otherwise. */
const unfold = () => dialog.getByText('More terms').click();

let brands = 0;
let brand = newBrand();

beforeEach(() => {
  // Files of briefs that were begun are kept for each brand while the page is open.
  brands += 1;
  brand = newBrand({ id: idOf(500 + brands) });
  server.returns('briefTemplates.list', { templates: [] });
  server.returns('creators.categories', { categories: [] });
  server.returns('creators.directory', directoryPage([publicCreator()]));
  server.returns('creators.publicProfile', { creator: publicCreator() });
  server.returns('creators.details', { details: { socialAccounts: [], packages: [], facts: null } });
});

async function fillIn() {
  await title.fill('Winter barrier serum');
  await dialog.getByLabelText('Project Description').fill('Three steps, bare skin first.');
  await dialog.getByText('UGC Video').click();
  await dialog.getByLabelText('Budget ($)').fill('$1,240.50');
  await dialog.getByLabelText('Deadline').fill('2099-12-12');
}

test('a title that papers cannot print is told of while it is typed', async () => {
  signIn(brand);
  await openApp('/creators');
  await open();
  await title.fill('Serum 🚀');
  await expect.element(title).toHaveAccessibleDescription(/cannot print 🚀 and/);
  await title.fill('Serum');
  await expect.element(title).not.toHaveAccessibleDescription(/cannot print/);
});

describe('whoever logs in on the way', () => {
  test('goes on with the brief', async () => {
    const app = await openApp('/creators');
    await page.getByRole('link', { name: 'Sign Up to Send Brief' }).first().click();
    await expect.poll(app.address).toBe('/signup#brand');
    await expect.element(page.getByRole('radio', { name: 'Brand' })).toBeChecked();
    await expect.element(page.getByLabelText('Company Name')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    signInLater(brand);
    await logInAgain(brand);
    await expect.poll(app.address).toBe('/creators');
    await expect.element(page.getByRole('dialog', { name: 'Send Brief to Layla Haddad' })).toBeVisible();
  });

  test('without being a brand reads why there is no brief', async () => {
    const creator = newCreator();
    await openApp('/creators');
    await page.getByRole('link', { name: 'Sign Up to Send Brief' }).first().click();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    signInLater(creator);
    await logInAgain(creator);
    await expect
      .element(
        page.getByText(
          'Only brand accounts can send briefs to creators. Please sign up as a brand to access this feature.',
        ),
      )
      .toBeVisible();
  });

  /** Stubs the responses for their account, without having been signed in before. */
  function signInLater(user: Parameters<typeof signIn>[0]) {
    signIn(user);
    localStorage.clear();
  }
});

describe('a brief', () => {
  beforeEach(() => signIn(brand));

  test('goes into a campaign, whose guidelines are among its requirements', async () => {
    const campaign = campaignDetail({ guidelines: 'Bare skin\nNo promises' });
    server.returns('campaigns.list', { campaigns: [campaign], nextCursor: null });
    server.returns('campaigns.read', { campaign });
    server.returns('deals.create', { deal: { id: idOf(90), status: 'BRIEF_SENT' } });
    server.returns('messages.send', { message: message(1, 'BRAND') });
    await openApp('/creators');
    await open();
    await fillIn();
    await dialog.getByLabelText('Campaign').selectOptions('Ramadan serum launch');
    await expect.element(dialog.getByText('Its guidelines are among the requirements.')).toBeVisible();
    await send();
    await expect
      .poll(() => server.calls('deals.create'))
      .toMatchObject([{ body: { campaignId: campaign.id, requirements: ['Bare skin', 'No promises'] } }]);
  });

  test('is begun from a campaign, which is chosen already', async () => {
    const campaign = campaignDetail({ sums: [] });
    server.returns('campaigns.list', { campaigns: [campaign], nextCursor: null });
    server.returns('campaigns.read', { campaign });
    server.returns('deals.brandDeals', { deals: [], nextCursor: null });
    const app = await openApp(`/campaigns/${campaign.id}`);
    await page.getByRole('link', { name: 'Send a brief' }).click();
    await expect.poll(app.address).toBe('/creators');
    await open();
    await expect.element(dialog.getByLabelText('Campaign')).toHaveValue(campaign.id);
  });

  test('that is unfinished says what is missing and stays as it was typed', async () => {
    const app = await openApp('/creators');
    await open();
    await title.fill('Winter barrier serum');
    await dialog.getByLabelText('Deadline').fill('2020-01-01');
    await send();
    await expect.element(dialog.getByText('Choose at least one deliverable.')).toBeVisible();
    await expect.element(dialog.getByText('Enter a budget.')).toBeVisible();
    await expect.element(dialog.getByText('The deadline cannot be in the past.')).toBeVisible();
    expect(server.calls('deals.create')).toEqual([]);
    await app.reload();
    await open();
    await expect.element(title).toHaveValue('Winter barrier serum');
  });

  test('is in the currency of the creator’s prices, unless another is chosen', async () => {
    const inDirhams = publicCreator({ currency: 'AED', ugcVideoPricing: 300_000, ugcPhotoPricing: 50_000 });
    server.returns('creators.directory', directoryPage([inDirhams]));
    server.returns('creators.publicProfile', { creator: inDirhams });
    server.returns('deals.create', { deal: { id: idOf(90), status: 'BRIEF_SENT' } });
    server.returns('messages.send', { message: message(1, 'BRAND') });
    await openApp('/creators');
    await open();
    await unfold();
    const currency = dialog.getByRole('group', { name: 'Currency' });
    await expect.element(currency.getByRole('radio', { name: 'UAE dirhams AED' })).toBeChecked();
    await expect.element(dialog.getByText('Layla Haddad uses this currency.')).toBeVisible();
    await dialog.getByText('UGC Video').first().click();
    const together = dialog.getByRole('status').filter({ hasText: 'Together' });
    await expect.element(together).toMatchTextContent(/AED 3,000/u);
    await dialog.getByLabelText('Budget (AED)').fill('4200');
    await expect.element(dialog.getByText('About $1,144 at 3.6725, the fixed rate')).toBeVisible();

    await currency.getByText('US dollars').click();
    await expect.element(together).toMatchTextContent(/\$816.88/u);
    await expect
      .element(dialog.getByText('Each project uses one currency. The other is for reference only.'))
      .toBeVisible();
    await title.fill('Winter barrier serum');
    await dialog.getByLabelText('Project Description').fill('Three steps, bare skin first.');
    await dialog.getByLabelText('Budget ($)').fill('1000');
    await dialog.getByLabelText('Deadline').fill('2099-12-12');
    await currency.getByText('UAE dirhams').click();
    await send();
    await expect
      .poll(() => server.calls('deals.create'))
      .toMatchObject([{ body: { budget: 100_000, currency: 'AED' } }]);
  });

  const key = () => `briefDraft:${brand.id}:${publicCreator().id}`;
  /** Changes the draft as another tab would: only the others hear of it. */
  function changeElsewhere(draft: string | null) {
    if (draft === null) localStorage.removeItem(key());
    else localStorage.setItem(key(), draft);
    window.dispatchEvent(new StorageEvent('storage', { key: key() }));
  }
  const kept = () => localStorage.getItem(key()) ?? '';

  test('is there in another tab and after a log-out, for who wrote it alone', async () => {
    const app = await openApp('/creators');
    await open();
    await title.fill('Winter barrier serum');
    sessionStorage.clear();
    const colleague = newBrand({ id: idOf(499) });
    signIn(colleague);
    await app.reload();
    await open();
    await expect.element(title).toHaveValue('');
    signIn(brand);
    await app.reload();
    await open();
    await expect.element(title).toHaveValue('Winter barrier serum');
  });

  test('follows what is written and sent in another tab', async () => {
    await openApp('/creators');
    await open();
    await title.fill('Winter barrier serum');
    changeElsewhere(kept().replace('Winter', 'Summer'));
    await expect.element(title).toHaveValue('Summer barrier serum');
    await dialog.getByLabelText('Project Description').fill('Bare skin first.');
    expect(kept()).toContain('Summer barrier serum');
    // Expects no second brief from here, as the first is on its way from there.
    const sent = {
      ...JSON.parse(kept()),
      progress: { dealId: idOf(90), requestKey: 'key-of-the-other-tab' },
    };
    changeElsewhere(JSON.stringify(sent));
    await expect.element(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect.element(title).toBeDisabled();
    changeElsewhere(null);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText('Your brief to Layla Haddad was sent in another tab')).toBeVisible();
    await open();
    await expect.element(title).toHaveValue('');
  });

  test('says how many of each and what is wished of them', async () => {
    server.returns('deals.create', { deal: { id: idOf(90), status: 'BRIEF_SENT' } });
    server.returns('messages.send', { message: message(91, 'Hello.') });
    await openApp('/creators');
    await open();
    await fillIn();
    await dialog.getByText('UGC Photo').click();
    await dialog.getByLabelText('How many: UGC Photo').selectOptions('3');
    await unfold();
    await dialog.getByLabelText('Rounds of changes').selectOptions('1');
    await dialog.getByText('9:16, 0:15 to 1:00, at least 1080 × 1920').click();
    await dialog.getByLabelText('Longest, in seconds').fill('10');
    await dialog.getByText('9:16, 0:15 to 0:10, at least 1080 × 1920').click();
    await unfold();
    await send();
    // A field with an error does not stay folded away.
    await expect.element(dialog.getByText('The longest length is shorter than the shortest.')).toBeVisible();
    expect(server.calls('deals.create')).toEqual([]);
    await dialog.getByLabelText('Longest, in seconds').fill('30');
    await dialog.getByLabelText('Shape').first().selectOptions('1:1');
    await send();
    await expect
      .poll(() => server.calls('deals.create'))
      .toMatchObject([
        {
          body: {
            deliverables: ['UGC Video', 'UGC Photo'],
            deliverableWishes: [
              {
                kind: 'UGC Video',
                count: 1,
                shape: '1:1',
                minSeconds: 15,
                maxSeconds: 30,
                minWidth: 1080,
                minHeight: 1080,
              },
              { kind: 'UGC Photo', count: 3, shape: '4:5', minSeconds: null, maxSeconds: null },
            ],
            rounds: 1,
          },
        },
      ]);
  });

  test('goes to several creators at once, each with the welcome, once nobody refuses it', async () => {
    const lina = publicCreator({ id: idOf(60), firstName: 'Lina', lastName: 'Aziz' });
    server.returns('creators.directory', directoryPage([publicCreator(), lina]));
    server.returns('messages.send', { message: message(91, 'Hello.') });
    await openApp('/creators');
    await open();
    await fillIn();
    await dialog.getByRole('button', { name: 'Add creators' }).click();
    await dialog.getByRole('checkbox', { name: 'Lina Aziz' }).click();
    await expect.element(dialog.getByText(/^2 creators get this brief/)).toBeVisible();
    await expect
      .element(dialog.getByRole('heading', { name: 'Send Brief to Layla Haddad and Lina Aziz' }))
      .toBeVisible();
    await dialog.getByText('Same for all').click();
    await expect.element(dialog.getByText(/^\$2,481 in total/)).toBeVisible();
    server.refuses(
      'deals.createSeveral',
      new AppError('request.invalid', {
        findings: [{ path: ['creatorIds', 1], code: 'creator.unavailable' }],
      }),
    );
    await send();
    await expect.element(dialog.getByText(/^Lina Aziz takes no briefs at the moment/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Do not send to Lina Aziz' }).click();
    await dialog.getByRole('checkbox', { name: 'Lina Aziz' }).click();
    server.returns('deals.createSeveral', ({ body }) => ({
      deals: body.creatorIds.map((creatorId, index) => ({
        id: idOf(90 + index),
        status: 'BRIEF_SENT' as const,
        creatorId,
      })),
    }));
    await send();
    await expect.element(page.getByText('Brief Sent Successfully! 🎉')).toBeVisible();
    await expect
      .poll(() => server.calls('messages.send').map(({ body }) => [body.dealId, body.content.slice(0, 9)]))
      .toEqual([
        [idOf(90), 'Hi Layla,'],
        [idOf(91), 'Hi Lina, '],
      ]);
    expect(server.calls('deals.create')).toEqual([]);
  });

  test('goes to a roster at each creator’s rate, and stays a draft for who names none', async () => {
    const inDirhams = { currency: 'AED' as const, ugcPhotoPricing: 38_000 };
    const layla = publicCreator({ ugcPhotoPricing: 45_000 });
    const lina = publicCreator({ id: idOf(60), firstName: 'Lina', lastName: 'Aziz', ...inDirhams });
    const omar = publicCreator({ id: idOf(61), firstName: 'Omar', lastName: 'Fayed', ugcPhotoPricing: null });
    const night = { id: idOf(70), name: 'Night skin' };
    const inNight = { isFavourite: false, listIds: [night.id], note: '', noteBy: null, notedAt: null };
    server.returns('creators.directory', directoryPage([layla]));
    server.returns('creators.details', {
      details: { socialAccounts: [], packages: [], facts: null, surcharges: [] },
    });
    server.returns('rosters.read', {
      lists: [night],
      saved: [lina, omar].map(({ id }) => ({ creatorId: id, ...inNight })),
    });
    server.returns('rosters.creators', {
      creators: [lina, omar].map((creator) => ({
        ...{ creatorId: creator.id, name: creator.firstName, creator },
        ...{ facts: null, projects: 0, running: 0 },
      })),
    });
    server.returns('deals.createSeveral', ({ body }) => ({
      deals: body.creatorIds.map((creatorId, index) => ({
        id: idOf(90 + index),
        status: 'BRIEF_SENT' as const,
        creatorId,
      })),
    }));
    server.returns('messages.send', { message: message(91, 'Hello.') });
    await openApp('/creators');
    await open();
    await title.fill('Winter barrier serum');
    await dialog.getByLabelText('Project Description').fill('One still.');
    await dialog.getByText('UGC Photo').click();
    await dialog.getByLabelText('Deadline').fill('2099-12-12');
    await dialog.getByRole('button', { name: 'Add creators' }).click();
    await dialog.getByLabelText('From').selectOptions('Night skin');
    await dialog.getByRole('button', { name: 'Tick all' }).click();
    const price = (name: string) => dialog.getByLabelText(`Price of ${name}`);
    await expect.element(price('Layla Haddad')).toHaveValue('450');
    await expect.element(price('Lina Aziz')).toHaveValue('380');
    await expect.element(price('Omar Fayed')).toHaveValue('');
    await expect.element(dialog.getByText('$450 and AED 380 in total.')).toBeVisible();
    await expect
      .element(dialog.getByText(/Omar Fayed stays a draft until there is a price\.$/))
      .toBeVisible();
    await price('Layla Haddad').fill('400');
    await expect.element(dialog.getByText('$50.00 under the creator’s rate')).toBeVisible();
    await send();
    await expect
      .poll(() => server.calls('deals.createSeveral').map(({ body }) => [body.creatorIds, body.prices]))
      .toEqual([
        [
          [layla.id, lina.id],
          [
            { creatorId: layla.id, budget: 40_000, currency: 'USD' },
            { creatorId: lina.id, budget: 38_000, currency: 'AED' },
          ],
        ],
      ]);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(localStorage.getItem(`briefDraft:${brand.id}:${omar.id}`)).toContain('Winter barrier serum');
  });

  test('begins with a template, which can be undone, and becomes one', async () => {
    const brief = {
      ...{
        title: 'Monthly reel',
        description: 'As always.',
        requirements: ['One take'],
        rounds: 3,
        budget: 90_000,
      },
      ...{
        deliverables: ['Reel/Post' as const],
        deliverableWishes: [withDefaults({ kind: 'Reel/Post', count: 2 })],
      },
      // Numbers that are not on offer, as a client of one's own may keep them.
      ...{ paymentDays: 21, licenceMonths: 9, exclusivity: { months: 4, category: 'Hair serums' } },
    };
    // Expects the template as it is kept from now on: a reel is posted by both.
    const { licenceMonths: _, ...kept } = brief;
    const proposed = { ...usualRights, posting: 'BOTH' };
    const template = { id: idOf(80), name: 'Monthly', brief, createdAt: '2026-03-01T12:00:00.000Z' };
    server.returns('briefTemplates.list', { templates: [template] });
    server.returns('briefTemplates.create', { template });
    await openApp('/creators');
    await open();
    await expect.element(title).toHaveFocus();
    await title.fill('Typed before');
    await dialog.getByLabelText('Start from a template').selectOptions('Monthly');
    await unfold();
    await expect.element(title).toHaveValue('Monthly reel');
    await expect.element(dialog.getByLabelText('How many: Reel/Post')).toHaveValue('2');
    await expect.element(dialog.getByLabelText('Requirements (optional)')).toHaveValue('One take');
    const days = dialog.getByLabelText('Paid within');
    await expect.element(days).toHaveValue('21');
    await expect
      .element(dialog.getByText(/^The earlier brief licensed everything.*for 9 months/))
      .toBeVisible();
    await expect.element(dialog.getByRole('radio', { name: /^4 months/ })).toBeChecked();
    await expect.element(dialog.getByLabelText(/^Competitors in/)).toHaveValue('Hair serums');
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect.element(title).toHaveValue('Typed before');
    await expect.element(days).toHaveValue('');
    await dialog.getByLabelText('Start from a template').selectOptions('Monthly');
    await dialog.getByRole('button', { name: 'Save as template' }).click();
    // Escape leaves the name alone, not the brief.
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog.getByLabelText('Name of the template')).not.toBeInTheDocument();
    await expect.element(title).toHaveValue('Monthly reel');
    await dialog.getByRole('button', { name: 'Save as template' }).click();
    await dialog.getByLabelText('Name of the template').fill('Monthly, again');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(page.getByText('Template saved')).toBeVisible();
    await expect
      .poll(() => server.calls('briefTemplates.create'))
      .toMatchObject([{ body: { name: 'Monthly, again', brief: { ...kept, rights: proposed } } }]);
    expect(server.calls('deals.create')).toEqual([]);
  });

  test('comes to what the creator’s prices make of it, and warns of too little money, time or sense', async () => {
    server.returns(
      'creators.directory',
      directoryPage([
        publicCreator({ ugcVideoPricing: 19_000, ugcPhotoPricing: 6_500, ugcTurnaroundDays: 4 }),
      ]),
    );
    await openApp('/creators');
    await open();
    await expect.element(dialog.getByText('Choose deliverables to add up their prices here.')).toBeVisible();
    await dialog.getByText('UGC Video').click();
    await dialog.getByText('UGC Photo').click();
    await dialog.getByLabelText('How many: UGC Video').selectOptions('2');
    await expect.element(dialog.getByRole('status').filter({ hasText: 'Together $445' })).toBeVisible();
    await dialog.getByLabelText('Budget ($)').fill('100');
    await dialog.getByLabelText('Deadline').fill(dayOf(new Date()));
    const low = dialog.getByText(/^This is far below the prices of Layla Haddad, which come to \$445/);
    const tight = dialog.getByText(/^Layla Haddad usually takes 4 days/);
    await expect.element(low).toBeVisible();
    await expect.element(tight).toBeVisible();
    await dialog.getByRole('button', { name: 'Take $445 as the budget' }).click();
    await expect.element(dialog.getByLabelText('Budget ($)')).toHaveValue('445');
    await expect.element(low).not.toBeInTheDocument();
    await dialog.getByLabelText('Deadline').fill('2100-01-01');
    await expect.element(tight).not.toBeInTheDocument();
    await expect.element(dialog.getByText(/Check the year/)).toBeVisible();
    await unfold();
    await dialog.getByRole('radio', { name: /^We send it/ }).click();
    await dialog.getByLabelText('Arrives by').fill('2100-01-02');
    await expect.element(dialog.getByText(/^The sample is promised for .* no time before/)).toBeVisible();
    // Names the field, which is above the text on wide screens.
    await expect.element(dialog.getByRole('radio', { name: 'Is the day under “Deadline”' })).toBeChecked();
    await dialog.getByRole('radio', { name: 'Counts from arrival' }).click();
    await expect.element(dialog.getByText(/Under “Deadline”, enter the day you expect/)).toBeVisible();
    await expect.element(dialog.getByText(/^The sample is promised for/)).not.toBeInTheDocument();
  });

  test('takes no file that is too large, and can be left while one is on its way', async () => {
    server.returns('deals.create', { deal: { id: idOf(90), status: 'BRIEF_SENT' } });
    server.waits('files.upload');
    await openApp('/creators');
    server.returns('system.site', { demo: null, maxBytes: { VIDEO: 2e9, IMAGE: 4, DOCUMENT: 4 } });
    await open();
    await fillIn();
    await unfold();
    const large = new File(['12345'], 'large.png', { type: 'image/png' });
    await chooseFiles('References & Files', [large, picture('board.png')]);
    await expect
      .element(
        dialog.getByText('Too large: large.png. Videos can have up to 1.9 GB, other files up to 4 Bytes.'),
      )
      .toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Remove board.png' })).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Remove large.png' })).not.toBeInTheDocument();
    await send();
    await expect.element(dialog.getByRole('button', { name: 'Cancel board.png' })).toBeVisible();
    await expect.poll(() => server.calls('files.upload').length).toBe(1);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText('Your brief has reached Layla Haddad')).toBeVisible();
    expect(server.calls('messages.send')).toEqual([]);
    await open();
    await expect.element(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect.element(dialog.getByText('board.png')).toBeVisible();
  });

  test("waits for the login that its session's end forces", async () => {
    const app = await openApp('/creators');
    await open();
    await fillIn();
    server.refusesTokens('all');
    await send();
    await expect.poll(app.address).toBe('/login');
    await expect.element(page.getByText('Authentication Required')).toBeVisible();
    await expect.element(page.getByText('Please log in to send a brief')).toBeVisible();
    server.refusesTokens('none');
    await logInAgain(brand);
    await expect.poll(app.address).toBe('/creators');
    await expect.element(title).toHaveValue('Winter barrier serum');
  });
});
