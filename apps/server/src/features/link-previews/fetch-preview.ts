/** The preview of a link, from the cache or from its page (decisions 6). */
import { AppError, PreviewMetadata } from '@briefcast/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { linkPreviews } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { readMetadata } from './read-metadata.ts';
import { type FetchOptions, publicFetch, safeFetch } from './safe-fetch.ts';

const minute = 60 * 1000;
const keptMilliseconds = 24 * 60 * minute;
/** A page that could not be read may be back soon. */
const failureKeptMilliseconds = 10 * minute;
/** A written-out address can be far longer than a typed one, and an index entry has to fit a page. */
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

async function keep(db: Db, url: string, metadata: PreviewMetadata, expiresAt: Date): Promise<void> {
  await db
    .insert(linkPreviews)
    .values({ url, metadata, expiresAt })
    .onConflictDoUpdate({ target: linkPreviews.url, set: { metadata, expiresAt } });
}

function parseAddress(text: string): URL {
  if (!URL.canParse(text)) {
    const details = [{ path: ['url'], message: 'Enter a full address that starts with https://' }];
    throw new AppError('preview.address_refused', { details });
  }
  const url = new URL(text);
  // The part after # never reaches the server that it names.
  url.hash = '';
  return url;
}

/**
 * What a link leads to; where the page cannot be read, its domain alone.
 * Throws preview.address_refused for an address that must not be fetched.
 */
export async function fetchPreview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  address: string,
  options: FetchOptions = publicFetch,
): Promise<PreviewMetadata> {
  const url = parseAddress(address);
  const isCacheable = url.href.length <= maxCachedAddress;
  const [known] = isCacheable ? await cached(db).execute({ url: url.href, now: clock() }) : [];
  if (known) return PreviewMetadata.parse(known.metadata);

  const page = await safeFetch(url, options);
  const domain = url.hostname;
  const metadata = page
    ? { ...readMetadata(page), domain }
    : { title: null, description: null, image: null, domain };
  const milliseconds = page ? keptMilliseconds : failureKeptMilliseconds;
  if (isCacheable) await keep(db, url.href, metadata, new Date(clock().getTime() + milliseconds));
  return metadata;
}
