import type { LiveEvent } from '@briefcast/contract';

/** The stream of events of the stubbed server, for as many connections as are open. */
export function openStream() {
  const connections = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const encoder = new TextEncoder();
  let lastId = 0;

  return {
    /** A connection that stays open until the page lets it go. */
    connect(signal: AbortSignal): Response {
      const body = new ReadableStream<Uint8Array>({
        start(connection) {
          connections.add(connection);
          signal.addEventListener('abort', () => {
            if (connections.delete(connection)) connection.error(signal.reason);
          });
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
    /** Throws where nobody listens: the test would wait for nothing. */
    send(event: LiveEvent) {
      if (connections.size === 0) throw new Error(`Nobody listens to ${event.kind}.`);
      lastId += 1;
      const text = `id: ${lastId}\nevent: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`;
      for (const connection of connections) connection.enqueue(encoder.encode(text));
    },
    close() {
      for (const connection of connections) connection.close();
      connections.clear();
    },
  };
}
