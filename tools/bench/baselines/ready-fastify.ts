/** A bare Fastify that sends the bytes of the file `BODY_FILE` from memory. */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { announce } from './announce.ts';

const body = readFileSync(process.env.BODY_FILE ?? '');
const encoding = process.env.CONTENT_ENCODING;

const app = Fastify();
app.get('/*', (_request, reply) => {
  if (encoding) reply.header('content-encoding', encoding);
  return reply.header('content-type', 'application/json; charset=utf-8').send(body);
});
await app.listen({ port: 0, host: '127.0.0.1' });
announce(app.server.address());
