/** The sample on the pages of a deal, as its creator and its brand work with it. */
import type { DealDetail, Sample } from '@briefcast/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseFiles, picture } from '../../testing/choose-files.ts';
import { dealDetail, dealFile, noCreatorStats } from '../../testing/deals.ts';
import { expectWithinPage } from '../../testing/endless.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, newBrand, publishedCreator } from '../../testing/people.ts';
import { sample, sentTerms, someAddress } from '../../testing/samples.ts';
import { server } from '../../testing/stub-server.ts';

const id = idOf(10);
const card = page.getByRole('region', { name: 'Product sample' });
const button = (name: string) => card.getByRole('button', { name });
const dialog = (name: string) => page.getByRole('dialog', { name });
const shipment = {
  carrier: 'Aramex',
  trackingUrl: 'https://aramex.example/7714',
  sentOn: '2026-01-22T00:00:00.000Z',
};

/** Signs a side in with a sample that keeps the statements on it. */
function withSample(
  side: 'BRAND' | 'CREATOR',
  fields: Partial<Sample> = {},
  ofDeal: Partial<DealDetail> = {},
) {
  let now = sample(fields);
  signIn(side === 'BRAND' ? newBrand() : publishedCreator());
  const deal = () => dealDetail({ status: 'ACCEPTED', sample: now.terms, sampleState: now.state, ...ofDeal });
  server.returns('deals.read', () => ({ deal: deal() }));
  server.returns('deals.creatorDeals', { deals: [], nextCursor: null });
  server.returns('deals.creatorStats', noCreatorStats);
  server.returns('samples.read', () => ({ sample: now }));
  const become = (next: Partial<Sample>) => {
    now = { ...now, ...next };
    return { sample: now };
  };
  server.returns('samples.giveAddress', ({ body }) => become({ state: 'TO_SEND', address: body }));
  server.returns('samples.send', ({ body }) => become({ state: 'ON_ITS_WAY', shipment: body }));
  server.returns('samples.sendBack', ({ body }) => become({ state: 'ON_ITS_WAY_BACK', returned: body }));
  server.returns('samples.confirmReturn', () => become({ state: 'RETURNED' }));
  server.returns('samples.answer', ({ body: { outcome, note = null } }) =>
    become({ state: outcome, note, arrivedAt: '2026-01-24T10:00:00.000Z' }),
  );
  return openApp(side === 'BRAND' ? `/brand-deal/${id}` : `/deal/${id}`);
}

