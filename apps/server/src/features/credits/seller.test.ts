/** Nothing is sold by nobody, taxed without a number, or invoiced to somebody unknown (rules/credits#seller). */

import type { OperatorSettings } from '@briefcast/contract';
import { type Client, defaultOperatorSettings } from '@briefcast/contract';
import { beforeEach, expect, test } from 'vitest';
import { replaceSettings } from '../../platform/operator-settings.ts';
import { setCredits, stateBuyer, statedBuyer, statedHouse } from '../../testing/credits.ts';
import { useTestServer } from '../../testing/harness.ts';

const server = useTestServer();
let admin: Client;
beforeEach(async () => {
  admin = (await server.signInAdmin()).client;
  await setCredits(server, true);
});

const { credits, subscription } = defaultOperatorSettings;
const sold = { credits: { ...credits, isOn: true }, subscription: { ...subscription, isOn: true } };

/** As an earlier version kept them, which asked nothing of who sells. */
async function keepSettings(settings: OperatorSettings) {
  await server.app.deps.db.transaction((tx) => replaceSettings(tx, settings));
  await server.app.deps.settings.refresh();
}
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

test('what costs money is switched on only where who sells is stated', async () => {
  const { seller, bank } = statedHouse;
  const change = (settings: Partial<OperatorSettings>) =>
    admin.operatorSettings
      .change({ body: { ...defaultOperatorSettings, ...statedHouse, ...settings } })
      .then(() => [])
      .catch((error: { code: string; details: { path: string[] }[] }) => [
        error.code,
        ...error.details.map(({ path }) => path.join('.')),
      ]);
  const lacks = (path: string) => ['admin.seller_incomplete', path];
  const cases: [Partial<OperatorSettings>, string[]][] = [
    [{ credits: sold.credits, seller: { ...seller, name: '' } }, lacks('seller.name')],
    [{ subscription: sold.subscription, seller: { ...seller, address: '' } }, lacks('seller.address')],
    [{ ...sold, bank: { ...bank, accountHolder: '' } }, lacks('bank.accountHolder')],
    [{ ...sold, bank: { ...bank, bankName: '' } }, lacks('bank.bankName')],
    [{ ...sold, bank: { ...bank, iban: '' } }, lacks('bank.iban')],
    [{ seller: { name: '', address: '', taxNumber: '' } }, []],
    [sold, []],
    // Numbers that cannot be, whether anything is sold or not.
    [{ bank: { ...bank, iban: 'AE00 123' } }, ['request.invalid', 'bank.iban']],
    [{ bank: { ...bank, swift: 'MARSA' } }, ['request.invalid', 'bank.swift']],
    [{ seller: { ...seller, taxNumber: '123' } }, ['request.invalid', 'seller.taxNumber']],
  ];
  const answers = [];
  for (const [settings] of cases) answers.push(await change(settings));
  expect(answers).toEqual(cases.map(([, answer]) => answer));
  const typed = { ...bank, iban: 'ae07 0331 2345 6789 0123 456' };
  const { settings } = await admin.operatorSettings.change({
    body: { ...defaultOperatorSettings, ...statedHouse, bank: typed },
  });
  expect(settings.bank.iban).toBe(bank.iban);
});

test('where an earlier version sold without a seller, nothing is ordered, confirmed or numbered', async () => {
  const [brand, creator] = await Promise.all([server.signUpBrand(), server.signUpCreator()]);
  await stateBuyer(brand);
  const { order } = await brand.client.billing.order({ body: { credits: 10 } });
  await keepSettings({ ...defaultOperatorSettings, ...sold });
  const paid = { params: { id: order.id }, body: { receivedFils: order.grossFils } };
  expect([
    await codeOf(brand.client.billing.order({ body: { credits: 30 } })),
    await codeOf(creator.client.subscription.order()),
    await codeOf(creator.client.subscription.checkout()),
    await codeOf(admin.adminMoney.confirmOrder(paid)),
  ]).toEqual(['billing.not_for_sale', 'billing.not_for_sale', 'billing.not_for_sale', 'invoice.no_seller']);
  expect((await brand.client.billing.balance()).ready).toBe(0);
  expect((await brand.client.invoices.list()).invoices).toEqual([]);
});

