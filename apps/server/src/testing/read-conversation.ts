/** The whole conversation of a deal, as a person pages back through it; oldest first. */
import type { Client, Message } from '@briefcast/contract';

export async function readConversation(client: Client, dealId: string): Promise<Message[]> {
  let all: Message[] = [];
  for (let hasEarlier = true; hasEarlier; ) {
    const query = all[0] ? { before: all[0].id } : {};
    const page = await client.messages.page({ params: { id: dealId }, query });
    all = [...page.messages, ...all];
    hasEarlier = page.hasEarlier;
  }
  return all;
}
