/** Hears notifications of PostgreSQL over a connection of its own, which is opened again when it breaks. */
import pg from 'pg';
import type { Log } from '../log.ts';
import type { Listen } from './database.ts';

const reconnectMilliseconds = 1000;

/** Listening on one database address. A listener hears an empty payload after a gap, as a hint to catch up. */
export const listenOnPostgres =
  (url: string, log: Log): Listen =>
  async (channel, heard) => {
    let client: pg.Client | null = null;
    let timer: NodeJS.Timeout | null = null;
    let stopped = false;

    async function connect() {
      const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true });
      fresh.on('notification', (message) => heard(message.payload ?? ''));
      fresh.on('error', (error) => {
        log.warn({ err: error }, 'the notification connection broke');
        reconnectSoon();
      });
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
      client = fresh;
    }

    function reconnectSoon() {
      if (stopped || timer) return;
      client?.end().catch(() => {});
      client = null;
      timer = setTimeout(() => {
        timer = null;
        connect().then(
          () => heard(''),
          () => reconnectSoon(),
        );
      }, reconnectMilliseconds);
      timer.unref();
    }

    await connect();
    return async () => {
      stopped = true;
      if (timer) clearTimeout(timer);
      await client?.end();
    };
  };
