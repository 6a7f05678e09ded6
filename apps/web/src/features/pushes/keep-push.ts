/** Push of somebody who turned it on in this browser, after a new login, a new address or a new key of the server. */
import { loadClient } from '../../lib/load-client.ts';
import { isPushPerson, turnOnAgain } from '../../lib/push-device.ts';

/** Tells the server of this device again, where the person wanted that; for everybody else nothing happens. */
export async function keepPush(personId: string): Promise<void> {
  if (!isPushPerson(personId)) return;
  const { pushes } = await loadClient();
  const { serverKey } = await pushes.read();
  const device = await turnOnAgain(personId, serverKey);
  if (device) await pushes.addDevice({ body: device });
}
