/** Credits for tests: turned on, bought and counted. */
import { defaultOperatorSettings, type OperatorSettings, type PackSize } from '@briefcast/contract';
import type { Person, TestServer } from './harness.ts';

/** Turns credits on, or off again; what `changes` does not name is as usual. */
export async function setCredits(
  server: TestServer,
  isOn: boolean,
  changes: Partial<OperatorSettings['credits']> = {},
): Promise<void> {
  const { client } = await server.signInAdmin();
  const { settings } = await client.operatorSettings.read();
  const credits = { ...defaultOperatorSettings.credits, ...changes, isOn };
  await client.operatorSettings.change({ body: { ...settings, credits } });
}

/** A pack that was ordered and paid; returns the order's id. */
export async function buyCredits(server: TestServer, brand: Person, credits: PackSize): Promise<string> {
  const { order } = await brand.client.billing.order({ body: { credits } });
  const { client } = await server.signInAdmin();
  await client.adminMoney.confirmOrder({
    params: { id: order.id },
    body: { receivedFils: order.grossFils },
  });
  return order.id;
}
