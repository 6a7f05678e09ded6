import type { Message, OwnUser } from '@briefcast/contract';
import { useMessageOutbox } from './use-message-outbox.ts';

const nothingShown: readonly Message[] = [];

/** Sends what waits of a deal while its chat is not on the screen; shows nothing. */
export function MessageSender({ dealId, user }: { dealId: string; user: OwnUser }) {
  useMessageOutbox({ dealId, user, messages: nothingShown });
  return null;
}
