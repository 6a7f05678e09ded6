import { api, type DealStatus, type Verdict } from '@briefcast/contract';
import { describe, expect, test } from 'vitest';
import { readFactsOf, readNow } from '../../platform/facts/read-facts.ts';
import { samplePdf } from '../../platform/media/sample-media.ts';
import { acceptedDeal, actorOf, teamMember } from '../../testing/builders.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';
import { liveEventOf } from '../live/live-event-of.ts';

const server = useTestServer();

const move = (person: Person, id: string, status: DealStatus) =>
  person.client.deals.changeStatus({ params: { id }, body: { status } });
const judge = (person: Person, id: string, status: Verdict = 'APPROVED') =>
  person.client.files.review({ params: { id }, body: { status } });
const undo = async (person: Person, id: string) =>
  (await person.client.files.undoApproval({ params: { id } })).file;

/** A submitted deal whose only file was just approved. */
async function approved() {
  const situation = await acceptedDeal(server);
  const { brand, creator, dealId } = situation;
  const { file } = await sendFile(server, creator, api.files.upload, samplePdf(), {
    name: 'take.pdf',
    params: { dealId },
  });
  await move(creator, dealId, 'SUBMITTED');
  await judge(brand, file.id);
  return { ...situation, fileId: file.id };
}

describe('an approval', () => {
  test('is told with its time, and undone the file waits as before', async () => {
    const { brand, creator, dealId, fileId } = await approved();
    const read = async () => (await creator.client.deals.read({ params: { id: dealId } })).deal.files[0];
    expect(await read()).toMatchObject({ status: 'APPROVED', reviewedAt: expect.stringMatching(/Z$/) });
    expect(await undo(brand, fileId)).toMatchObject({
      status: 'PENDING',
      reviewedBy: null,
      reviewedAt: null,
    });
    expect(await read()).toMatchObject({ status: 'PENDING', reviewedBy: null, reviewedAt: null });
    await expect(move(brand, dealId, 'COMPLETED')).rejects.toMatchObject({ code: 'deal.not_all_approved' });
    expect((await judge(brand, fileId)).file.status).toBe('APPROVED');
    await move(brand, dealId, 'COMPLETED');
  });

  test('is undone by colleagues, and by nobody else', async () => {
    const { brand, creator, fileId } = await approved();
    const reviewer = await teamMember(server, brand, 'REVIEWER');
    await expect(undo(creator, fileId)).rejects.toMatchObject({ code: 'auth.wrong_role' });
    await expect(undo(await server.signUpBrand(), fileId)).rejects.toMatchObject({ code: 'file.not_found' });
    expect(await undo(reviewer, fileId)).toMatchObject({ status: 'PENDING' });
  });

  test('stands after its time', async () => {
    const { brand, fileId } = await approved();
    server.advance(14_000);
    await expect(undo(brand, fileId)).rejects.toMatchObject({ code: 'file.undo_too_late', status: 409 });
  });

  test('stands once the deal is completed, whoever comes first', async () => {
    const { brand, dealId, fileId } = await approved();
    const [undone, completed] = await Promise.allSettled([
      undo(brand, fileId),
      move(brand, dealId, 'COMPLETED'),
    ]);
    const codes = [undone, completed].map((one) => (one.status === 'fulfilled' ? 'done' : one.reason.code));
    expect([
      ['done', 'deal.not_all_approved'],
      ['deal.status_conflict', 'done'],
    ]).toContainEqual(codes);
  });

  test('is nothing that was not given', async () => {
    const { brand, fileId } = await approved();
    await undo(brand, fileId);
    await expect(undo(brand, fileId)).rejects.toMatchObject({ code: 'file.not_approved' });
    await judge(brand, fileId, 'REJECTED');
    await expect(undo(brand, fileId)).rejects.toMatchObject({ code: 'file.not_approved' });
  });

  test('is taken back on both screens at once', async () => {
    const { brand, creator, fileId } = await approved();
    const { db } = server.app.deps;
    const since = await readNow(db);
    await undo(brand, fileId);
    for (const person of [brand, creator]) {
      const { facts } = await readFactsOf(db, actorOf(person), since, 50);
      const received = facts.map(({ fact }) => liveEventOf(fact));
      // The bell's event about the submission may arrive late.
      expect(received.filter((event) => event?.kind !== 'notifications.changed')).toMatchObject([
        { kind: 'file.changed', subjectId: fileId, by: 'BRAND' },
      ]);
    }
  });
});
