/** Push of somebody who turned it on in this browser, after a new login, a new address or a new key of the server. */
import { loadClient } from '../../lib/load-client.ts';
import { isPushPerson, turnOnAgain } from '../../lib/push-device.ts';

/** Registers this device with the server again for a person who wanted that; does nothing for others. */
export async function keepPush(personId: string): Promise<void> {
  if (!isPushPerson(personId)) return;
  const { pushes } = await loadClient();
  const { serverKey } = await pushes.read();
  const device = await turnOnAgain(personId, serverKey);
  if (device) await pushes.addDevice({ body: device });
}
