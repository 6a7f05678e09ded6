/** The brief as both sides keep to it: requested, confirmed and missed items, and rounds. */
import { type BriefItem, type BriefItemMark, type DealDetail, withDefaults } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { briefItem, dealDetail, dealFile } from '../../testing/deals.ts';
import { expectWithinPage } from '../../testing/endless.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, newBrand, publishedCreator } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';

const [early, late] = ['2026-03-02T12:00:00.000Z', '2026-03-03T12:00:00.000Z'];
const item = {
  light: briefItem(61, 'REQUIREMENT', 'Natural light'),
  texture: briefItem(62, 'DO', 'Show the texture', { attestedAt: early }),
  filters: briefItem(63, 'DONT', 'Beauty filters', { attestedAt: early, missedAt: late }),
  hashtag: briefItem(64, 'HASHTAG', '#oasis'),
  mention: briefItem(65, 'MENTION', '@oasisskin'),
};
const deal: Partial<DealDetail> = {
  status: 'SUBMITTED',
  briefItems: Object.values(item),
  deliverables: ['UGC Video', 'UGC Photo'],
  deliverableWishes: [
    { id: idOf(70), ...withDefaults({ kind: 'UGC Video' }) },
    {
      id: idOf(71),
      ...withDefaults({ kind: 'UGC Photo', count: 2, shape: null, minWidth: null, minHeight: null }),
    },
  ],
  rounds: { included: 3, used: 1 },
  files: [dealFile(20)],
};

/** A deal that keeps how its items are marked. */
function withDeal(visitor: Parameters<typeof signIn>[0], fields: Partial<DealDetail> = {}) {
  let current = dealDetail({ ...deal, ...fields });
  signIn(visitor);
  server.returns('deals.read', () => ({ deal: current }));
  const marked = (one: BriefItem, { attested, missed }: BriefItemMark): BriefItem => ({
    ...one,
    ...(attested === undefined ? {} : { attestedAt: attested ? '2026-03-04T12:00:00.000Z' : null }),
    ...(missed === undefined ? {} : { missedAt: missed ? '2026-03-04T12:00:00.000Z' : null }),
  });
  server.returns('deals.markBriefItems', ({ body }) => {
    const isMeant = ({ id }: BriefItem) => body.itemIds.includes(id);
    const items = (current.briefItems ?? []).map((one) => (isMeant(one) ? marked(one, body) : one));
    current = { ...current, briefItems: items };
    return { items: items.filter(isMeant) };
  });
}

const brandPage = `/brand-deal/${idOf(10)}`;
const creatorPage = `/deal/${idOf(10)}`;
const checkbox = (name: string) => page.getByRole('checkbox', { name });
/** The brief is folded while its work is reviewed, and once it is done. */
const openBrief = () => page.getByRole('heading', { name: 'Brief', exact: true }).click();
const listItem = (text: string) => page.getByRole('listitem').filter({ hasText: text });

test.each([
  ['the brand', newBrand(), brandPage],
  ['the creator', publishedCreator(), creatorPage],
] as const)(
  '%s sees what is asked for, how much of it is there, and the rounds',
  async (_, visitor, path) => {
    withDeal(visitor);
    await openApp(path);
    await openBrief();
    for (const text of ['Requirements', 'Do', "Don't", 'Hashtags', 'Mentions', 'Rounds of changes'])
      await expect.element(page.getByRole('heading', { name: text, exact: true })).toBeVisible();
    await expect.element(listItem('UGC Video')).toMatchTextContent('0 of 1');
    await expect
      .element(listItem('UGC Video'))
      .toMatchTextContent('9:16, 0:15 to 1:00, at least 1080 × 1920');
    await expect.element(listItem('2 × UGC Photo')).toMatchTextContent('1 of 2');
    await expect.element(listItem('2 × UGC Photo')).toMatchTextContent('Any shape and size');
    await expect.element(listItem('Show the texture')).toMatchTextContent('Confirmed');
    await expect.element(listItem('Beauty filters')).toMatchTextContent('Missed');
    await expect.element(page.getByText('Round 1 of 3')).toBeVisible();
    expect([...document.querySelectorAll('.coupon-used')].map((coupon) => coupon.textContent)).toEqual(['1']);
  },
);

