/** The line between a phone and the server, which a test cuts and mends; and what a later release would bring. */
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface PhoneLine {
  /** The address of the server as the phone knows it; it stays the same. */
  url: string;
  /** From now on nothing answers at the address. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** From now on nothing answers what matches; null lets everything through again. */
  lose(addresses: RegExp | null): void;
  /** The service worker becomes one of another version. */
  release(): void;
}

const versionOfWorker = /`[0-9a-f]{12}`/u;

/** Passes everything on to the server at `target`, until it is cut. */
export async function startLine(target: string): Promise<PhoneLine> {
  let isReleased = false;
  let lost: RegExp | null = null;

  async function answerWithRelease(from: IncomingMessage, to: ServerResponse) {
    const script = (await buffer(from)).toString();
    const { 'content-length': _, etag: __, 'last-modified': ___, ...headers } = from.headers;
    to.writeHead(200, headers).end(script.replace(versionOfWorker, '`abcdefabcdef`'));
  }

  const server = createServer((incoming, response) => {
    if (lost?.test(incoming.url ?? '')) return void incoming.destroy();
    const isOfRelease = isReleased && incoming.url === '/service-worker.js';
    // What is changed here must come whole, and not compressed.
    const headers = isOfRelease ? {} : incoming.headers;
    const passed = ask(target + incoming.url, { method: incoming.method, headers }, (from) => {
      if (isOfRelease) return void answerWithRelease(from, response).catch(() => response.destroy());
      response.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(response);
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    mend: () => listen(port),
    lose(addresses) {
      lost = addresses;
    },
    release() {
      isReleased = true;
    },
  };
}