describe('the creator', () => {
  test('is asked where it goes, gives an address, and may correct it', async () => {
    await withSample('CREATOR');
    await expect.element(card.getByText('Waiting for the address')).toBeVisible();
    await button('Enter address').click();
    const form = dialog('Where does the sample go?');
    await form.getByRole('button', { name: 'Send address' }).click();
    await expect.element(form.getByLabelText('Name at the door')).toHaveFocus();
    expect(server.calls('samples.giveAddress')).toEqual([]);
    await form.getByLabelText('Name at the door').fill('Layla Haddad');
    await form.getByLabelText('Phone for the courier').fill('call me');
    await form.getByLabelText('Street and number, or villa').fill('Villa 14, Street 8B');
    await form.getByLabelText('City').fill('Jumeirah 1');
    await form.getByLabelText('Country').fill('United Arab Emirates');
    await form.getByRole('button', { name: 'Send address' }).click();
    await expect.element(form.getByLabelText('Phone for the courier')).toHaveFocus();
    await form.getByLabelText('Phone for the courier').fill('+971 50 000 0000');
    await form.getByRole('button', { name: 'Send address' }).click();
    await expect.element(form).not.toBeInTheDocument();
    await expect
      .poll(() => server.calls('samples.giveAddress'))
      .toMatchObject([{ params: { dealId: id }, body: { ...someAddress, region: '' } }]);
    await expect.element(card.getByText('To send')).toBeVisible();
    await expect.element(card.getByText('Villa 14, Street 8B')).toBeVisible();
    await button('Change').click();
    await expect
      .element(dialog('Where does the sample go?').getByLabelText('City'))
      .toHaveValue('Jumeirah 1');
  });

  test('says that it arrived, after following the parcel', async () => {
    await withSample('CREATOR', { state: 'ON_ITS_WAY', address: someAddress, shipment });
    const link = card.getByRole('link', { name: 'Track parcel' });
    await expect.element(link).toHaveAttribute('href', 'https://aramex.example/7714');
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await button('It arrived').click();
    await expect.element(card.getByText('Arrived', { exact: true })).toBeVisible();
    await expect.poll(() => server.calls('samples.answer')).toMatchObject([{ body: { outcome: 'ARRIVED' } }]);
  });

  test('says what is wrong with it', async () => {
    await withSample('CREATOR', { state: 'ON_ITS_WAY', address: someAddress, shipment });
    await button('Damaged or missing').click();
    const form = dialog('What is wrong?');
    await form.getByText('The parcel did not arrive').click();
    await form.getByLabelText('Details (optional)').fill('The courier left nothing');
    await form.getByRole('button', { name: 'Tell the brand' }).click();
    await expect.element(card.getByText('Not received').first()).toBeVisible();
    await expect
      .poll(() => server.calls('samples.answer'))
      .toMatchObject([{ body: { outcome: 'NOT_RECEIVED', note: 'The courier left nothing' } }]);
  });

  test('adds a photo of what came damaged, which the card shows', async () => {
    const photo = { id: idOf(60), name: 'broken.png', size: 10, url: '/api/files/broken' };
    await withSample('CREATOR', { state: 'ON_ITS_WAY', address: someAddress, shipment });
    const damaged = { sample: sample({ state: 'DAMAGED', photo }) };
    server.returns('samples.answer', () => {
      server.returns('samples.read', damaged);
      return damaged;
    });
    server.returns('files.upload', { file: dealFile(60) });
    await button('Damaged or missing').click();
    const form = dialog('What is wrong?');
    await form.getByText('The parcel did not arrive').click();
    await expect.element(form.getByRole('group', { name: 'Photo' })).not.toBeInTheDocument();
    await form.getByText('Damaged, or not what was agreed').click();
    await chooseFiles('Drop your files here or browse', [picture('broken.png')]);
    await form.getByRole('button', { name: 'Tell the brand' }).click();
    await expect.element(card.getByRole('link', { name: 'Photo of the damaged sample' })).toBeVisible();
    await expect
      .poll(() => server.calls('samples.answer'))
      .toMatchObject([{ body: { outcome: 'DAMAGED', photoId: idOf(60) } }]);
    await expect.poll(() => server.calls('files.upload')).toMatchObject([{ query: { for: 'payment' } }]);
  });

  test('reads what a late parcel does to the deadline, as long as it is awaited', async () => {
    const terms = { ...sentTerms, arrivesBy: '2099-01-24T00:00:00.000Z' };
    await withSample('CREATOR', { terms });
    await expect.element(card.getByText('If it is late')).toBeVisible();
  });

  test('sees days in the place of a deadline that counts from the arrival', async () => {
    await withSample('CREATOR', { terms: { ...sentTerms, dueAfterDays: 11 } }, { dueAfterDays: 11 });
    await expect
      .element(card.getByRole('heading', { name: '11 days after the sample arrives' }))
      .toBeVisible();
    const overview = page.getByRole('region', { name: 'Overview' });
    await expect.element(overview.getByText('11 days after the sample arrives')).toBeVisible();
  });

  test('states the receipt of what they bought, within what was agreed', async () => {
    server.returns('samples.stateReceipt', ({ body }) => ({
      sample: sample({
        terms: { kind: 'BOUGHT', what: 'Coffee', upTo: 5_000 },
        state: 'BOUGHT',
        receipt: {
          amount: body.amount,
          file: { id: idOf(60), name: 'receipt.png', size: 10, url: '/api/files/receipt' },
          statedAt: '2026-01-24T10:00:00.000Z',
        },
      }),
    }));
    await withSample('CREATOR', { terms: { kind: 'BOUGHT', what: 'Coffee', upTo: 5_000 }, state: 'TO_BUY' });
    server.returns('files.upload', { file: dealFile(60) });
    await button('Add receipt').click();
    const form = dialog('What did it cost?');
    const send = form.getByRole('button', { name: 'Save' });
    await form.getByLabelText('Amount on the receipt ($)').fill('51');
    await send.click();
    await expect.element(form.getByText('The brief pays back up to $50.00.')).toBeVisible();
    await form.getByLabelText('Amount on the receipt ($)').fill('42');
    await send.click();
    await expect.element(form.getByText('Add the receipt.')).toBeVisible();
    await chooseFiles('Drop your files here or browse', [picture('receipt.png')]);
    await send.click();
    await expect.element(form).not.toBeInTheDocument();
    await expect
      .poll(() => server.calls('samples.stateReceipt'))
      .toMatchObject([{ body: { amount: 4_200, fileId: idOf(60) } }]);
    await expect.poll(() => server.calls('files.upload')).toMatchObject([{ query: { for: 'payment' } }]);
  });
});

