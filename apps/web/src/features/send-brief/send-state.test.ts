import { describe, expect, test } from 'vitest';
import { canEdit, nextStep, nothingSent, type SendEvent, type SendState, sendReducer } from './send-state.ts';

const file = (name: string, size = 3) => new File(['x'.repeat(size)], name);
const after = (...events: SendEvent[]): SendState => events.reduce(sendReducer, nothingSent);
const stepAfter = (...events: SendEvent[]) => nextStep(after(...events))?.type;

const start: SendEvent = { type: 'started', at: 1000, key: 'first' };
const again: SendEvent = { type: 'started', at: 2000, key: 'second' };
const stopped = (isUncertain: boolean): SendEvent => ({ type: 'stopped', error: 'No.', isUncertain });
const created: SendEvent = { type: 'deal created', dealId: 'deal' };
const add = (...keys: string[]): SendEvent => ({
  type: 'files added',
  files: keys.map((key) => ({ key, file: file(`${key}.pdf`) })),
});
const uploaded = (key: string): SendEvent => ({ type: 'uploaded', key, fileId: `file-${key}` });
const failed = (key: string, isUncertain = false): SendEvent => ({
  type: 'reference failed',
  key,
  error: 'No.',
  isUncertain,
});

describe('the steps of a brief', () => {
  test('nothing happens before it is started', () => {
    expect(stepAfter(add('a'))).toBeUndefined();
  });

  test('the deal, the files, their messages, the welcome', () => {
    const events: SendEvent[] = [add('a', 'b'), start];
    const steps: (string | undefined)[] = [];
    for (const event of [
      created,
      uploaded('a'),
      uploaded('b'),
      { type: 'announced', key: 'a' },
      { type: 'announced', key: 'b' },
      { type: 'welcomed' },
    ] as const satisfies SendEvent[]) {
      steps.push(stepAfter(...events));
      events.push(event);
    }
    steps.push(stepAfter(...events));
    expect(steps).toEqual(['create deal', 'upload', 'upload', 'announce', 'announce', 'welcome', 'finish']);
    expect(after(...events, { type: 'finished' }).phase).toBe('sent');
  });

  test('one failing file does not hold up the others, but the welcome', () => {
    const events: SendEvent[] = [add('a', 'b'), start, created, failed('a')];
    expect(nextStep(after(...events))).toMatchObject({ type: 'upload', reference: { key: 'b' } });
    expect(stepAfter(...events, uploaded('b'), { type: 'announced', key: 'b' })).toBe('stop');
  });
});

describe('the name of what is sent', () => {
  test('stays while it is not known whether the deal has arrived', () => {
    expect(after(start, stopped(true), again).requestKey).toBe('first');
    expect(after(start, created, stopped(false), again).requestKey).toBe('first');
  });

  test('is another one for a brief that was refused and changed', () => {
    expect(after(start, stopped(false), again).requestKey).toBe('second');
  });
});

describe('trying again', () => {
  test('sends no second deal', () => {
    expect(stepAfter(add('a'), start, created, failed('a'), { type: 'references stopped' }, start)).toBe(
      'upload',
    );
  });

  test('does not upload again what only lacks its message', () => {
    const events = [add('a'), start, created, uploaded('a'), failed('a'), start];
    expect(stepAfter(...events)).toBe('announce');
  });

  test('a refused deal is made anew', () => {
    const refused: SendEvent = { type: 'stopped', error: 'No.', isUncertain: false };
    expect(stepAfter(start, refused, start)).toBe('create deal');
    expect(canEdit(after(start, refused))).toBe(true);
  });

  test('a deal without an answer is looked for first, and its text stays as it was sent', () => {
    const lost: SendEvent = { type: 'stopped', error: 'No answer.', isUncertain: true };
    expect(canEdit(after(start, lost))).toBe(false);
    expect(stepAfter(start, lost, start)).toBe('find deal');
    expect(stepAfter(start, lost, start, { type: 'deal missing' })).toBe('create deal');
    expect(stepAfter(start, lost, start, created)).toBe('welcome');
  });

  test('leaving out what failed goes on without it', () => {
    const events = [add('a'), start, created, failed('a'), { type: 'references stopped' }] as const;
    expect(stepAfter(...events, { type: 'failed left out' }, start)).toBe('welcome');
  });

  test('the time of the first try stays', () => {
    expect(after(start, stopped(true), again).startedAt).toBe(1000);
  });
});

describe('a look at the deal makes up for lost answers', () => {
  const lostUpload: SendEvent[] = [
    add('a', 'b'),
    start,
    created,
    failed('a', true),
    failed('b', true),
    start,
  ];
  const looked = (arrived: Extract<SendEvent, { type: 'looked' }>['arrived']): SendEvent => ({
    type: 'looked',
    arrived,
  });

  test('comes before anything is sent again', () => {
    expect(stepAfter(...lostUpload)).toBe('look');
  });

  test('a file that had arrived is not uploaded again', () => {
    const files = [{ id: 'one', originalName: 'a.pdf', size: 3 }];
    const state = after(...lostUpload, looked({ files, announcedFileIds: [], isWelcomed: false }));
    expect(state.references.map(({ fileId }) => fileId)).toEqual(['one', null]);
    expect(nextStep(state)).toMatchObject({ type: 'upload', reference: { key: 'b' } });
  });

  test('a file of the same name that was told of before is another one', () => {
    const files = [{ id: 'one', originalName: 'a.pdf', size: 3 }];
    const state = after(...lostUpload, looked({ files, announcedFileIds: ['one'], isWelcomed: false }));
    expect(nextStep(state)?.type).toBe('upload');
  });

  test('a message that had arrived is not posted again', () => {
    const events = [add('a'), start, created, uploaded('a'), failed('a', true), start];
    const files = [{ id: 'file-a', originalName: 'a.pdf', size: 3 }];
    const state = after(...events, looked({ files, announcedFileIds: ['file-a'], isWelcomed: true }));
    expect(state.references).toMatchObject([{ isAnnounced: true }]);
    expect(nextStep(state)?.type).toBe('finish');
  });
});
