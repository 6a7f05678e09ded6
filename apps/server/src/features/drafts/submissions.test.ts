/** A submission that is taken back, and the next version of a file that was sent back. */
import { api, type DealFile } from '@briefcast/contract';
import { describe, expect, it } from 'vitest';
import { samplePdf } from '../../platform/media/sample-media.ts';
import { acceptedDeal, type DealSituation } from '../../testing/builders.ts';
import { codeOf } from '../../testing/code-of.ts';
import { compareBytes } from '../../testing/compare-bytes.ts';
import {
  dealOf,
  drafted,
  draftOf,
  namesOf,
  review,
  sentBack,
  submit,
  takeBack,
} from '../../testing/drafts.ts';
import { useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';
import { sendToDraft } from '../../testing/send-parts.ts';

const server = useTestServer();

/** Counts the submissions in the brand's bell. */
async function submissionsTold({ brand }: DealSituation): Promise<number> {
  await server.drain();
  const { notifications } = await brand.client.notifications.list();
  return notifications.filter(({ kind }) => kind === 'content.submitted').length;
}

describe('a submission', () => {
  it('is taken back until the first verdict', async () => {
    const situation = await drafted(server, 'one.pdf', 'two.pdf');
    await submit(situation);
    await takeBack(situation);
    expect(await dealOf(situation)).toMatchObject({ status: 'IN_PROGRESS', files: [] });
    expect(namesOf((await draftOf(situation)).files)).toEqual(['one.pdf', 'two.pdf']);
    await submit(situation);
    const [first] = (await dealOf(situation)).files as [DealFile];
    await review(situation, first.id, 'APPROVED');
    expect(await draftOf(situation)).toMatchObject({ isOpen: false, isTakeBackPossible: false });
    expect(await codeOf(takeBack(situation))).toBe('draft.already_judged');
    const late = sendToDraft(server, situation.creator, situation.dealId, samplePdf());
    expect(await codeOf(late)).toBe('file.not_now');
  });

  it('of more follows once everything is approved, and the brand is told of it', async () => {
    const situation = await drafted(server, 'one.pdf');
    const { brand, creator, dealId } = situation;
    await submit(situation);
    await review(situation, situation.files[0]?.id ?? '', 'APPROVED');
    const { addition } = await brand.client.additions.propose({
      params: { dealId },
      body: { what: 'A vertical cut', amount: 4000 },
    });
    await creator.client.additions.answer({
      params: { dealId, additionId: addition.id },
      body: { answer: 'ACCEPTED' },
    });
    expect(await draftOf(situation)).toMatchObject({ isOpen: true, isTakeBackPossible: false });
    await sendToDraft(server, creator, dealId, samplePdf(), { name: 'cut.pdf' });
    const told = await submissionsTold(situation);
    await submit(situation);
    expect(await dealOf(situation)).toMatchObject({
      status: 'SUBMITTED',
      files: [
        { originalName: 'one.pdf', status: 'APPROVED', superseded: false },
        { originalName: 'cut.pdf', status: 'PENDING', superseded: false },
      ],
    });
    expect(await submissionsTold(situation)).toBe(told + 1);
    await takeBack(situation);
    expect(namesOf((await draftOf(situation)).files)).toEqual(['cut.pdf']);
    expect(await dealOf(situation)).toMatchObject({
      status: 'IN_PROGRESS',
      files: [{ originalName: 'one.pdf', status: 'APPROVED' }],
    });
  });

  it('that was taken back makes what it replaced current again', async () => {
    const situation = await sentBack(server);
    const { creator, dealId, file } = situation;
    await sendToDraft(server, creator, dealId, samplePdf(), { name: 'v2.pdf', replaces: file.id });
    await submit(situation);
    expect((await dealOf(situation)).files.map(({ superseded }) => superseded)).toEqual([true, false]);
    await takeBack(situation);
    expect((await dealOf(situation)).files).toMatchObject([
      { id: file.id, status: 'NEEDS_REVISION', superseded: false },
    ]);
  });

  it('made without a draft can be taken back too', async () => {
    const situation = await acceptedDeal(server);
    const { creator, dealId } = situation;
    for (const name of ['one.pdf', 'two.pdf'])
      await sendFile(server, creator, api.files.upload, samplePdf(), { name, params: { dealId } });
    await creator.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'SUBMITTED' } });
    await takeBack(situation);
    expect(namesOf((await draftOf(situation)).files)).toEqual(['one.pdf', 'two.pdf']);
    await submit(situation);
    expect((await dealOf(situation)).status).toBe('SUBMITTED');
  });

  it('leaves a draft alone that an older client does not know', async () => {
    const situation = await drafted(server, 'drafted.pdf');
    const { creator, dealId } = situation;
    await sendFile(server, creator, api.files.upload, samplePdf(), { name: 'old.pdf', params: { dealId } });
    await creator.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'SUBMITTED' } });
    expect(namesOf((await dealOf(situation)).files)).toEqual(['old.pdf']);
    expect(namesOf((await draftOf(situation)).files)).toEqual(['drafted.pdf']);
  });

  it('is taken back by nobody but its creator, and only while it waits', async () => {
    const situation = await drafted(server, 'one.pdf');
    expect(await codeOf(takeBack(situation))).toBe('deal.status_conflict');
    await submit(situation);
    const other = await server.signUpCreator();
    expect(await codeOf(takeBack({ ...situation, creator: other }))).toBe('deal.not_found');
    expect(await codeOf(takeBack({ ...situation, creator: situation.brand }))).toBe('auth.wrong_role');
  });
});

