import { describe, expect, test } from 'vitest';
import { emptyBrief, newDeal } from './brief-form.ts';
import { canEdit, nextStep, nothingSent, type SendEvent, type SendState, sendReducer } from './send-state.ts';

const file = (name: string, size = 3) => new File(['x'.repeat(size)], name);
const after = (...events: SendEvent[]): SendState => events.reduce(sendReducer, nothingSent);
const stepAfter = (...events: SendEvent[]) => nextStep(after(...events))?.type;

const start: SendEvent = { type: 'started', key: 'first' };
const again: SendEvent = { type: 'started', key: 'second' };
const asked = newDeal({ ...emptyBrief, deadline: '2026-03-01' }, 'creator', null);
const prepared: SendEvent = { type: 'deal prepared', asked };
const stopped = (isUncertain: boolean): SendEvent => ({ type: 'stopped', error: 'No.', isUncertain });
const created: SendEvent = { type: 'deal created', dealId: 'deal' };
const add = (...keys: string[]): SendEvent => ({
  type: 'files added',
  files: keys.map((key) => ({ key, file: file(`${key}.pdf`) })),
});
const uploaded = (key: string): SendEvent => ({ type: 'uploaded', key, fileId: `file-${key}` });
const failed = (key: string): SendEvent => ({ type: 'reference failed', key, error: 'No.' });

describe('the steps of a brief', () => {
  test('of several, each deal gets its files and its welcome before the next one', () => {
    const [one, two] = ['one', 'two'].map((dealId) => ({ dealId, creatorId: dealId, firstName: dealId }));
    if (!one || !two) throw new Error('There are two');
    const rest: SendEvent[] = [uploaded('a'), { type: 'announced', key: 'a' }, { type: 'welcomed' }];
    const all: SendEvent[] = [add('a'), start, prepared, { type: 'deals created', made: [one, two] }];
    expect(nextStep(after(...all))).toMatchObject({ type: 'upload', dealId: 'one' });
    expect(stepAfter(...all, ...rest)).toBe('next recipient');
    const second: SendEvent[] = [...all, ...rest, { type: 'recipient finished' }];
    expect(nextStep(after(...second))).toMatchObject({ type: 'upload', dealId: 'two' });
    expect(after(...second).recipient).toEqual(two);
    expect(stepAfter(...second, ...rest)).toBe('finish');
  });

  test('nothing happens before it is started', () => {
    expect(stepAfter(add('a'))).toBeUndefined();
  });

  test('the deal, the files, their messages, the welcome', () => {
    const events: SendEvent[] = [add('a', 'b'), start];
    const steps: (string | undefined)[] = [];
    for (const event of [
      prepared,
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
    expect(steps).toEqual([
      'prepare deal',
      'create deal',
      'upload',
      'upload',
      'announce',
      'announce',
      'welcome',
      'finish',
    ]);
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
  test('goes on with the file that was on its way when the dialog was left', () => {
    const left = [add('a'), start, created, { type: 'upload moved', key: 'a', sentBytes: 9 }] as const;
    const stopped = after(...left, { type: 'references stopped' });
    expect(stopped).toMatchObject({ phase: 'stopped', references: [{ sentBytes: null }] });
    expect(stepAfter(...left, { type: 'references stopped' }, start)).toBe('upload');
  });

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
    expect(stepAfter(start, prepared, stopped(false), again)).toBe('prepare deal');
    expect(canEdit(after(start, prepared, stopped(false)))).toBe(true);
  });

  test('a deal without an answer is asked for again as it was, under the same key', () => {
    const lost = [start, prepared, stopped(true)] as const;
    expect(canEdit(after(...lost))).toBe(false);
    expect(nextStep(after(...lost, again))).toEqual({ type: 'create deal', asked });
    expect(after(...lost, again).requestKey).toBe('first');
    expect(stepAfter(...lost, again, created)).toBe('welcome');
  });

  test('leaving out what failed goes on without it', () => {
    const events = [add('a'), start, created, failed('a'), { type: 'references stopped' }] as const;
    expect(stepAfter(...events, { type: 'failed left out' }, start)).toBe('welcome');
  });
});
