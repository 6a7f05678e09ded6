/** Moderation for tests: turned on or off, and the queue looked at and decided. */
import type { QueueEntry, SendBackReason } from '@briefcast/contract';
import { reports } from '../platform/database/tables/index.ts';
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

/** Writes a report of a new creator's profile as it came while moderation was on; returns its id. */
export async function reportedProfile(server: TestServer): Promise<string> {
  const { user } = await server.signUpCreator();
  const kept = { author: 'Layla Haddad', text: '', dealTitle: null, sha256: null, pictures: [] };
  const about = { subject: 'PROFILE', subjectId: user.id, creatorId: user.id } as const;
  const [report] = await server.app.deps.db
    .insert(reports)
    .values({ ...about, reason: 'OTHER', reporterRole: 'GUEST', kept })
    .returning({ id: reports.id });
  return report?.id ?? '';
}
