/**
 * Fetches the beginning of a foreign page (rules/link-previews#fetching): public addresses only, checked at
 * every redirect and when connecting, with limits on time, size and redirects; no cookies, no credentials.
 */
import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import type { Agent, Dispatcher, request } from 'undici';
import { type FetchRules, permitsUrl, publicInternet } from '../../platform/public-address.ts';

const maxRedirects = 3;
const maxMilliseconds = 5000;
/** A name has to be resolved within this time. */
const nameMilliseconds = 2000;
export const maxPageBytes = 512 * 1024;

/** Returns all addresses of a name. */
export type Resolve = (hostname: string) => Promise<{ address: string; family: number }[]>;

export interface FetchOptions {
  rules: FetchRules;
  resolve: Resolve;
  /** The limit for everything: names, redirects, the page. */
  milliseconds: number;
  /** After exactly this time a name without a public address fails. */
  nameMilliseconds: number;
}

/**
 * Asks the name servers directly. The system's own lookup would occupy one of the few threads that also read
 * files, for as long as a foreign name server delays its answer, and would resolve names that only this
 * machine knows.
 */
async function resolvePublicly(hostname: string): ReturnType<Resolve> {
  const resolver = new Resolver({ timeout: nameMilliseconds / 3, tries: 2 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const found = (answer: PromiseSettledResult<string[]>, family: number) =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
  return [...found(four, 4), ...found(six, 6)];
}

export const publicFetch: FetchOptions = {
  rules: publicInternet,
  resolve: resolvePublicly,
  milliseconds: maxMilliseconds,
  nameMilliseconds,
};

export interface FetchedPage {
  url: string;
  contentType: string;
  bytes: Uint8Array;
}

/**
 * Resolves a name for a connection, which is then made only to an address that was checked here. An unknown
 * name, a private one and one that takes too long fail in the same way and after the same time, so that
 * callers cannot find out which private names exist.
 */
export function checkedLookup({ rules, resolve, nameMilliseconds }: FetchOptions): LookupFunction {
  return (hostname, options, callback) => {
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      callback(new Error('There is no such name in the public internet.'), '', 0);
    }, nameMilliseconds);
    late.unref();
    const answer = (addresses: Awaited<ReturnType<Resolve>>) => {
      const [first] = addresses;
      if (isLate || !first || addresses.some(({ address }) => !rules.permitsAddress(address))) return;
      clearTimeout(late);
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    };
    resolve(hostname).then(answer, () => undefined);
  };
}

async function readBounded(body: Dispatcher.ResponseData['body']): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of body as AsyncIterable<Buffer>) {
    pieces.push(piece);
    length += piece.length;
    // Leaving the loop closes the connection: a preview needs only the beginning of a page.
    if (length >= maxPageBytes) break;
  }
  return Buffer.concat(pieces).subarray(0, maxPageBytes);
}

const headerOf = (response: Dispatcher.ResponseData, name: string): string => {
  const value = response.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
};

const isHtml = (contentType: string) => /^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i.test(contentType);

async function follow(
  start: URL,
  options: FetchOptions,
  dispatcher: Agent,
  ask: typeof request,
): Promise<FetchedPage | null> {
  const signal = AbortSignal.timeout(options.milliseconds);
  let url = start;
  for (let hop = 0; hop <= maxRedirects; hop++) {
    if (!permitsUrl(url, options.rules)) return null;
    const response = await ask(url, {
      dispatcher,
      signal,
      headers: {
        accept: 'text/html,application/xhtml+xml',
        'accept-encoding': 'identity',
        'user-agent': 'BriefcastLinkPreview/1.0',
      },
    });
    // An abandoned body fails once more later, and an unhandled error would end the process.
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
    return { url: url.href, contentType, bytes: await readBounded(response.body) };
  }
  return null;
}

/** For an agent of undici that calls one address: what it may connect to is checked as its name is resolved. */
export const publicConnection = (options: FetchOptions) => ({
  connect: { lookup: checkedLookup(options), timeout: options.milliseconds },
  connections: 1,
  maxHeaderSize: 16 * 1024,
});

/**
 * The beginning of an HTML page, or null if there is none: an error, another content type, too slow, or a
 * forbidden address at any redirect.
 */
export async function safeFetch(url: URL, options: FetchOptions = publicFetch): Promise<FetchedPage | null> {
  // Loaded with the first page, because many installations never fetch one.
  const { Agent, request } = await import('undici');
  const dispatcher = new Agent(publicConnection(options));
  try {
    return await follow(url, options, dispatcher, request);
  } catch {
    return null;
  } finally {
    await dispatcher.destroy();
  }
}
