/** Standard output for the log, many lines by one write: a write for each costs more than the rest of a small answer. */
import type { LogSink } from './log.ts';

const heldCharacters = 16_000;
const writeEveryMilliseconds = 1000;

/** A sink that holds lines back for a moment; the logger has them written when it tells of something fatal. */
export interface BufferedSink extends LogSink {
  flushSync(): void;
}

/**
 * Holds lines back until there are many, for a second at most, and not beyond the end of the process. Only a killed
 * process takes its last second with it.
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
