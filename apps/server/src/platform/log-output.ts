/** Standard output for the log, many lines by one write: a write for each costs as much as the rest of a small answer. */
import { pino } from 'pino';
import type { LogSink } from './log.ts';

const bufferedBytes = 16_000;
const flushEveryMilliseconds = 1000;

/**
 * Opens it. A line is written within a second, and at the latest when the process ends or tells of something fatal;
 * only a killed process takes its last second with it.
 */
export function openLogOutput(): LogSink {
  const output = pino.destination({ dest: 1, sync: false, minLength: bufferedBytes });
  setInterval(() => output.flush(), flushEveryMilliseconds).unref();
  return output;
}
