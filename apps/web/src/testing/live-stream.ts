import type { LiveEvent } from '@briefcast/contract';

/** The stream of events of the stubbed server, for as many connections as are open. */
export function openStream() {
  const connections = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const encoder = new TextEncoder();
  /** Told before anybody listened: the first connection gets them, as the server looks back for it. */
  let early: string[] = [];
  let lastId = 0;

  return {
    /** A connection that stays open until the page lets it go. */
    connect(signal: AbortSignal): Response {
      const body = new ReadableStream<Uint8Array>({
        start(connection) {
          connections.add(connection);
          for (const text of early.splice(0)) connection.enqueue(encoder.encode(text));
          signal.addEventListener('abort', () => {
            if (connections.delete(connection)) connection.error(signal.reason);
          });
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
    /** Tells everybody who listens; a page begins to once it has its content. */
    send(event: LiveEvent) {
      lastId += 1;
      const text = `id: ${lastId}\nevent: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`;
      if (connections.size === 0) early.push(text);
      for (const connection of connections) connection.enqueue(encoder.encode(text));
    },
    close() {
      for (const connection of connections) connection.close();
      connections.clear();
      early = [];
    },
  };
}
