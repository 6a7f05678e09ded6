/** Credits for tests: turned on, bought and counted. */
import {
  type CreditOrder,
  defaultOperatorSettings,
  type OperatorSettings,
  type PackSize,
} from '@briefcast/contract';
import { creditGrants } from '../platform/database/tables/index.ts';
import { brandIdOf } from './builders.ts';
import type { Person, TestServer } from './harness.ts';

/** Seller and account for transfers, as an operator states them. */
export const statedHouse = {
  seller: { name: 'Briefcast FZ-LLC', address: 'Building 6\nDubai', taxNumber: '100452177300003' },
  bank: {
    accountHolder: 'Briefcast FZ-LLC',
    bankName: 'Marsa Bank, Dubai',
    iban: 'AE070331234567890123456',
    swift: 'MRSAAEAD',
  },
} satisfies Partial<OperatorSettings>;

/** Invoice details with all that an invoice asks for. */
export const statedBuyer = {
  company: 'Oasis Skin',
  address: 'Sharjah',
  taxNumber: '',
  hasNoTaxNumber: true,
  email: '',
};

/** States the details of a brand's invoices, in its own name. */
export async function stateBuyer({ client }: Pick<Person, 'client'>): Promise<void> {
  const { details } = await client.billing.read();
  const { company } = details;
  await client.billing.changeDetails({ body: { ...statedBuyer, ...(company === '' ? {} : { company }) } });
}

/** Turns credits on, or off again; what `changes` does not name is as usual. */
export async function setCredits(
  server: TestServer,
  isOn: boolean,
  changes: Partial<OperatorSettings['credits']> = {},
): Promise<void> {
  const { client } = await server.signInAdmin();
  const { settings } = await client.operatorSettings.read();
  const credits = { ...defaultOperatorSettings.credits, ...changes, isOn };
  await client.operatorSettings.change({ body: { ...settings, ...statedHouse, credits } });
}

/** An order that waits for its payment, by a brand whose details are stated then. */
export async function placedOrder(brand: Person, credits: PackSize = 10): Promise<CreditOrder> {
  await stateBuyer(brand);
  return (await brand.client.billing.order({ body: { credits, isAnother: true } })).order;
}

/** A pack that was ordered and paid; returns the order's id. */
export async function buyCredits(server: TestServer, brand: Person, credits: PackSize): Promise<string> {
  const order = await placedOrder(brand, credits);
  const { client } = await server.signInAdmin();
  await client.adminMoney.confirmOrder({
    params: { id: order.id },
    body: { receivedFils: order.grossFils },
  });
  return order.id;
}

/** Goodwill credits for a new brand that another admin asked for; returns the id of the grant. */
export async function waitingGrant({ server }: { server: TestServer }): Promise<{ id: string }> {
  const brandId = brandIdOf(await server.signUpBrand());
  const [grant] = await server.app.deps.db
    .insert(creditGrants)
    .values({
      ...{ brandId, credits: 20, reason: 'A bad week', state: 'WAITING' },
      ...{ askedAt: server.app.deps.clock(), askedBy: 'Dana Reyes' },
    })
    .returning({ id: creditGrants.id });
  return { id: grant?.id ?? '' };
}
