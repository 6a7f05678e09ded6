/**
 * Fastify and pg, with one statement for each request and nothing else: no session, no rate limit, no checks.
 * The most that PostgreSQL and the driver allow.
 */
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { announce } from './announce.ts';
import { briefCopier } from './brief-rows.ts';
import { applicantsStatement, boardStatement } from './castings-statements.ts';
import { conversationsStatement } from './conversations-statement.ts';
import { dealsStatement } from './deals-statement.ts';
import { dealPageStatement, roomStatement } from './page-statements.ts';
import { searchStatement } from './search-statement.ts';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();

app.get('/api/users/creators/public', async (request, reply) => {
  const { text, values } = searchStatement(new URLSearchParams(request.url.split('?')[1]));
  const { rows } = await pool.query<{ answer: string }>(text, values);
  return reply.header('content-type', 'application/json; charset=utf-8').send(rows[0]?.answer);
});

app.get<{ Params: { brandId: string } }>('/deals/:brandId', async (request) => {
  const { rows } = await pool.query({
    name: 'deals',
    text: dealsStatement,
    values: [request.params.brandId],
  });
  return { success: true, data: { deals: rows } };
});

app.get<{ Params: { brandId: string } }>('/conversations/:brandId', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'conversations',
    text: conversationsStatement,
    values: [params.brandId],
  });
  return { success: true, data: { conversations: rows } };
});

app.get('/board', async () => {
  const { rows } = await pool.query({ name: 'board', text: boardStatement });
  return { success: true, data: { castings: rows } };
});
app.get<{ Params: { casting: string } }>('/applicants/:casting', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'applicants',
    text: applicantsStatement,
    values: [params.casting],
  });
  return { success: true, data: { applicants: rows } };
});

app.post<{ Body: { dealId: string; senderId: string; content: string } }>(
  '/message',
  async ({ body }, reply) => {
    const { rows } = await pool.query({
      name: 'message',
      text: `insert into messages (id, deal_id, sender_id, sender_role, type, content) values ($1, $2, $3, 'BRAND', 'TEXT', $4)
        returning id, content, type, deal_id as "dealId", file_id as "fileId", created_at as "createdAt"`,
      values: [randomUUID(), body.dealId, body.senderId, body.content],
    });
    return reply.code(201).send({ success: true, data: { message: rows[0] } });
  },
);

const read = async (name: string, text: string, values: string[]) => {
  const { rows } = await pool.query({ name, text, values });
  return { success: true, data: rows[0] };
};
app.get<{ Params: { deal: string; reader: string } }>('/deal/:deal/:reader', ({ params }) =>
  read('deal', dealPageStatement, [params.deal, params.reader]),
);
app.get<{ Params: { deal: string; reader: string; file: string } }>(
  '/room/:deal/:reader/:file',
  ({ params }) => read('room', roomStatement, [params.deal, params.reader, params.file]),
);

const copiers = new Map<string, ReturnType<typeof briefCopier>>();
app.post<{ Params: { deal: string } }>('/brief/:deal', async ({ params }, reply) => {
  const copier = copiers.get(params.deal) ?? briefCopier(pool, params.deal);
  copiers.set(params.deal, copier);
  const copy = await copier;
  return reply.code(201).send({ success: true, data: { id: await copy() } });
});

await app.listen({ port: 0, host: '127.0.0.1' });
announce(app.server.address());
