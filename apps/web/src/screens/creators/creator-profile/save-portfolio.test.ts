import { AppError } from '@briefcast/contract';
import { expect, test, vi } from 'vitest';
import { changeDraft, emptyDraft, type PortfolioDraft, type PortfolioUpload } from './portfolio-draft.ts';
import { savePortfolio } from './save-portfolio.ts';

const upload = (key: string, part: Partial<PortfolioUpload> = {}): PortfolioUpload => ({
  key,
  file: new File(['bytes'], `${key}.mp4`),
  title: key,
  status: 'ready',
  sentBytes: 5,
  media: { id: '01890000-0000-7000-8000-00000000000a', url: `/api/media/${key}`, type: 'VIDEO' },
  error: null,
  ...part,
});
/** Calls that all succeed; a new item's id is its title. */
const calls = () => ({
  add: vi.fn(async ({ title }: { title: string }) => ({ item: { id: `id of ${title}` } })),
  remove: vi.fn(async () => undefined),
  tell: vi.fn(async () => undefined),
  arrange: vi.fn(async () => undefined),
});
const reason = (error: unknown) => (error instanceof Error ? error.message : 'unknown');

test('removes and adds every item, with the file name where the title is blank', async () => {
  const { add, remove, ...others } = calls();
  const draft: PortfolioDraft = {
    ...emptyDraft,
    removedIds: ['1'],
    uploads: [upload('a'), upload('b', { title: ' ' })],
  };
  const { changes, failures } = await savePortfolio([], draft, { ...others, add, remove }, reason);
  expect(remove).toHaveBeenCalledWith('1');
  expect(add.mock.calls).toEqual([
    [{ type: 'VIDEO', url: '/api/media/a', title: 'a' }],
    [{ type: 'VIDEO', url: '/api/media/b', title: 'b.mp4' }],
  ]);
  expect(failures).toBe(0);
  expect(changes.reduce(changeDraft, draft)).toEqual(emptyDraft);
});

test('one failure stops none of the others and stays in the draft with its reason', async () => {
  const others = calls();
  const add = vi.fn(async ({ title }: { title: string }) => {
    if (title === 'a') throw new AppError('portfolio.full', { message: 'A portfolio holds up to 60 items.' });
    return { item: { id: title } };
  });
  const remove = vi.fn(async (id: string) => {
    throw new AppError(id === '1' ? 'portfolio.not_found' : 'internal');
  });
  const draft: PortfolioDraft = {
    ...emptyDraft,
    removedIds: ['1', '2'],
    uploads: [upload('a'), upload('b'), upload('c', { media: null, status: 'failed' })],
  };
  const { changes, failures } = await savePortfolio([], draft, { ...others, add, remove }, reason);
  const left = changes.reduce(changeDraft, draft);
  expect(failures).toBe(3);
  expect(left.removedIds).toEqual(['2']);
  expect(left.uploads.map(({ key, status }) => [key, status])).toEqual([
    ['a', 'ready'],
    ['c', 'failed'],
  ]);
  expect(left.uploads[0]?.error).toContain('A portfolio holds up to 60 items.');
});

test('adds before it removes, and what does not fit before, after', async () => {
  const others = calls();
  const made: string[] = [];
  let held = 60;
  const add = async ({ title }: { title: string }) => {
    if (held === 60) throw new AppError('portfolio.full', { message: 'A portfolio holds up to 60 items.' });
    held += 1;
    made.push(`add ${title}`);
    return { item: { id: title } };
  };
  const remove = async (id: string) => {
    held -= 1;
    made.push(`remove ${id}`);
  };
  const draft: PortfolioDraft = { ...emptyDraft, removedIds: ['1'], uploads: [upload('a'), upload('b')] };
  const full = await savePortfolio([], draft, { ...others, add, remove }, reason);
  expect(made).toEqual(['remove 1', 'add a']);
  expect(full.failures).toBe(1);
  made.length = 0;
  held = 3;
  await savePortfolio([], draft, { ...others, add, remove }, reason);
  expect(made).toEqual(['add a', 'add b', 'remove 1']);
});

test('gives words, null where they are emptied, and in the end the order that was shown', async () => {
  const item = (id: string) => ({ id, type: 'IMAGE' as const, url: '/x', title: id, poster: null });
  const made = calls();
  const draft: PortfolioDraft = {
    ...emptyDraft,
    removedIds: ['2'],
    words: { 1: { title: ' Morning ', shows: ' ', kind: 'UGC Photo', trade: '' }, 2: { title: 'gone' } },
    uploads: [upload('a'), upload('b')],
  };
  const { changes, failures } = await savePortfolio([item('1'), item('2')], draft, made, reason);
  expect(made.tell.mock.calls).toEqual([
    ['1', { title: 'Morning', shows: null, kind: 'UGC Photo', trade: null }],
  ]);
  expect(made.arrange.mock.calls).toEqual([[['1', 'id of a', 'id of b']]]);
  expect(failures).toBe(0);
  expect(changes.reduce(changeDraft, draft)).toEqual(emptyDraft);

  made.arrange.mockRejectedValue(new AppError('internal'));
  const moved = { ...emptyDraft, order: ['2', '1'] };
  const failed = await savePortfolio([item('1'), item('2')], moved, made, reason);
  expect(failed.changes.reduce(changeDraft, moved)).toMatchObject({
    order: ['2', '1'],
    orderError: expect.any(String),
  });
});

test('saves no order where nothing was moved or added', async () => {
  const made = calls();
  await savePortfolio([], { ...emptyDraft, removedIds: ['1'] }, made, reason);
  expect(made.arrange).not.toHaveBeenCalled();
});
