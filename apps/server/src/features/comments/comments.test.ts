/** Comments over versions and with guests, and how open screens follow them. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { deals, files } from '../../platform/database/tables/index.ts';
import { readFactsOf, readNow } from '../../platform/facts/read-facts.ts';
import { actorOf } from '../../testing/builders.ts';
import {
  add,
  bring,
  inBrief,
  list,
  noted,
  type Reviewed,
  reply,
  reviewedFile,
  uploadCut,
} from '../../testing/comments.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import type { LockedDeal } from '../deals/access.ts';
import { liveEventOf } from '../live/live-event-of.ts';
import { addGuestComment, readGuestComments } from './guest-comments.ts';

const server = useTestServer();

describe('versions', () => {
  it('show the comments of all versions of their file, numbered as one', async () => {
    const { brand, creator, fileId, dealId } = await reviewedFile(server);
    const first = await add(brand, fileId, inBrief);
    const second = await uploadCut(server, creator, dealId);
    await server.app.deps.db.update(files).set({ stackId: fileId, version: 2 }).where(eq(files.id, second));
    const next = await add(brand, second, noted);
    expect(next).toMatchObject({ number: 2, stackId: fileId, fileId: second, version: 2 });
    await bring(creator, first.id, 'TO_CHECK');
    expect((await list(brand, second)).comments).toMatchObject([
      { id: first.id, fileId, version: 1, state: 'TO_CHECK' },
      { id: next.id },
    ]);
    expect((await list(brand, fileId)).comments).toHaveLength(2);
  });

  it('are not there for the brand while they are a draft, and take no comments', async () => {
    const { brand, creator, fileId } = await reviewedFile(server);
    await server.app.deps.db.update(files).set({ status: 'DRAFT' }).where(eq(files.id, fileId));
    await expect(list(brand, fileId)).rejects.toMatchObject({ code: 'file.not_found' });
    expect((await list(creator, fileId)).comments).toEqual([]);
    await expect(add(creator, fileId, noted)).rejects.toMatchObject({ code: 'file.not_found' });
    const watch = creator.client.comments.watch({
      params: { id: fileId },
      body: { frame: 0, isWriting: false },
    });
    await expect(watch).rejects.toMatchObject({ code: 'file.not_found' });
  });
});

describe('guests', () => {
  const guest = { guestId: '01900000-0000-7000-8000-000000000001', guestName: 'Omar' };
  const write = async ({ fileId, dealId }: Reviewed, text: string) => {
    const { db, facts, clock } = server.app.deps;
    return db.transaction(async (tx) => {
      const [deal] = await tx.select().from(deals).where(eq(deals.id, dealId)).for('update');
      return addGuestComment(
        { facts, clock },
        tx,
        { deal: deal as LockedDeal, fileId, guest, guestIds: [guest.guestId] },
        { text },
      );
    });
  };

  it('leave notes, which the brand takes over', async () => {
    const situation = await reviewedFile(server);
    const { brand, creator, fileId } = situation;
    const { id } = await write(situation, 'The logo is cut');
    const [seen] = (await list(brand, fileId)).comments;
    expect(seen).toMatchObject({ kind: 'NOTE', by: null, author: null, guest: { name: 'Omar' } });
    expect(seen?.mayChange).toBe(false);
    const take = (person: Person) =>
      person.client.comments.makeTask({ params: { id }, body: { kind: 'IN_BRIEF' } });
    await expect(take(creator)).rejects.toMatchObject({ code: 'auth.wrong_role' });
    expect((await take(brand)).comment).toMatchObject({ kind: 'IN_BRIEF', guest: { name: 'Omar' } });
    await expect(take(brand)).rejects.toMatchObject({ code: 'comment.not_of_guest' });
    const own = await readGuestComments(server.app.deps.db, {
      fileIds: [fileId],
      guestIds: [guest.guestId],
      guest,
    });
    expect(own.comments).toMatchObject([{ id, mayChange: false }]);
  });
});

describe('following', () => {
  it('tells what has changed since, once each', async () => {
    const { brand, creator, fileId } = await reviewedFile(server);
    const first = await add(brand, fileId, inBrief);
    const { upTo } = await list(creator, fileId);
    const second = await add(brand, fileId, noted);
    await reply(creator, first.id, 'Will do');
    const third = await add(brand, fileId, noted);
    await brand.client.comments.remove({ params: { id: third.id } });
    const news = await list(creator, fileId, upTo);
    expect(news.comments.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(news.comments[0]?.replies).toMatchObject([{ text: 'Will do', by: 'CREATOR' }]);
    expect(news.removed).toEqual([third.id]);
    expect(await list(creator, fileId, news.upTo)).toEqual({
      comments: [],
      removed: [],
      upTo: news.upTo,
      more: false,
    });
  });

  it('writes what happened into the log, and tells open screens of the file', async () => {
    const { db } = server.app.deps;
    const before = await readNow(db);
    const { brand, creator, fileId, dealId } = await reviewedFile(server);
    const { id } = await add(brand, fileId, inBrief);
    await bring(creator, id, 'TO_CHECK');
    await server.app.settle();
    const { facts } = await readFactsOf(db, actorOf(creator), before, 100);
    const own = facts.map(({ fact }) => fact).filter(({ kind }) => kind.startsWith('comment.'));
    expect(own).toMatchObject([
      { kind: 'comment.added', subjectId: fileId, dealId, data: { commentId: id } },
      { kind: 'comment.moved', data: { commentId: id, from: 'OPEN', to: 'TO_CHECK' } },
    ]);
    expect(own.map(liveEventOf)).toMatchObject([
      { kind: 'comment.changed', subjectId: fileId, by: 'BRAND' },
      { kind: 'comment.changed', subjectId: fileId, by: 'CREATOR' },
    ]);
  });

  it('shows where somebody is to the screens of both sides', async () => {
    const { brand, creator, fileId, dealId } = await reviewedFile(server);
    const received: unknown[] = [];
    const stop = server.app.deps.signals.subscribe((signal) => {
      if (signal.kind === 'transient') received.push(signal);
    });
    const watching = { frame: 184, isWriting: true };
    await brand.client.comments.watch({ params: { id: fileId }, body: watching });
    stop();
    expect(received).toMatchObject([
      {
        parties: [expect.any(String), creator.user.id],
        event: {
          kind: 'watching',
          dealId,
          subjectId: fileId,
          by: 'BRAND',
          byPerson: brand.user.id,
          watching,
        },
      },
    ]);
  });
});
