/** Stripe's telling of an event to the server of a test. */
import type { useTestServer } from '../harness.ts';
import type { Thing } from './books.ts';
import { signedEvent } from './server.ts';

/** Delivers it once, and does what follows from it. Throws unless the server has received it. */
export async function deliverEvent(
  server: ReturnType<typeof useTestServer>,
  type: string,
  thing: Thing,
): Promise<void> {
  const at = Math.floor(server.app.deps.clock().getTime() / 1000);
  const { body, signature } = signedEvent(type, thing, at);
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const call = { method: 'POST', url: '/api/payments/events', headers, payload: body } as const;
  const { statusCode } = await server.app.http.inject(call);
  if (statusCode !== 200) throw new Error(`An event was answered by ${statusCode}`);
  await server.drain();
}
