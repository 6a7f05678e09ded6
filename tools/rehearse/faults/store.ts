/** The object store is in trouble. */
import type { Fault } from './fault.ts';

export const storeDown: Fault = {
  name: 'The store answers 503',
  done: '503 to every request',
  seconds: 15,
  async begin({ store }) {
    store.part.child.kill('SIGUSR2');
    return {
      async end() {
        store.part.child.kill('SIGUSR2');
        await new Promise((resolve) => setTimeout(resolve, 500));
        const refused = Number(/answers again, refused (\d+)\n$/.exec(store.said())?.[1] ?? 0);
        if (refused === 0) throw new Error('Nobody asked the store meanwhile');
        return `${refused} requests refused`;
      },
    };
  },
};
