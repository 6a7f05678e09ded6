/** Buffered standard output for the log: a write for each line costs more than the rest of a small answer. */
import type { LogSink } from './log.ts';

const heldCharacters = 16_000;
const writeEveryMilliseconds = 1000;

/** A sink that buffers lines for a moment; the logger flushes it after a fatal error. */
export interface BufferedSink extends LogSink {
  flushSync(): void;
}

/**
 * Buffers lines until there are many, for a second at most, and flushes them when the process exits. Only a
 * killed process loses its last second.
 */
export function holdLines(output: LogSink): BufferedSink {
  let lines: string[] = [];
  let length = 0;
  let timer: NodeJS.Timeout | null = null;
  const flushSync = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    if (lines.length === 0) return;
    const text = lines.join('');
    lines = [];
    length = 0;
    output.write(text);
  };
  process.once('exit', flushSync);
  return {
    write(line) {
      lines.push(line);
      length += line.length;
      if (length >= heldCharacters) flushSync();
      else timer ??= setTimeout(flushSync, writeEveryMilliseconds).unref();
    },
    flushSync,
  };
}
