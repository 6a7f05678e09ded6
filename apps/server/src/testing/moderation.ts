/** Moderation for tests: turned on or off, and the queue looked at and decided. */
import type { QueueEntry, SendBackReason } from '@briefcast/contract';
import type { TestServer } from './harness.ts';

/** Turns moderation on, or off again. */
export async function setModeration(server: TestServer, isOn: boolean): Promise<void> {
  const { client } = await server.signInAdmin();
  const { settings } = await client.operatorSettings.read();
  await client.operatorSettings.change({ body: { ...settings, moderation: { isOn } } });
}

/** Reads the pending review of a creator, with the revision that a verdict names. */
export async function waitingReview(server: TestServer, creatorId: string) {
  const { client } = await server.signInAdmin();
  const { entries } = await client.moderation.queue({ query: {} });
  const isOf = (entry: QueueEntry) => entry.what === 'PROFILE' && entry.creatorId === creatorId;
  const id = entries.find(isOf)?.id;
  if (id === undefined) return null;
  return (await client.moderation.review({ params: { id } })).review;
}

/** Approves what waits of a creator, or sends it back for these reasons. */
export async function decide(
  server: TestServer,
  creatorId: string,
  reasons: SendBackReason[] = [],
): Promise<void> {
  const { client } = await server.signInAdmin();
  const review = await waitingReview(server, creatorId);
  if (!review) throw new Error('Nothing of this creator waits');
  const { id, revision } = review;
  await client.moderation.decide({
    params: { id },
    body:
      reasons.length === 0
        ? { verdict: 'APPROVE', revision }
        : { verdict: 'SEND_BACK', revision, reasons, note: 'Frame 1 is lovely.' },
  });
}
