/** Many open live streams, parsed only far enough to tell which message arrived. */
import { get, type IncomingMessage } from 'node:http';

export interface OpenStreams {
  /** Opens streams until there are `total`, by these people in turns. */
  openUpTo(total: number, tokens: readonly string[]): Promise<void>;
  close(): void;
}

/** Opens a stream; resolves when its first line has arrived. */
function open(origin: string, token: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = get(`${origin}/api/events`, {
      headers: { authorization: `Bearer ${token}` },
      agent: false,
    });
    request.once('error', reject);
    request.once('response', (stream) => {
      if (stream.statusCode !== 200) reject(new Error(`A stream was refused: ${stream.statusCode}`));
      stream.once('data', () => resolve(stream));
    });
  });
}

const openedAtOnce = 50;

/** `received` is called with the id in each event when it arrives. */
export function streamsOf(origin: string, received: (subjectId: string) => void): OpenStreams {
  const streams: IncomingMessage[] = [];
  function listen(stream: IncomingMessage) {
    let rest = '';
    stream.on('data', (chunk) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const [, subjectId] = /^data: .*"subjectId":"([0-9a-f-]+)"/.exec(line) ?? [];
        if (subjectId) received(subjectId);
      }
    });
    stream.on('error', () => {});
    streams.push(stream);
  }
  return {
    async openUpTo(total, tokens) {
      while (streams.length < total) {
        const count = Math.min(openedAtOnce, total - streams.length);
        const some = Array.from({ length: count }, (_, n) =>
          open(origin, tokens[(streams.length + n) % tokens.length] ?? ''),
        );
        for (const stream of await Promise.all(some)) listen(stream);
      }
    },
    close() {
      for (const stream of streams.splice(0)) stream.destroy();
    },
  };
}