describe('the brand', () => {
  test('reads the address, and says how it was sent', async () => {
    await withSample('BRAND', { state: 'TO_SEND', address: someAddress });
    await expect.element(card.getByText('+971 50 000 0000')).toBeVisible();
    await button('I sent it').click();
    const form = dialog('How did you send it?');
    await form.getByLabelText('Carrier').fill('Aramex');
    await form.getByLabelText('Tracking link').fill('javascript:alert(1)');
    await form.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(form.getByLabelText('Tracking link')).toHaveFocus();
    expect(server.calls('samples.send')).toEqual([]);
    await form.getByLabelText('Tracking link').fill('https://aramex.example/7714');
    const day = form.getByLabelText('Sent on');
    const today = (day.element() as HTMLInputElement).value;
    // The deal was sent on March 1.
    await expect.element(day).toHaveAttribute('min', '2026-02-28');
    await day.fill('2020-01-01');
    await form.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(form.getByText(/^Choose February 28, 2026 or later/)).toBeVisible();
    expect(server.calls('samples.send')).toEqual([]);
    await day.fill(today);
    await form.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(form).not.toBeInTheDocument();
    await expect
      .poll(() => server.calls('samples.send'))
      .toMatchObject([{ body: { carrier: 'Aramex', trackingUrl: 'https://aramex.example/7714' } }]);
    await expect.element(card.getByText('On its way', { exact: true }).first()).toBeVisible();
  });

  test('confirms that it is back, after the project', async () => {
    await withSample(
      'BRAND',
      { terms: { ...sentTerms, isReturned: true }, state: 'ON_ITS_WAY_BACK', returned: shipment },
      { status: 'CANCELLED' },
    );
    await button('It came back').click();
    await expect.element(card.getByText('It is back with the brand')).toBeVisible();
  });

  test('of a role that may not send sees neither address nor button', async () => {
    signIn({ ...newBrand(), memberRole: 'REVIEWER' });
    server.returns('deals.read', {
      deal: dealDetail({ status: 'ACCEPTED', sample: sentTerms, sampleState: 'TO_SEND' }),
    });
    server.returns('samples.read', { sample: sample({ state: 'TO_SEND' }) });
    await openApp(`/brand-deal/${id}`);
    await expect.element(card.getByText(/Your owners and managers see the address/)).toBeVisible();
    await expect.element(card.getByRole('button')).not.toBeInTheDocument();
  });
});

test.each(['CREATOR', 'BRAND'] as const)(
  'to the %s of a project that is over it is nothing that has to be sent, and moves no deadline',
  async (side) => {
    const terms = { ...sentTerms, arrivesBy: '2026-12-05T00:00:00.000Z' };
    await withSample(side, { terms, state: 'TO_SEND' }, { status: 'COMPLETED' });
    await expect.element(card.getByText('Nothing more to send')).toBeVisible();
    await expect.element(card.getByText('No longer needed')).toBeVisible();
    await expect.element(card.getByText('To send', { exact: true })).not.toBeInTheDocument();
    await expect.element(card.getByText(/moves the deadline/u)).not.toBeInTheDocument();
    // It may have been sent without a word.
    const arrives = card.getByText('If it still arrives, confirm it here.');
    if (side === 'CREATOR') await expect.element(arrives).toBeVisible();
    else await expect.element(arrives).not.toBeInTheDocument();
    expect(button('Arrived').elements()).toHaveLength(side === 'CREATOR' ? 1 : 0);
  },
);

test('one that was to be bought is told as not stated once the project is over', async () => {
  const terms = { kind: 'BOUGHT', what: 'A bag of coffee', upTo: 5_000 } as const;
  await withSample('CREATOR', { terms, state: 'TO_BUY' }, { status: 'CANCELLED' });
  await expect.element(card.getByText('The project ended without a receipt.')).toBeVisible();
});

test('says where it could not be loaded, and loads it again', async () => {
  signIn(publishedCreator());
  server.returns('deals.read', {
    deal: dealDetail({ status: 'ACCEPTED', sample: sentTerms, sampleState: 'ADDRESS_ASKED' }),
  });
  server.refuses('samples.read', 'internal');
  await openApp(`/deal/${id}`);
  await expect.element(card.getByText('Failed to load the sample')).toBeVisible();
  server.returns('samples.read', { sample: sample() });
  await button('Retry').click();
  await expect.element(button('Enter address')).toBeVisible();
});

test('keeps endless words within the page', async () => {
  const endless = 'Serum'.repeat(40);
  await withSample('CREATOR', {
    terms: { ...sentTerms, what: endless },
    state: 'DAMAGED',
    note: endless,
    address: { ...someAddress, street: endless },
    shipment: { ...shipment, carrier: endless },
  });
  await expect.element(card.getByText('Damaged or wrong').first()).toBeVisible();
  await expectWithinPage(`/deal/${id}`);
});
