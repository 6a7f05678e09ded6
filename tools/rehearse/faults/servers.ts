/** Servers that are killed and replaced, upgraded one after the other, or wrong about the time. */
import type { Production } from '../production.ts';
import type { Fault } from './fault.ts';

const serverOf = ({ servers }: Production, at: number) => {
  const server = servers[at];
  if (!server) throw new Error(`There is no server ${at + 1}`);
  return server;
};

/** A server is killed and, after a while, replaced by another process. */
export const killServer = (at: number): Fault => ({
  name: `Server ${at + 1} killed`,
  done: 'SIGKILL; replaced when it has been gone for the time beside this',
  seconds: 5,
  async begin(production) {
    const server = serverOf(production, at);
    const before = server.part().child.pid;
    await server.part().stop('SIGKILL');
    return {
      async end() {
        await server.start();
        return `process ${before} was killed, another one is ready`;
      },
    };
  },
});

/** Ends every server and starts it again, one after the other. */
export const rollingUpgrade: Fault = {
  name: 'Rolling upgrade',
  done: 'each server told to end (SIGTERM) and started anew from the build, one after the other',
  seconds: 0,
  async begin({ servers }) {
    const codes: (number | null)[] = [];
    for (const server of servers) {
      codes.push(await server.part().stop());
      await server.start();
    }
    return {
      async end() {
        if (codes.some((code) => code !== 0)) throw new Error(`The servers ended with ${codes.join(', ')}`);
        return `${codes.length} servers ended with 0 and were replaced`;
      },
    };
  },
};

const apart = 60;

/** The clocks of two servers differ from the third's and the database's, one ahead and one behind. */
export const clocksDiffer: Fault = {
  name: 'Clocks a minute apart',
  done: 'servers 2 and 3 started anew with clocks a minute ahead and a minute behind',
  needs: 'clocks',
  seconds: 15,
  async begin(production) {
    const wrong = [
      [serverOf(production, 1), apart],
      [serverOf(production, 2), -apart],
    ] as const;
    const found: number[] = [];
    for (const [server, ahead] of wrong) {
      await server.part().stop();
      await server.start({ aheadSeconds: ahead });
      found.push(await server.ahead());
    }
    return {
      async end() {
        for (const [server] of wrong) {
          await server.part().stop();
          await server.start();
        }
        if (found.some((seconds) => Math.abs(Math.abs(seconds) - apart) > 2))
          throw new Error(`The clocks were ${found.join(' and ')} s ahead`);
        return `their answers were dated ${found.join(' and ')} s from here`;
      },
    };
  },
};
