/** The subscription of creators for tests. */
import { statedHouse } from './credits.ts';
import type { TestServer } from './harness.ts';

/** Turns it on, or off again. */
export async function setSubscription(server: TestServer, isOn: boolean): Promise<void> {
  const { client } = await server.signInAdmin();
  const { settings } = await client.operatorSettings.read();
  const subscription = { ...settings.subscription, isOn };
  await client.operatorSettings.change({ body: { ...settings, ...statedHouse, subscription } });
}
