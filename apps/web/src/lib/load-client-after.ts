import type { Client } from '@briefcast/contract';
import { loadClient } from './load-client.ts';

/**
 * The calls for a decision about a deal, once what the person wrote there before has gone out (rules/phone#outbox). If they
 * cannot be loaded, throws as if the server could not be reached.
 */
export async function loadClientAfter(dealId: string): Promise<Client> {
  const client = await loadClient();
  // Late, as it comes with the whole outbox. What cannot be loaded is not waited for.
  const outbox = await import('./outbox/when-sent.ts').catch(() => null);
  await outbox?.whenSent(dealId);
  return client;
}
