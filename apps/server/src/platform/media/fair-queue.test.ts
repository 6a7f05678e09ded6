import { describe, expect, it } from 'vitest';
import { openFairQueue } from './fair-queue.ts';

/** Work that lasts until it is told to end, and records when it began. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name);
      ends.set(name, (failure) => (failure ? reject(failure) : resolve(name)));
    });
  return { begun, work, end: (name: string, failure?: Error) => ends.get(name)?.(failure) };
}

const bounds = { width: 1, mostOfAccount: 5, mostWaiting: 10 };
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a fair queue', () => {
  it('lets accounts in by turns, whoever came with more', async () => {
    const { run } = openFairQueue(bounds);
    const { begun, work, end } = works();
    const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => run(name.charAt(0), work(name)));
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) {
      await turn();
      expect(begun.at(-1)).toBe(name);
      end(name);
    }
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2']);
  });

  it('works on as many at once as it is wide, and goes on after a failure', async () => {
    const { run } = openFairQueue({ ...bounds, width: 2 });
    const { begun, work, end } = works();
    const [first, second, third] = ['1', '2', '3'].map((name) => run('a', work(name)));
    await turn();
    expect(begun).toEqual(['1', '2']);
    end('1', new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    await turn();
    expect(begun).toEqual(['1', '2', '3']);
    end('2');
    end('3');
    await Promise.all([second, third]);
  });

  it('refuses an account that has too much under way, and nobody else', async () => {
    const { run, requireRoom } = openFairQueue({ ...bounds, mostOfAccount: 2 });
    const { work, end } = works();
    const mine = [run('a', work('a1')), run('a', work('a2'))];
    await expect(run('a', work('a3'))).rejects.toMatchObject({
      code: 'file.too_many_at_once',
      retryAfterSeconds: 5,
    });
    expect(() => requireRoom('a')).toThrow(expect.objectContaining({ code: 'file.too_many_at_once' }));
    expect(() => requireRoom('b')).not.toThrow();
    end('a1');
    await mine[0];
    expect(() => requireRoom('a')).not.toThrow();
    await turn();
    end('a2');
    await mine[1];
  });

  it('refuses everybody when too many wait', async () => {
    const { run } = openFairQueue({ ...bounds, mostWaiting: 1 });
    const { work, end } = works();
    const all = [run('a', work('a1')), run('b', work('b1'))];
    await expect(run('c', work('c1'))).rejects.toMatchObject({ code: 'file.busy', status: 503 });
    await turn();
    end('a1');
    await turn();
    end('b1');
    await Promise.all(all);
  });
});