test('no VAT is asked for without a tax number, and none is invoiced', async () => {
  const [brand, creator] = await Promise.all([server.signUpBrand(), server.signUpCreator()]);
  await stateBuyer(brand);
  const { order: taxed } = await brand.client.billing.order({ body: { credits: 60 } });
  const seller = { ...statedHouse.seller, taxNumber: '' };
  await keepSettings({ ...defaultOperatorSettings, ...statedHouse, ...sold, seller });
  const { order } = await brand.client.billing.order({ body: { credits: 10 } });
  expect(order).toMatchObject({ taxBasisPoints: 0, taxFils: 0, grossFils: order.netFils });
  expect((await brand.client.billing.read()).taxBasisPoints).toBe(0);
  expect((await server.anonymous.system.prices()).prices.taxBasisPoints).toBe(0);
  expect((await creator.client.subscription.order()).order.taxFils).toBe(0);
  const pay = ({ id, grossFils }: typeof order) =>
    admin.adminMoney.confirmOrder({ params: { id }, body: { receivedFils: grossFils } });
  expect(await codeOf(pay(taxed))).toBe('invoice.no_tax_number');
  await pay(order);
  const { invoices } = await brand.client.invoices.list();
  expect(invoices).toMatchObject([{ taxFils: 0, grossFils: order.netFils }]);
});

test('who orders states what the invoice asks for, and an order that waits takes what is stated later', async () => {
  const brand = await server.signUpBrand('Amber Atelier');
  const orderOf = () => brand.client.billing.order({ body: { credits: 10 } });
  const lacking = await orderOf().catch((error: unknown) => error);
  expect(lacking).toMatchObject({
    code: 'billing.buyer_incomplete',
    details: [{ path: ['address'] }, { path: ['taxNumber'] }],
  });
  await stateBuyer(brand);
  const { order } = await orderOf();
  const body = { ...statedBuyer, taxNumber: '100999888700003', hasNoTaxNumber: false };
  await brand.client.billing.changeDetails({ body });
  const params = { id: order.id };
  await admin.adminMoney.confirmOrder({ params, body: { receivedFils: order.grossFils } });
  await brand.client.billing.changeDetails({ body: { ...body, company: 'Another' } });
  const [invoice] = (await brand.client.invoices.list()).invoices;
  expect(invoice?.buyer).toMatchObject({ name: 'Oasis Skin', taxNumber: '100999888700003' });
});

test('an order of an earlier version without an address is not invoiced before its brand states one', async () => {
  const brand = await server.signUpBrand();
  await stateBuyer(brand);
  const { order } = await brand.client.billing.order({ body: { credits: 10 } });
  await brand.client.billing.changeDetails({ body: { ...statedBuyer, address: '' } });
  const pay = () =>
    admin.adminMoney.confirmOrder({ params: { id: order.id }, body: { receivedFils: order.grossFils } });
  expect(await codeOf(pay())).toBe('invoice.no_buyer');
  await stateBuyer(brand);
  expect(await codeOf(pay())).toBe('done');
});

test('another order of a pack that waits already is asked for on purpose', async () => {
  const brand = await server.signUpBrand();
  await stateBuyer(brand);
  const { order } = await brand.client.billing.order({ body: { credits: 10 } });
  const again = (isAnother?: boolean) => brand.client.billing.order({ body: { credits: 10, isAnother } });
  const refused = await again().catch((error: unknown) => error);
  expect(refused).toMatchObject({
    code: 'billing.same_waits',
    message: expect.stringContaining(order.reference),
  });
  expect(await codeOf(brand.client.billing.order({ body: { credits: 30 } }))).toBe('done');
  expect(await codeOf(again(true))).toBe('done');
});
