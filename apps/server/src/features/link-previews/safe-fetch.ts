/**
 * Fetches the beginning of a stranger's page (decisions 6): public addresses only, checked on every hop and at
 * the moment of connecting, in bounded time, size and hops; no cookies, no credentials.
 */
import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { AppError } from '@briefcast/contract';
import { Agent, type Dispatcher, request } from 'undici';
import { type FetchRules, permitsUrl, publicInternet } from './address-guard.ts';

const maxRedirects = 3;
const maxMilliseconds = 5000;
export const maxPageBytes = 512 * 1024;

/** Every address of a name. */
export type Resolve = (hostname: string) => Promise<{ address: string; family: number }[]>;

export interface FetchOptions {
  rules: FetchRules;
  resolve: Resolve;
  milliseconds: number;
}

export const publicFetch: FetchOptions = {
  rules: publicInternet,
  resolve: (hostname) => systemLookup(hostname, { all: true }),
  milliseconds: maxMilliseconds,
};

export interface FetchedPage {
  url: URL;
  contentType: string;
  bytes: Buffer;
}

const refused = () =>
  new AppError('preview.address_refused', {
    details: [{ path: ['url'], message: 'This address cannot be previewed.' }],
  });

/** Resolves a name for a connection, which then goes to an address that was checked here and to no other. */
function checkedLookup({ rules, resolve }: FetchOptions): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || addresses.some(({ address }) => !rules.permitsAddress(address))) {
          callback(refused(), '', 0);
        } else if (options.all) {
          callback(null, addresses);
        } else {
          callback(null, first.address, first.family);
        }
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
}

async function readBounded(body: Dispatcher.ResponseData['body']): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of body as AsyncIterable<Buffer>) {
    pieces.push(piece);
    length += piece.length;
    // Leaving the loop ends the connection: what a preview shows stands at a page's beginning.
    if (length >= maxPageBytes) break;
  }
  return Buffer.concat(pieces).subarray(0, maxPageBytes);
}

const headerOf = (response: Dispatcher.ResponseData, name: string): string => {
  const value = response.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
};

const isHtml = (contentType: string) => /^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i.test(contentType);

async function follow(start: URL, options: FetchOptions, dispatcher: Agent): Promise<FetchedPage | null> {
  const signal = AbortSignal.timeout(options.milliseconds);
  let url = start;
  for (let hop = 0; hop <= maxRedirects; hop++) {
    if (!permitsUrl(url, options.rules)) throw refused();
    const response = await request(url, {
      dispatcher,
      signal,
      headers: {
        accept: 'text/html,application/xhtml+xml',
        'accept-encoding': 'identity',
        'user-agent': 'BriefcastLinkPreview/1.0',
      },
    });
    // A body that is given up fails once more by itself, and an unheard failure would end the process.
    response.body.on('error', () => {});
    const location = headerOf(response, 'location');
    if (response.statusCode >= 300 && response.statusCode < 400 && location) {
      response.body.destroy();
      if (!URL.canParse(location, url.href)) return null;
      url = new URL(location, url);
      continue;
    }
    const contentType = headerOf(response, 'content-type');
    const isPlain = ['', 'identity'].includes(headerOf(response, 'content-encoding').trim().toLowerCase());
    if (response.statusCode !== 200 || !isHtml(contentType) || !isPlain) {
      response.body.destroy();
      return null;
    }
    return { url, contentType, bytes: await readBounded(response.body) };
  }
  return null;
}

/** Finds our refusal among what the connection wrapped around it. */
function refusalIn(error: unknown): AppError | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof AppError) return current;
    if (current instanceof AggregateError) return current.errors.map(refusalIn).find(Boolean) ?? null;
  }
  return null;
}

/**
 * The beginning of an HTML page, or null when it is fetched in vain.
 * Throws preview.address_refused for what must not be fetched, on whichever hop that shows.
 */
export async function safeFetch(url: URL, options: FetchOptions = publicFetch): Promise<FetchedPage | null> {
  const dispatcher = new Agent({
    connect: { lookup: checkedLookup(options), timeout: options.milliseconds },
    connections: 1,
    maxHeaderSize: 16 * 1024,
  });
  try {
    return await follow(url, options, dispatcher);
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal) throw refusal;
    return null;
  } finally {
    await dispatcher.destroy();
  }
}
