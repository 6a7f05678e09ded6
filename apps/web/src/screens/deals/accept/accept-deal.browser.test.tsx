import { AppError, type DealDetail, type Surcharge, usualRights, withDefaults } from '@briefcast/contract';
import { linesOfDeal } from '@briefcast/contract/deals/versions';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dealDetail, noCreatorStats, proposedTerms } from '../../../testing/deals.ts';
import { expectWithinPage } from '../../../testing/endless.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf, newBrand, publishedCreator } from '../../../testing/people.ts';
import { sentTerms } from '../../../testing/samples.ts';
import { server } from '../../../testing/stub-server.ts';
import { walkStates } from '../../../testing/walk-states.ts';

const id = idOf(10);
const path = `/deal/${id}/accept`;
const surcharges: Surcharge[] = [
  { line: 'PAID_ADS_MONTHS_3', kind: 'PERCENT', percent: 30 },
  { line: 'EXCLUSIVITY_1', kind: 'NOT_OFFERED' },
];
const creator = publishedCreator({ ugcVideoPricing: 60_000, surcharges });

/** Two films for the usual uses, advertisements, and a month without competitors. */
const asked: Partial<DealDetail> = {
  budget: 150_000,
  deadline: '2099-12-12T00:00:00.000Z',
  deliverableWishes: [{ id: idOf(40), ...withDefaults({ kind: 'UGC Video', count: 2 }) }],
  rounds: { included: 3, used: 0 },
  paymentDays: 14,
  paymentRecord: { counted: 12, inTime: 11, averageDays: 24 },
  exclusivity: { months: 1, category: 'Skincare' },
  rights: {
    ...usualRights,
    paidAds: 'MONTHS_3',
    posting: 'BOTH',
    postOn: '2099-12-20T00:00:00.000Z',
  },
};

/** Signs the creator in with a brief that can change while it is read. */
function withBrief(fields: Partial<DealDetail> = asked) {
  let deal = dealDetail(fields);
  signIn(creator);
  server.returns('deals.read', () => ({ deal }));
  server.returns('deals.creatorDeals', { deals: [], nextCursor: null });
  server.returns('deals.creatorStats', noCreatorStats);
  server.returns('deals.changeStatus', ({ body: { status } }) => {
    deal = { ...deal, status };
    return { deal: { id, status } };
  });
  return {
    /** Change by the brand while the page is open, as the live stream reports it. */
    change(next: Partial<DealDetail>) {
      deal = { ...deal, ...next };
      server.sends({ kind: 'deal.changed', dealId: id, subjectId: null, by: 'BRAND', byPerson: null });
    },
  };
}

const half = (name: string) => page.getByRole('region', { name });
const row = (text: string) => half('What I give').getByRole('listitem').filter({ hasText: text });
const box = (text: RegExp) => page.getByRole('checkbox', { name: text });
const name = page.getByRole('textbox', { name: 'Type your name' });
const accept = page.getByRole('button', { name: 'Accept for $1,500' });
/** Presses the button although it is off: it leads to what is missing. */
const pressOff = () => accept.click({ force: true });
const start = (name: string) => page.getByRole('radio', { name });
const competitors = /^I will work for no competitor in Skincare until 1 month after completion\.$/;
const ads = /^The brand may pay to promote this content\. Term: 3 months from completion\.$/;

test('its states', () =>
  walkStates({
    visitor: creator,
    path,
    title: 'Before you accept',
    calls: ['deals.read'],
    loading: 'Loading what you agree to...',
    fill: () => server.returns('deals.read', { deal: dealDetail(asked) }),
    filled: ['Before you accept', 'What I give', 'What I get', 'By when', 'Accept for $1,500'],
    failing: ['Deal Not Found', 'Failed to fetch deal', 'Back to Dashboard'],
    clear: () => server.returns('deals.read', { deal: dealDetail({ ...asked, status: 'CANCELLED' }) }),
    empty: ['This brief no longer needs an answer', 'Open the Project'],
    expired: 'log in',
  }));

