/** The minimum for an HTTP server of Node: the bytes of the file `BODY_FILE`, from memory, for every request. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { announce } from './announce.ts';

const { BODY_FILE = '', CONTENT_TYPE = 'application/json; charset=utf-8' } = process.env;
const body = readFileSync(BODY_FILE);

const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': CONTENT_TYPE, 'content-length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => announce(server.address()));
