/** A bare Fastify that leads every request on to one address. */
import Fastify from 'fastify';
import { announce } from './announce.ts';

const app = Fastify();
app.get('/*', (_request, reply) => reply.redirect('https://shop.example/serum?utm_source=briefcast', 302));
await app.listen({ port: 0, host: '127.0.0.1' });
announce(app.server.address());