describe('the sheet', () => {
  test('tells what is given, until which day, and what is unlike the usual terms', async () => {
    withBrief();
    await openApp(path);
    await expect.element(row('2 × UGC Video')).toMatchTextContent(/by Dec 12, 2099/);
    await expect.element(row('Up to 3 rounds of changes')).toBeVisible();
    const usual = row('Brand’s own accounts, Website and shop');
    await expect.element(usual).toMatchTextContent(/GCC, until Jun 12, 2100.*6 months/);
    await expect.element(usual).not.toHaveAttribute('data-tone');
    const paid = row('Paid ads from the brand’s accounts');
    await expect.element(paid).toMatchTextContent(/GCC, until Mar 12, 2100/);
    await expect.element(paid).toMatchTextContent(/Not in your prices: you ask \$360 for it\./);
    await expect.element(paid).toHaveAttribute('data-tone', 'orange');
    const exclusive = row('No competitors in Skincare');
    await expect.element(exclusive).toMatchTextContent(/Until Jan 12, 2100.*do not offer this.*1 month/);
    await expect.element(exclusive).toHaveAttribute('data-tone', 'orange');
    await expect.element(row('A post on my account')).toMatchTextContent(/Dec 20, 2099/);
    await expect
      .element(page.getByText('Not included: boosting your post, TV and outdoor, raw footage.'))
      .toBeVisible();
  });

  test('tells what is got, from whom and when, and how it compares with the own rates', async () => {
    withBrief({ ...asked, exclusivity: null });
    await openApp(path);
    const get = half('What I get');
    await expect.element(get.getByText('$1,500', { exact: true })).toBeVisible();
    await expect.element(get).toMatchTextContent(/Paid by Oasis Skin, directly to you\./);
    await expect
      .element(get)
      .toMatchTextContent(/14 days after completion11 of 12.*24 days.*by Dec 26, 2099/);
    await expect
      .element(get.getByText('Your prices for this: $1,560.00. This is $60.00 less.'))
      .toBeVisible();
    const days = half('By when').getByRole('listitem');
    for (const [at, text] of ['You accept', 'Content from you', 'You post', 'if completed Dec 12'].entries())
      await expect.element(days.nth(at)).toMatchTextContent(text);
  });

  test('tells of the product that comes with it, that it goes back, and that the deadline counts from it', async () => {
    const sample = { ...sentTerms, isReturned: true, dueAfterDays: 11 };
    withBrief({ ...asked, sample, sampleState: null, dueAfterDays: 11 });
    await openApp(path);
    await expect.element(row('2 × UGC Video')).toMatchTextContent(/11 days after the sample arrives/);
    await expect.element(row('You send back: Two bottles of barrier serum')).toBeVisible();
    await expect
      .element(half('What I get'))
      .toMatchTextContent(/Two bottles of barrier serum, sent to you.*Worth about \$340\.00/);
  });

  test('shows the licence of the terms of use where the brief does not name its uses', async () => {
    withBrief({ ...asked, rights: null, exclusivity: null, licenceMonths: 6 });
    await openApp(path);
    await expect
      .element(row('exclusively, worldwide and royalty-free'))
      .toMatchTextContent(/Until Jun 12, 2100.*6 months/);
    await expect.element(page.getByText('Your prices for this: $1,200.00.', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  });

  test('says of a brand that few creators know that it is new here', async () => {
    withBrief({ ...asked, paymentRecord: null });
    await openApp(path);
    await expect
      .element(half('What I get').getByText('New here, fewer than 3 payments so far'))
      .toBeVisible();
  });

  test('keeps endless names and titles within the page', async () => {
    withBrief();
    await expectWithinPage(path);
  });
});

describe('accepting', () => {
  test('takes every box and the name of the profile, and leads to the deal', async () => {
    withBrief();
    const app = await openApp(path);
    await pressOff();
    await expect.element(page.getByText('Tick what you agree to, or propose other terms.')).toBeVisible();
    await expect.element(box(competitors)).toHaveFocus();
    await box(competitors).click();
    await pressOff();
    await expect.element(box(ads)).toHaveFocus();
    await box(ads).click();
    await name.fill('Somebody Else');
    await pressOff();
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAccessibleDescription(/This is not the name in your profile\./);
    expect(server.calls('deals.changeStatus')).toEqual([]);
    await name.fill(' layla  haddad ');
    await accept.click();
    await expect.poll(app.address).toBe(`/deal/${id}`);
    await expect.element(page.getByText('Brief accepted')).toBeVisible();
    // The name was compared on the screen alone.
    await expect
      .poll(() => server.calls('deals.changeStatus'))
      .toMatchObject([{ params: { id }, body: { status: 'ACCEPTED' } }]);
    await expect.poll(() => server.calls('deals.changeStatus')[0]?.body).toEqual({ status: 'ACCEPTED' });
  });

  test('may wait for the deposit, which the page says with its sum and its day', async () => {
    withBrief({ ...asked, rights: null, exclusivity: null, deposit: { percent: 40, days: 7 } });
    await openApp(path);
    const get = half('What I get');
    await expect
      .element(get)
      .toMatchTextContent(/Deposit of \$600\.00.*40% within 7 days of acceptance.*by /);
    await expect.element(half('By when')).toMatchTextContent(/Deposit of \$600.*\$900/);
    await start('I start when the deposit has arrived').click();
    await name.fill('Layla Haddad');
    await accept.click();
    await expect
      .poll(() => server.calls('deals.changeStatus').map(({ body }) => body))
      .toEqual([{ status: 'ACCEPTED', startsWithDeposit: true }]);
  });

  test('is about the newest offer of the brand, and says so', async () => {
    const brief = linesOfDeal(dealDetail(asked));
    const mine = { ...brief, budget: 200_000 };
    const theirs = { ...mine, budget: 175_000, exclusivity: null, deposit: { percent: 40, days: 7 } };
    const proposals = [
      proposedTerms(70, { state: 'ANSWERED', lines: { before: brief, after: mine } }),
      proposedTerms(71, { by: 'BRAND', budget: 175_000, lines: { before: mine, after: theirs } }),
    ];
    withBrief({ ...asked, proposals });
    server.returns('deals.answerProposal', ({ body: { answer } }) => ({
      proposal: { ...proposedTerms(71), state: answer },
      deal: { id, status: 'ACCEPTED' as const },
    }));
    const app = await openApp(path);
    await expect.element(page.getByRole('region', { name: 'The brand’s newest offer' })).toBeVisible();
    await expect.element(half('What I get')).toMatchTextContent(/\$1,750.*Deposit of \$700\.00/);
    await expect.element(box(competitors)).not.toBeInTheDocument();
    await expect.element(accept).not.toBeInTheDocument();
    // The panel above leaves accepting to the sheet.
    await expect.element(page.getByRole('link', { name: 'Read and accept' })).not.toBeInTheDocument();
    await box(ads).click();
    await start('I start when the deposit has arrived').click();
    await name.fill('Layla Haddad');
    await page.getByRole('button', { name: 'Accept for $1,750' }).click();
    await expect.poll(app.address).toBe(`/deal/${id}`);
    await expect
      .poll(() => server.calls('deals.answerProposal'))
      .toMatchObject([
        { params: { id, proposalId: idOf(71) }, body: { answer: 'ACCEPTED', startsWithDeposit: true } },
      ]);
    expect(server.calls('deals.changeStatus')).toEqual([]);
  });

  test('begins again where a newer offer came while the brief was read', async () => {
    const brief = withBrief({ ...asked, rights: null, exclusivity: null });
    await openApp(path);
    await name.fill('Layla Haddad');
    const before = linesOfDeal(dealDetail({ ...asked, rights: null, exclusivity: null }));
    brief.change({
      proposals: [
        proposedTerms(71, { by: 'BRAND', lines: { before, after: { ...before, budget: 90_000 } } }),
      ],
    });
    await expect
      .element(page.getByRole('main').getByRole('alert'))
      .toMatchTextContent(/This brief has changed/);
    await expect.element(page.getByRole('button', { name: 'Accept for $900' })).toBeVisible();
    await expect.element(name).toHaveValue('');
  });

  test('does not wait for a deposit where somebody starts at once', async () => {
    withBrief({ ...asked, rights: null, exclusivity: null, deposit: { percent: 40, days: 7 } });
    await openApp(path);
    await name.fill('Layla Haddad');
    await pressOff();
    await expect.element(start('I start when the deposit has arrived')).toHaveFocus();
    expect(server.calls('deals.changeStatus')).toEqual([]);
    await start('I start at once').click();
    await accept.click();
    await expect
      .poll(() => server.calls('deals.changeStatus').map(({ body }) => body))
      .toEqual([{ status: 'ACCEPTED' }]);
  });

  test('is nothing that sending other terms does', async () => {
    withBrief({ ...asked, rights: null, exclusivity: null });
    server.returns('deals.propose', { proposal: proposedTerms(70) });
    server.refuses('creators.publicProfile', 'creator.not_found');
    server.refuses('creators.details', 'creator.not_found');
    await openApp(path);
    await name.fill('Layla Haddad');
    await page.getByRole('button', { name: 'Propose other terms' }).click();
    const form = page.getByRole('dialog', { name: 'Propose other terms' });
    await form.getByLabelText('Price ($)').fill('1,900');
    await form.getByRole('textbox', { name: 'Type your name' }).fill('Layla Haddad');
    await form.getByRole('button', { name: 'Send proposal' }).click();
    await expect.element(form).not.toBeInTheDocument();
    await expect.poll(() => server.calls('deals.propose')).toHaveLength(1);
    expect(server.calls('deals.changeStatus')).toEqual([]);
  });

  test('begins again where the brief changed while it was read', async () => {
    const brief = withBrief();
    await openApp(path);
    await box(ads).click();
    await name.fill('Layla Haddad');
    brief.change({ exclusivity: { months: 6, category: 'Skincare' } });
    await expect
      .element(page.getByRole('main').getByRole('alert'))
      .toMatchTextContent(/This brief has changed/);
    await expect.element(row('No competitors in Skincare')).toMatchTextContent(/6 months/);
    await expect.element(box(ads)).not.toBeChecked();
    await expect.element(name).toHaveValue('');
  });

  test('ends where the brand withdrew the brief meanwhile', async () => {
    const brief = withBrief();
    await openApp(path);
    await name.fill('Layla Haddad');
    brief.change({ status: 'CANCELLED', statusReason: 'The launch has moved.' });
    const told = page.getByRole('main').getByRole('alert');
    await expect.element(told).toMatchTextContent(/no longer needs an answer/);
    await expect.element(told).toMatchTextContent(/The launch has moved\./);
    await expect.element(accept).not.toBeInTheDocument();
    await expect
      .element(told.getByRole('link', { name: 'Open the Project' }))
      .toHaveAttribute('href', `/deal/${id}`);
  });

  test('is refused where the page did not hear of it, and then says why', async () => {
    withBrief({ ...asked, rights: null, exclusivity: null });
    server.loses('live.events');
    await openApp(path);
    await name.fill('Layla Haddad');
    server.returns('deals.changeStatus', () => {
      throw new AppError('deal.status_conflict', { params: { status: 'CANCELLED' } });
    });
    server.returns('deals.read', { deal: dealDetail({ ...asked, status: 'CANCELLED' }) });
    await accept.click();
    await expect.element(page.getByText('The brief could not be accepted')).toBeVisible();
    await expect.element(page.getByText('This brief no longer needs an answer')).toBeVisible();
  });
});

test('a phone reaches everything of it by scrolling, one thing at a time', async () => {
  await page.viewport(390, 664);
  withBrief();
  const app = await openApp(path);
  const parts = [
    half('What I give'),
    half('What I get'),
    half('By when'),
    box(competitors),
    box(ads),
    name,
    accept,
    page.getByRole('button', { name: 'Propose other terms' }),
    page.getByRole('button', { name: 'Reject' }),
  ];
  let above = 0;
  for (const part of parts) {
    await expect.element(part).toBeVisible();
    part.element().scrollIntoView({ block: 'end' });
    const { left, right, bottom } = part.element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(390);
    expect(bottom + scrollY).toBeGreaterThan(above);
    above = bottom + scrollY;
  }
  await box(competitors).click();
  await box(ads).click();
  await name.fill('Layla Haddad');
  await accept.click();
  await expect.poll(app.address).toBe(`/deal/${id}`);
});

test('a member of the brand is led to the page of their own side', async () => {
  signIn(newBrand());
  server.returns('deals.read', { deal: dealDetail(asked) });
  const app = await openApp(path);
  await expect.poll(app.address).toBe(`/brand-deal/${id}`);
});

test('a brief in dirhams is read in dollars by the rate, and measured by prices in dollars', async () => {
  const rate = { perDollar: 36_725, day: '2026-11-25' };
  withBrief({ ...asked, budget: 420_000, currency: 'AED', rate });
  await openApp(path);
  const get = half('What I get');
  await expect.element(get).toMatchTextContent(/AED 4,200/u);
  await expect.element(get).toMatchTextContent(/About \$1,144 at 3\.6725, rate of Nov 25, 2026/u);
  // Two films at $600, and 30 percent of that for advertisements.
  await expect.element(get).toMatchTextContent(/AED 5,729\.10/u);
  await expect.element(page.getByRole('button', { name: 'Accept for AED 4,200' })).toBeVisible();
});
