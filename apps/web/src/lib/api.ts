/**
 * The calls of the contract, for every screen. Their code comes with the first one: making the contract's schemas keeps
 * a phone busy for a fifth of a second, and a page that came with its content calls nothing until somebody does.
 */
import type { Client } from '@briefcast/contract';
import { unreachable } from './unreachable.ts';

const load = () =>
  import('./calls.ts').catch((cause: unknown) => {
    throw unreachable(cause);
  });

type Call = (...args: unknown[]) => Promise<unknown>;
type Calls = Record<string, Record<string, Call>>;

/** A client that is there when it is called. Where its code cannot be loaded, the call fails as without a server. */
function onFirstCall(pick: (loaded: Awaited<ReturnType<typeof load>>) => Client): Client {
  const feature = (name: string) =>
    new Proxy<Record<string, Call>>(
      {},
      {
        get:
          (_target, route: string) =>
          async (...args: unknown[]) => {
            const calls = pick(await load()) as unknown as Calls;
            return calls[name]?.[route]?.(...args);
          },
      },
    );
  return new Proxy({}, { get: (_target, name: string) => feature(name) }) as Client;
}

/** `client.deals.create({ body })`: as the signed-in person, or nobody. */
export const client = onFirstCall(({ personalCalls }) => personalCalls);

/** The same calls as the admin. */
export const adminClient = onFirstCall(({ adminCalls }) => adminCalls);
