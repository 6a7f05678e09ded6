/** Brings one fault after the other upon production, and keeps when each began, ended and was no longer felt. */
import type { Fault } from './faults/fault.ts';
import { seconds, until } from './lib/until.ts';
import { clockLibrary } from './parts/servers.ts';
import { type Attempts, isTrouble } from './people/attempts.ts';
import type { Crowd } from './people/crowd.ts';
import type { Production } from './production.ts';

export interface Suffered {
  name: string;
  done: string;
  /** Moments of the rehearsal's clock, in milliseconds. */
  began: number;
  ended: number;
  /** When what was done to end it was done. */
  mended: number;
  /** When nobody had noticed anything for a while. */
  calm: number;
  /** Evidence that it took effect; null where it did not, and for problems. */
  seen: string | null;
  problem: string | null;
}

/** Time without anybody noticing anything after which a fault is over. */
const calmMilliseconds = 5000;

/** Why a fault cannot be tried here; null where it can. */
function whyNot({ stage, keeper }: Production, { needs }: Fault): string | null {
  if (needs === 'namespaces' && !stage.network.hasNamespaces) return 'no network namespaces here';
  if (needs === 'own disk' && !keeper.primary().disk.isOwn) return 'no file systems may be mounted here';
  if (needs === 'clocks' && !clockLibrary()) return 'libfaketime is not installed';
  return null;
}

export interface Lengths {
  /** How long each fault lasts, against its own time. */
  holdFactor: number;
  restSeconds: number;
  /** How long to wait for calm. */
  mostCalmSeconds: number;
}

/** Resolves when nobody has noticed anything for a while, at the latest after `mostSeconds`; whether it did. */
async function untilCalm({ tries, now }: Attempts, mostSeconds: number): Promise<boolean> {
  const from = now();
  try {
    await until(
      'Calm',
      () => {
        const since = now() - calmMilliseconds;
        if (since < from) return false;
        return !tries.slice(-5000).some((one) => one.ended > since && isTrouble(one));
      },
      mostSeconds,
    );
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes the old primary the replica where the database failed over without being asked to, as when its disk does not answer
 * for seconds. Returns words for that, none where it did not.
 */
async function mendFailover({ keeper }: Production): Promise<string> {
  if (keeper.replica().isRunning()) return '';
  const { name } = keeper.primary().place;
  await keeper.rejoin();
  return `; the database failed over to ${name} by itself, and its old primary was made its replica`;
}

/** One fault from its beginning until it is no longer felt. */
export async function suffer(
  production: Production,
  crowd: Crowd,
  attempts: Attempts,
  fault: Fault,
  { holdFactor, restSeconds, mostCalmSeconds }: Lengths,
): Promise<Suffered> {
  const reason = whyNot(production, fault) ?? (await fault.prepare?.()) ?? null;
  const { name, done } = fault;
  const began = attempts.now();
  if (reason) {
    return {
      name,
      done,
      began,
      ended: began,
      mended: began,
      calm: began,
      seen: null,
      problem: `not tried: ${reason}`,
    };
  }
  let seen: string | null = null;
  let problem: string | null = null;
  let [ended, mended] = [began, began];
  try {
    const ongoing = await fault.begin(production, crowd);
    await seconds(fault.seconds * holdFactor);
    ended = attempts.now();
    seen = await ongoing.end();
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  mended = attempts.now();
  if (!(await untilCalm(attempts, mostCalmSeconds))) problem ??= 'people still noticed it';
  try {
    let byItself = '';
    await until('All parts', async () => {
      byItself += await mendFailover(production);
      await production.untilWhole();
      return true;
    });
    if (seen !== null) seen += byItself;
  } catch (error) {
    problem ??= error instanceof Error ? `${error.message}: ${String(error.cause)}` : String(error);
  }
  const faulty = attempts.tries.filter(({ outcome, ended: at }) => outcome === 'internal' && at >= began);
  if (faulty.length > 0) problem ??= `${faulty.length} calls were told of a fault of the server (500)`;
  const calm = attempts.now();
  await seconds(restSeconds);
  return { name, done, began, ended, mended, calm, seen, problem };
}
