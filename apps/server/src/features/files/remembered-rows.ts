/** What was just read of rows: a film is asked for in many parts, one soon after the other. */
import { LRUCache } from 'lru-cache';

/** A row that was deleted since, or is public no more, is found for so long at most, and only while its bytes are there. */
const keptMilliseconds = 10_000;
const mostRows = 10_000;

/** An empty memory of one process, by id. It keeps ten thousand rows, each for ten seconds from when it was read. */
export const rememberRows = <Row extends object>(clock: () => Date): LRUCache<string, Row> =>
  new LRUCache({
    max: mostRows,
    ttl: keptMilliseconds,
    // By the clock that the links are held to, looked at each time.
    perf: { now: () => clock().getTime() },
    ttlResolution: 0,
  });
