/** The way between two parts is cut, narrowed, or loses packets. */
import type { Hindrance, Place } from '../lib/network.ts';
import type { Production } from '../production.ts';
import type { Fault } from './fault.ts';

interface Way {
  name: string;
  ends(production: Production): [Place | undefined, Place | undefined];
}

const server = (at: number) => (production: Production) => production.servers[at]?.place;

const toDatabase = (at: number): Way => ({
  name: `server ${at + 1} and the database`,
  ends: (production) => [server(at)(production), production.pooler.place],
});
const toProxy = (at: number): Way => ({
  name: `the proxy and server ${at + 1}`,
  ends: (production) => [production.proxy.place, server(at)(production)],
});
const toStore = (at: number): Way => ({
  name: `server ${at + 1} and the store`,
  ends: (production) => [server(at)(production), production.store.place],
});
const betweenDatabases: Way = {
  name: 'the database and its replica',
  ends: ({ keeper }) => [keeper.primary().place, keeper.replica().place],
};

const words = (how: Hindrance) => {
  if (how.kind === 'cut') return 'every packet dropped, both ways';
  return how.kind === 'lose'
    ? `${how.percent} % of packets dropped, both ways`
    : `${how.kilobits} kbit/s, both ways`;
};
const names = { cut: 'Cut', lose: 'Packets lost', slow: 'Slow' };

const hindered = ({ name, ends }: Way, how: Hindrance, seconds: number): Fault => ({
  name: `${names[how.kind]}: ${name}`,
  done: words(how),
  needs: 'namespaces',
  seconds,
  async begin(production) {
    const [from, to] = ends(production);
    if (!from || !to) throw new Error(`There is no way between ${name}`);
    const hindrance = production.stage.network.hinder(from, to, how);
    return {
      async end() {
        const seen = hindrance.seen();
        hindrance.end();
        if (/^0 packets/.test(seen)) throw new Error('No packet went there');
        return seen;
      },
    };
  },
});

export const ways: readonly Fault[] = [
  hindered(toDatabase(0), { kind: 'cut' }, 15),
  hindered(toDatabase(1), { kind: 'slow', kilobits: 400 }, 15),
  hindered(toDatabase(2), { kind: 'lose', percent: 10 }, 15),
  hindered(betweenDatabases, { kind: 'cut' }, 12),
  hindered(toProxy(0), { kind: 'cut' }, 12),
  hindered(toStore(1), { kind: 'cut' }, 12),
];
