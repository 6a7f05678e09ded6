/** Shared parts of the measurements of messages: the load, and the check that acknowledged messages are stored. */
import pg from 'pg';
import type { Asked } from './load.ts';
import { messageBy, type Writer } from './people.ts';

/** Messages by these writers in turns, each with its own key. `marker` begins their texts. */
export function askForMessages(
  server: { origin: string; pid: number },
  writers: readonly Writer[],
  marker: string,
): Asked {
  let sent = 0;
  return {
    origin: server.origin,
    pid: server.pid,
    requests: [],
    next: () => {
      const writer = writers[sent++ % writers.length];
      if (!writer) throw new Error('Nobody is there to write.');
      return messageBy(writer, marker);
    },
  };
}

/** Throws if fewer messages with this marker are in the database than were acknowledged. */
export async function checkKept(databaseUrl: string, marker: string, acknowledged: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ kept: number }>(
      'select count(*)::int as kept from messages where starts_with(content, $1)',
      [`${marker} `],
    );
    const kept = rows[0]?.kept ?? 0;
    if (kept < acknowledged) throw new Error(`${acknowledged} messages were acknowledged, ${kept} are kept`);
  } finally {
    await client.end();
  }
}
