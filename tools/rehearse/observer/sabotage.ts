/** Takes away by hand what was acknowledged, to see that the observer finds it. */

import pg from 'pg';
import type { Crowd } from '../people/crowd.ts';
import type { Production } from '../production.ts';

/** Removes one acknowledged message from the database; returns what was done. */
export async function loseOne({ installation }: Production, { pairs }: Crowd): Promise<string> {
  const message = pairs.flatMap(({ told }) => told.deals).flatMap(({ messages }) => messages)[0];
  if (!message) throw new Error('Nobody has written anything');
  const client = new pg.Client({ connectionString: installation.databaseUrl });
  await client.connect();
  await client.query('delete from messages where id = $1', [message.id]);
  await client.end();
  return `message ${message.id} was deleted`;
}
