/** Caches rows that were just read, because a video is requested in many parts, one soon after the other. */
import { LRUCache } from 'lru-cache';

/** A row that was deleted or unpublished since is still found for this long, and only while its bytes exist. */
const keptMilliseconds = 10_000;
const mostRows = 10_000;

/** A cache of one process, by id. It keeps ten thousand rows, each for ten seconds after it was read. */
export const cacheRows = <Row extends object>(clock: () => Date): LRUCache<string, Row> =>
  new LRUCache({
    max: mostRows,
    ttl: keptMilliseconds,
    // Uses the clock by which links expire.
    perf: { now: () => clock().getTime() },
    ttlResolution: 0,
  });
