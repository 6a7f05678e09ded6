/** The preview of a link, from the cache or from its page (rules/link-previews#fetching). */

import { AppError, type PlainFindingCode, PreviewMetadata } from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { linkPreviews } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import {
  type ConcurrencyLimits,
  createConcurrencyLimiter,
} from '../../platform/http/limits/limit-concurrency.ts';
import { limits } from '../../platform/http/limits/table.ts';
import { invalid } from '../../platform/invalid.ts';
import { permitsUrl } from '../../platform/public-address.ts';
import { type MetadataReader, openMetadataReader } from './metadata-reader.ts';
import { type FetchOptions, publicFetch, safeFetch } from './safe-fetch.ts';

const keptMilliseconds = 24 * 60 * minuteMs;
/** A page that could not be read may be available again soon. */
const failureKeptMilliseconds = 10 * minuteMs;
/** An encoded address can be far longer than a typed one, and an index entry has to fit a page. */
const maxCachedAddress = 2000;

const cached = prepared((db) =>
  db
    .select({ metadata: linkPreviews.metadata })
    .from(linkPreviews)
    .where(
      and(eq(linkPreviews.url, sql.placeholder('url')), gt(linkPreviews.expiresAt, sql.placeholder('now'))),
    )
    .prepare('cached_preview'),
);

async function savePreview(
  db: Database,
  url: string,
  metadata: PreviewMetadata,
  expiresAt: Date,
): Promise<void> {
  await db
    .insert(linkPreviews)
    .values({ url, metadata, expiresAt })
    .onConflictDoUpdate({ target: linkPreviews.url, set: { metadata, expiresAt } });
}

const refused = (code: PlainFindingCode) => invalid('url', code, 'preview.address_refused');

function parseAddress(text: string, { rules }: FetchOptions): URL {
  if (!URL.canParse(text)) throw refused('address.not_full');
  const url = new URL(text);
  // Browsers never send the part after # to the server.
  url.hash = '';
  if (!permitsUrl(url, rules)) throw refused('address.refused');
  return url;
}

/** Limits of pages fetched at once, and of pages that wait for it. */
type PreviewBounds = Pick<ConcurrencyLimits, 'atOnce' | 'waiting'>;

const { turns, refusal, retryAfterSeconds } = limits.answers.strangersPages;
const overfull = () => new AppError(refusal, { params: { check: 'unknown' }, retryAfterSeconds });

export interface PreviewOptions extends FetchOptions {
  bounds?: PreviewBounds;
  /** Closed with the previews. */
  reader?: MetadataReader;
}

export interface Previews {
  /**
   * The preview of a link; if the page cannot be read, only its domain, without the reason: a name inside a
   * private network looks like one that does not exist. Throws preview.address_refused for an address that is
   * obviously not public, and service.unavailable if too many pages are being fetched.
   */
  fetch(address: string): Promise<PreviewMetadata>;
  close(): Promise<void>;
}

/** The previews of one process. Concurrent requests for the same address share one fetch. */
export function openPreviews(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  options: PreviewOptions = publicFetch,
): Previews {
  const { bounds = turns, reader = openMetadataReader() } = options;
  const limiter = createConcurrencyLimiter({ ...bounds, refusal: overfull });
  const underWay = new Map<string, Promise<PreviewMetadata>>();

  async function readPage(url: URL) {
    const release = await limiter.acquire(url.host);
    try {
      const page = await safeFetch(url, options);
      return page && (await reader.read(page));
    } finally {
      release();
    }
  }

  async function find(url: URL): Promise<PreviewMetadata> {
    const isCacheable = url.href.length <= maxCachedAddress;
    const [known] = isCacheable ? await cached(db).execute({ url: url.href, now: clock() }) : [];
    if (known) return PreviewMetadata.parse(known.metadata);
    const foundPage = await readPage(url);
    const metadata = {
      ...(foundPage ?? { title: null, description: null, image: null }),
      domain: url.hostname,
    };
    const milliseconds = foundPage ? keptMilliseconds : failureKeptMilliseconds;
    if (isCacheable) await savePreview(db, url.href, metadata, new Date(clock().getTime() + milliseconds));
    return metadata;
  }

  return {
    async fetch(address) {
      const url = parseAddress(address, options);
      const sameAddress = underWay.get(url.href);
      if (sameAddress) return sameAddress;
      const finding = find(url).finally(() => underWay.delete(url.href));
      underWay.set(url.href, finding);
      return finding;
    },
    close: () => reader.close(),
  };
}

/** Removes previews that are too old to be shown. */
export async function sweepPreviews(tx: Tx, now: Date): Promise<void> {
  await tx.delete(linkPreviews).where(lt(linkPreviews.expiresAt, now));
}