test.each([
  [{ included: 1, used: 0 }, '1 round left'],
  [{ included: 2, used: 0 }, '2 rounds left'],
  [{ included: 2, used: 2 }, 'Round 2 of 2'],
  [{ included: 2, used: 3 }, 'Round 3, 2 included'],
])('rounds %j are "%s"', async (rounds, text) => {
  withDeal(newBrand(), { rounds });
  await openApp(brandPage);
  await openBrief();
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

test('the brand marks a point as missed, comments on the file with it, and takes it back', async () => {
  withDeal(newBrand());
  await openApp(brandPage);
  await openBrief();
  await page.getByRole('button', { name: 'Mark as missed: Natural light' }).click();
  await expect.element(listItem('Natural light')).toMatchTextContent('Missed');
  await expect
    .element(page.getByRole('link', { name: 'Comment on Natural light' }))
    .toHaveAttribute('href', `/review/${idOf(10)}/${idOf(20)}?cite=${item.light.id}`);
  await page.getByRole('button', { name: 'No longer missed: Natural light' }).click();
  await expect.element(page.getByRole('button', { name: 'Mark as missed: Natural light' })).toBeVisible();
  // A press shows at once, and is sent after the one before it.
  await expect
    .poll(() => server.calls('deals.markBriefItems').map(({ body }) => body))
    .toEqual([
      { itemIds: [item.light.id], missed: true },
      { itemIds: [item.light.id], missed: false },
    ]);
});

test.each<[string, Parameters<typeof signIn>[0], string, Partial<DealDetail>]>([
  ['the creator', publishedCreator(), creatorPage, {}],
  ['the brand of a closed deal', newBrand(), brandPage, { status: 'COMPLETED' }],
  ['the brand before there is a file', newBrand(), brandPage, { files: [] }],
])('%s marks nothing', async (_, visitor, path, fields) => {
  withDeal(visitor, fields);
  await openApp(path);
  await openBrief();
  await expect.element(listItem('Beauty filters')).toMatchTextContent('Missed');
  await expect.element(page.getByRole('button', { name: /missed: / })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: /^Comment on/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Guidelines to confirm' })).not.toBeInTheDocument();
});

test('the creator ticks what holds while working, and sees what was missed', async () => {
  withDeal(publishedCreator(), { status: 'NEEDS_REVISION' });
  await openApp(creatorPage);
  await expect.element(page.getByText('1 of 5', { exact: true })).toBeVisible();
  await expect.element(checkbox('Show the texture')).toBeChecked();
  await expect.element(checkbox('Beauty filters')).not.toBeChecked();
  await expect.element(page.getByText('Oasis Skin marked this as missed.')).toBeVisible();
  await checkbox('Natural light').click();
  await checkbox('Beauty filters').click();
  await expect.element(page.getByText('3 of 5', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Oasis Skin marked this as missed.')).not.toBeInTheDocument();
  await checkbox('Show the texture').click();
  await expect.element(page.getByText('2 of 5', { exact: true })).toBeVisible();
  // A press shows at once, and is sent after the one before it.
  await expect
    .poll(() => server.calls('deals.markBriefItems').map(({ body }) => body))
    .toEqual([
      { itemIds: [item.light.id], attested: true },
      { itemIds: [item.filters.id], attested: true },
      { itemIds: [item.texture.id], attested: false },
    ]);
});

test('a whole group is one press, and one more takes it back', async () => {
  const crop = briefItem(66, 'REQUIREMENT', 'Leave room for a title');
  withDeal(publishedCreator(), { status: 'IN_PROGRESS', briefItems: [item.light, crop, item.hashtag] });
  await openApp(creatorPage);
  const whole = checkbox('All of “Requirements”');
  // A single point needs no press for all.
  await expect.element(checkbox('All of “Hashtags”')).not.toBeInTheDocument();
  await checkbox('Natural light').click();
  await expect.element(whole).toBePartiallyChecked();
  await whole.click();
  await expect.element(page.getByText('2 of 3', { exact: true })).toBeVisible();
  for (const name of ['Natural light', 'Leave room for a title'])
    await expect.element(checkbox(name)).toBeChecked();
  await whole.click();
  await expect.element(page.getByText('0 of 3', { exact: true })).toBeVisible();
  // A press shows at once, and is sent after the one before it.
  await expect
    .poll(() => server.calls('deals.markBriefItems').map(({ body }) => body))
    .toEqual([
      { itemIds: [item.light.id], attested: true },
      { itemIds: [item.light.id, crop.id], attested: true },
      { itemIds: [item.light.id, crop.id], attested: false },
    ]);
});

test('ticks hold while the deal is read again, however often that is broken off', async () => {
  withDeal(publishedCreator(), { status: 'IN_PROGRESS' });
  await openApp(creatorPage);
  await expect.element(page.getByText('1 of 5', { exact: true })).toBeVisible();
  server.waits('deals.read');
  for (const [index, name] of ['Natural light', 'Beauty filters', '#oasis'].entries()) {
    await checkbox(name).click();
    // Each mark has it read again, and breaks off the reading for the one before.
    await expect.poll(() => server.calls('deals.read').length).toBe(index + 2);
    await expect.element(page.getByText(`${index + 2} of 5`, { exact: true })).toBeVisible();
  }
  for (const name of ['Natural light', 'Beauty filters', '#oasis'])
    await expect.element(checkbox(name)).toBeChecked();
});

test('a tick holds while it is on its way, and falls back where it was refused', async () => {
  withDeal(publishedCreator(), { status: 'IN_PROGRESS' });
  server.waits('deals.markBriefItems');
  await openApp(creatorPage);
  await expect.element(checkbox('Natural light')).toBeVisible();
  const box = checkbox('Natural light').element() as HTMLInputElement;
  box.click();
  // At once: it is never seen or read out unticked in between.
  expect(box.checked).toBe(true);
  await expect.element(checkbox('Natural light')).toBeChecked();
  server.refuses('deals.markBriefItems', 'deal.brief_item_not_found');
  await checkbox('#oasis').click();
  await expect.element(page.getByText('This item is not part of the brief.').first()).toBeVisible();
  await expect.element(checkbox('#oasis')).not.toBeChecked();
  await expect.element(checkbox('Natural light')).not.toBeChecked();
});

test.each([
  ['the brand', newBrand(), brandPage],
  ['the creator', publishedCreator(), creatorPage],
] as const)('endless points stay within the page of %s', async (_, visitor, path) => {
  withDeal(visitor, { status: 'NEEDS_REVISION' });
  await expectWithinPage(path);
});
