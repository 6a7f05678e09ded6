/**
 * Messages between processes over PostgreSQL: LISTEN and NOTIFY over a connection of its own, which is opened again
 * when it breaks. Never in the transaction of a change: NOTIFY there makes all commits of the server wait for one another.
 */
import pg from 'pg';
import type { Log } from '../log.ts';
import type { OpenChannel } from './database.ts';

const channel = 'briefcast';

const reconnectMilliseconds = 500;
/** A query at this interval notices a connection that broke silently, as behind a router that dropped it. */
const askMilliseconds = 10_000;
const answerMilliseconds = 5000;

/** Opens the channel of one database address. A listener gets an empty payload after a gap, as a hint to catch up. */
export const channelOnPostgres =
  (url: string, log: Log): OpenChannel =>
  async (received) => {
    let client: pg.Client | null = null;
    let timer: NodeJS.Timeout | null = null;
    let stopped = false;

    async function connect() {
      const fresh = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: answerMilliseconds,
        query_timeout: answerMilliseconds,
        keepAlive: true,
        // An announcement is a hint, and need not wait for the disk.
        options: '-c synchronous_commit=off',
      });
      fresh.on('notification', (message) => received(message.payload ?? ''));
      fresh.on('error', (error) => {
        log.warn({ err: error }, 'the notification connection broke');
        if (client === fresh) reconnectSoon();
      });
      try {
        await fresh.connect();
        await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
      } catch (error) {
        fresh.end().catch(() => {});
        throw error;
      }
      client = fresh;
      askSoon(fresh);
    }

    function later(milliseconds: number, work: () => void) {
      if (stopped) return;
      if (timer) clearTimeout(timer);
      timer = setTimeout(work, milliseconds);
      timer.unref();
    }

    function askSoon(asked: pg.Client) {
      later(askMilliseconds, () => {
        asked.query('select 1').then(
          () => {
            if (client === asked) askSoon(asked);
          },
          () => {
            if (client === asked) reconnectSoon();
          },
        );
      });
    }

    function reconnectSoon() {
      client?.end().catch(() => {});
      client = null;
      later(reconnectMilliseconds, () => {
        connect().then(
          () => {
            log.info('notifications are heard again');
            received('');
          },
          () => reconnectSoon(),
        );
      });
    }

    await connect();
    return {
      async send(payload) {
        await client?.query('select pg_notify($1, $2)', [channel, payload]);
      },
      async close() {
        stopped = true;
        if (timer) clearTimeout(timer);
        await client?.end();
      },
    };
  };
