/** Everybody: pairs who are there, pairs who arrive while others leave, and what all of them were told. */
import type { Findings } from '../observer/findings.ts';
import { adminPassword } from '../parts/servers.ts';
import type { Attempts } from './attempts.ts';
import { chanceFrom, waitOf } from './chance.ts';
import { openLine, type Way } from './client.ts';
import type { Played } from './day.ts';
import { arrive, type Pair, type Street } from './pair.ts';

/** A pair stays for so long, in the mean; then another one arrives. */
const visitSeconds = 240;

export interface Crowd {
  /** Everybody who ever arrived. */
  pairs: Pair[];
  /** Ends what everybody is at. */
  close(): Promise<void>;
}

/** Lets people arrive; resolves once all who are to be there at once are. */
export async function openCrowd(
  parts: { way: Way; attempts: Attempts; findings: Findings },
  { people, restSeconds }: Played,
  seed: number,
): Promise<Crowd> {
  const chance = chanceFrom(seed);
  const pairs: Pair[] = [];
  const present: Pair[] = [];
  let isOpen = true;
  const admin = openLine(parts.way, 0, parts.attempts, () => isOpen);
  const { token } = await admin.insist('log in', () =>
    admin.as().admin.logIn({ body: { password: adminPassword } }),
  );
  const street: Street = {
    ...parts,
    chance,
    restSeconds,
    async publish(id) {
      await admin.insist('publish', () =>
        admin.as(token).admin.togglePublish({ params: { id }, body: { isPublished: true } }),
      );
    },
    dealOfOthers(mark) {
      const other = chance.pick(pairs);
      return other && other.told.mark !== mark ? (other.told.deals.at(-1)?.id ?? null) : null;
    },
  };
  let numbers = 0;
  async function add() {
    const pair = await arrive(street, ++numbers);
    pairs.push(pair);
    present.push(pair);
  }
  while (present.length < people / 2) await add();

  const changing = (async () => {
    let next = performance.now() + waitOf(chance, visitSeconds / present.length) * 1000;
    while (isOpen) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      if (performance.now() < next || !isOpen) continue;
      next += waitOf(chance, visitSeconds / present.length) * 1000;
      const leaving = present.shift();
      await Promise.all([
        leaving?.leave(),
        add().catch((error) => parts.findings.add('wrong', `arriving: ${String(error)}`)),
      ]);
    }
  })();

  return {
    pairs,
    async close() {
      isOpen = false;
      await changing;
      await Promise.all(present.map((pair) => pair.leave()));
      admin.close();
    },
  };
}