describe('the next version of a file', () => {
  it('comes in the place of the one that was sent back', async () => {
    const situation = await sentBack(server);
    const { creator, dealId, file } = situation;
    const next = await sendToDraft(server, creator, dealId, samplePdf(), {
      name: 'v2.pdf',
      replaces: file.id,
    });
    expect(next).toMatchObject({ stackId: file.id, version: 2 });
    await submit(situation);
    await review(situation, next.id, 'REJECTED');
    const third = await sendToDraft(server, creator, dealId, samplePdf(), {
      name: 'v3.pdf',
      replaces: next.id,
    });
    expect(third).toMatchObject({ stackId: file.id, version: 3 });
  });

  it('replaces another one that is in the draft already', async () => {
    const situation = await sentBack(server);
    const { creator, dealId, file } = situation;
    await sendToDraft(server, creator, dealId, samplePdf(), { name: 'wrong.pdf', replaces: file.id });
    await sendToDraft(server, creator, dealId, samplePdf(), { name: 'other.pdf' });
    const right = await sendToDraft(server, creator, dealId, samplePdf(), {
      name: 'right.pdf',
      replaces: file.id,
    });
    expect(right.version).toBe(2);
    const { files } = await draftOf(situation);
    expect(namesOf(files)).toEqual(['right.pdf', 'other.pdf']);
    const better = await sendToDraft(server, creator, dealId, samplePdf(), {
      name: 'better.pdf',
      replaces: files[1]?.id ?? '',
    });
    expect(better).toMatchObject({ stackId: better.id, version: 1 });
    expect(namesOf((await draftOf(situation)).files)).toEqual(['right.pdf', 'better.pdf']);
    await server.drain();
    expect(await compareBytes(server.app.deps)).toEqual({ rowsWithoutBytes: [], bytesWithoutRow: [] });
  });

  it('is of a file of this deal that was sent back', async () => {
    const situation = await drafted(server, 'one.pdf');
    const other = await sentBack(server);
    const replacing = (replaces: string) =>
      sendToDraft(server, situation.creator, situation.dealId, samplePdf(), { replaces });
    expect(await codeOf(replacing(other.file.id))).toBe('draft.replaced_unknown');
    await submit(situation);
    const [waiting] = (await dealOf(situation)).files as [DealFile];
    expect(await codeOf(replacing(waiting.id))).toBe('draft.replaced_unknown');
  });
});
