import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { linkPreviews } from '../../platform/database/tables/index.ts';
import { isPublicAddress } from '../../platform/public-address.ts';
import { useTestServer } from '../../testing/harness.ts';
import { openMetadataReader } from './metadata-reader.ts';
import { openPreviews, type PreviewOptions } from './previews.ts';
import { checkedLookup, maxPageBytes, safeFetch } from './safe-fetch.ts';

const server = useTestServer();
const minute = 60 * 1000;

/** Web pages, all served from this machine; `asked` records the requests. */
let web: Server;
let port: number;
let pages: Record<string, (request: IncomingMessage, answer: ServerResponse) => void> = {};
let asked: IncomingMessage[] = [];

beforeAll(async () => {
  web = createServer((request, answer) => {
    asked.push(request);
    const page = pages[request.url ?? ''];
    if (page) page(request, answer);
    else answer.writeHead(404).end();
  });
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  port = (web.address() as AddressInfo).port;
});
afterAll(() => {
  web.closeAllConnections();
  web.close();
});
beforeEach(() => {
  pages = {};
  asked = [];
});
afterEach(() => web.closeAllConnections());

const reader = openMetadataReader();
afterAll(() => reader.close());

/** The public rules, except that `site.test` lies on this machine and may be asked on its port. */
const options = (changes: Partial<PreviewOptions> = {}): PreviewOptions => ({
  rules: {
    permitsAddress: (address) => address === '127.0.0.1' || isPublicAddress(address),
    permitsPort: (candidate) => candidate === String(port),
  },
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  milliseconds: 2000,
  nameMilliseconds: 100,
  reader,
  ...changes,
});
const at = (path: string) => `http://site.test:${port}${path}`;
const html =
  (body: string | Buffer, type = 'text/html; charset=utf-8') =>
  (_: IncomingMessage, answer: ServerResponse) =>
    answer.writeHead(200, { 'content-type': type }).end(body);
const redirect = (location: string) => (_: IncomingMessage, answer: ServerResponse) =>
  answer.writeHead(302, { location }).end();
const preview = (path: string, changes?: Partial<PreviewOptions>) =>
  openPreviews(server.app.deps, options(changes)).fetch(at(path));
const refusal = { code: 'preview.address_refused', status: 400 };
const inVain = { title: null, description: null, image: null, domain: 'site.test' };

describe('what a page says of itself', () => {
  it('is read from its Open Graph fields', async () => {
    pages['/og'] = html(`<html><head><title>Plain</title>
      <meta property="og:title" content="Serum &amp; skin"><meta property="og:description" content=" Three
      steps "><meta property="og:image" content="https://cdn.test/a.jpg"></head></html>`);
    expect(await preview('/og')).toEqual({
      title: 'Serum & skin',
      description: 'Three steps',
      image: 'https://cdn.test/a.jpg',
      domain: 'site.test',
    });
  });

  it('or from its title and description', async () => {
    pages['/plain'] = html(
      '<title>A page</title><meta name="description" content="About it"><svg><title>Icon</title></svg>',
    );
    expect(await preview('/plain')).toEqual({
      title: 'A page',
      description: 'About it',
      image: null,
      domain: 'site.test',
    });
  });

  it.each([
    'http://cdn.test/a.jpg',
    'javascript:alert(1)',
    'https://192.168.0.1/a.jpg',
    '/relative.jpg',
    'https://',
  ])('a picture at %s is left out', async (address) => {
    pages[`/picture?${address}`] = html(`<title>x</title><meta property="og:image" content="${address}">`);
    expect(await preview(`/picture?${address}`)).toMatchObject({ title: 'x', image: null });
  });

  it('is bounded', async () => {
    pages['/long'] = html(
      `<title>${'x'.repeat(1000)}</title><meta name="description" content="${'y'.repeat(9000)}">`,
    );
    const { title, description } = await preview('/long');
    expect([title?.length, description?.length]).toEqual([200, 500]);
  });

  it('is read in its own encoding', async () => {
    pages['/latin'] = html(Buffer.from('<title>Caf\xe9</title>', 'latin1'), 'text/html; charset=iso-8859-1');
    pages['/inside'] = html(
      Buffer.from('<meta charset="windows-1252"><title>Caf\xe9</title>', 'latin1'),
      'text/html',
    );
    pages['/unknown'] = html('<title>Café</title>', 'text/html; charset=no-such');
    for (const path of ['/latin', '/inside', '/unknown']) expect((await preview(path)).title).toBe('Café');
  });
});

describe('fetching', () => {
  it('sends no cookies and takes no compressed answers', async () => {
    pages['/first'] = (_, answer) =>
      answer.writeHead(302, { location: '/second', 'set-cookie': 'a=b' }).end();
    pages['/second'] = html('<title>x</title>');
    await preview('/first');
    expect(asked).toHaveLength(2);
    expect(
      asked.map(({ headers }) => [headers.cookie, headers.authorization, headers['accept-encoding']]),
    ).toEqual([
      [undefined, undefined, 'identity'],
      [undefined, undefined, 'identity'],
    ]);
  });

  it('follows three redirects and no more', async () => {
    pages['/0'] = redirect('/1');
    pages['/1'] = redirect('/2');
    pages['/2'] = redirect(at('/3'));
    pages['/3'] = html('<title>There</title>');
    expect((await preview('/0')).title).toBe('There');
    pages['/3'] = redirect('/4');
    pages['/4'] = html('<title>Too far</title>');
    expect(await preview('/0?again')).toEqual(inVain);
    pages['/once-more'] = redirect('/0');
    expect(await preview('/once-more')).toEqual(inVain);
  });

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://2130706433:PORT/secret',
    'http://[::ffff:10.0.0.1]:PORT/',
    'http://user:password@site.test:PORT/',
    'http://site.test:22/',
    'file:///etc/passwd',
  ])('follows no redirect to %s', async (location) => {
    pages[`/to?${location}`] = redirect(location.replace('PORT', String(port)));
    const strict = { ...options().rules, permitsAddress: (address: string) => address === '127.0.0.1' };
    const rules = location.includes('2130706433') ? { ...strict, permitsAddress: isPublicAddress } : strict;
    const fetching = safeFetch(new URL(at(`/to?${location}`)), {
      ...options(),
      rules: { ...rules, permitsAddress: (address) => asked.length === 0 || rules.permitsAddress(address) },
    });
    expect(await fetching).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('never connects to a name of which one address is private', async () => {
    const resolve = async () => [
      { address: '127.0.0.1', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    expect(await preview('/mixed', { resolve })).toEqual(inVain);
    expect(asked).toEqual([]);
  });

  it('connects to the address that was checked, however the name changes its mind', async () => {
    const answers = ['127.0.0.1', '10.0.0.1'];
    let resolved = 0;
    const resolve = async () => [{ address: answers[resolved++] ?? '', family: 4 }];
    pages['/rebinding'] = html('<title>Checked</title>');
    expect((await preview('/rebinding', { resolve })).title).toBe('Checked');
    expect(resolved).toBe(1);
  });

  it('ends in time, whether nothing comes, or little and for ever', async () => {
    pages['/silent'] = () => {};
    pages['/drip'] = (_, answer) => {
      answer.writeHead(200, { 'content-type': 'text/html' });
      const timer = setInterval(() => answer.write(' '), 10);
      answer.on('close', () => clearInterval(timer));
    };
    expect(await preview('/silent', { milliseconds: 300 })).toEqual(inVain);
    expect(await preview('/drip', { milliseconds: 300 })).toEqual(inVain);
    const never = { milliseconds: 300, resolve: () => new Promise<never>(() => {}) };
    expect(await preview('/no-name', never)).toEqual(inVain);
  });

  it('reads the beginning of an endless page', async () => {
    let sent = 0;
    pages['/endless'] = (_, answer) => {
      answer.writeHead(200, { 'content-type': 'text/html' });
      answer.write('<title>Endless</title>');
      const more = () => {
        while (!answer.destroyed && answer.write(Buffer.alloc(64 * 1024, ' '))) sent += 64 * 1024;
      };
      answer.on('drain', more);
      more();
    };
    expect((await preview('/endless')).title).toBe('Endless');
    expect(sent).toBeLessThan(40 * maxPageBytes);
  });

  it.each([
    ['what is no HTML', html('{"title":1}', 'application/json')],
    ['pictures', html('x', 'image/png')],
    [
      'compressed pages',
      (_: IncomingMessage, answer: ServerResponse) =>
        answer.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('x'),
    ],
    ['errors', (_: IncomingMessage, answer: ServerResponse) => answer.writeHead(500).end('<title>x</title>')],
    ['redirects to nowhere', redirect('http://[broken')],
    ['broken answers', (request: IncomingMessage) => request.socket.end('nonsense\r\n\r\n')],
  ])('takes %s as fetched in vain', async (name, page) => {
    const path = `/vain/${encodeURIComponent(name)}`;
    pages[path] = page;
    expect(await preview(path)).toEqual(inVain);
  });

  it('takes a name that does not resolve as fetched in vain', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }));
    expect(await preview('/nowhere', { resolve })).toEqual(inVain);
  });
});

describe('a hostile page', () => {
  const filled = (piece: string) => piece.repeat(Math.ceil(maxPageBytes / piece.length));
  const manyNames = Array.from({ length: 60_000 }, (_, number) => `a${number}=1`).join(' ');

  it.each([
    ['87,000 open tags', '<i>'.repeat(87_000)],
    ['open tags that change the kind of content', filled('<svg>')],
    ['open tags that close others', filled('<p><div>')],
    ['attributes without end', `<meta ${manyNames}`],
    ['one attribute again and again', `<meta ${filled('content=x ')}`],
    ['one giant attribute', `<meta name="${filled('x')}`],
    ['one giant word', filled('x')],
    ['comments in comments', filled('<!--')],
    ['comments that nearly end', filled('<!-- --')],
    ['titles in titles', filled('<title>')],
    ['titles that nearly end', filled('<title></titl')],
    ['titles one after the other', filled('<title></title>')],
    ['null bytes', filled('\0')],
    ['entities that do not end', filled('&am')],
    ['numbered entities that do not end', filled('&#x')],
    ['entities in a title', `<title>${filled('&lt;')}`],
    ['entities in an attribute', `<meta content="${filled('&lt;')}`],
    ['only opening brackets', filled('<')],
    ['closing tags of nothing', filled('</p>')],
    ['instructions', filled('<?')],
    ['scripts in scripts', filled('<script>')],
    ['blanks', filled(' ')],
    ['beginnings of a character set', filled('<meta ')],
  ])('of %s is read to its end', async (name, body) => {
    const path = `/hostile/${encodeURIComponent(name)}`;
    pages[path] = html(`<meta property="og:title" content="Read">${body}`);
    expect((await preview(path)).title).toBe('Read');
  });

  it('says nothing after the end of its head', async () => {
    pages['/body'] = html('<head><title>Head</title></head><meta name="description" content="later">');
    pages['/no-end'] = html('<title>Head</title><body><meta name="description" content="later">');
    for (const path of ['/body', '/no-end'])
      expect(await preview(path)).toMatchObject({ title: 'Head', description: null });
  });

  it('that its reader never comes to an end with costs it the reader, and nobody else anything', async () => {
    const giveUp = new AbortController();
    let begun = () => {};
    const isBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const hanging = openMetadataReader({
      script: new URL('../../testing/hanging-reader.ts', import.meta.url),
      deadline: () => {
        begun();
        return giveUp.signal.aborted ? new AbortController().signal : giveUp.signal;
      },
    });
    pages['/hangs'] = html('<title>hang</title>');
    pages['/next'] = html('<title>Next</title>');
    const previews = openPreviews(server.app.deps, options({ reader: hanging }));
    const outcome: unknown[] = [];
    const hangs = previews.fetch(at('/hangs')).then((found) => outcome.push(found));
    await isBegun;
    const next = previews.fetch(at('/next'));
    expect((await server.app.http.inject({ url: '/api/ready' })).statusCode).toBe(200);
    expect(outcome).toEqual([]);
    giveUp.abort();
    await hangs;
    expect(outcome).toEqual([inVain]);
    expect((await next).title).toBe('Next');
    await previews.close();
  });

  it('is read by a thread that is told nothing of the environment', async () => {
    const script = new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { parentPort } from 'node:worker_threads';
        parentPort.on('message', () => parentPort.postMessage(Object.keys(process.env)));
        parentPort.postMessage('ready');`)}`,
    );
    const telling = openMetadataReader({ script, deadline: () => new AbortController().signal });
    const page = { url: 'https://page.test/', contentType: 'text/html', bytes: new Uint8Array() };
    expect(await telling.read(page)).toEqual([]);
    await telling.close();
  });

  it('that takes too much memory costs its reader alone', async () => {
    const script = new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { parentPort } from 'node:worker_threads';
        parentPort.on('message', () => { const kept = []; for (;;) kept.push(new Array(100_000).fill({})); });
        parentPort.postMessage('ready');`)}`,
    );
    const greedy = openMetadataReader({ script, deadline: () => new AbortController().signal });
    pages['/greedy'] = html('<title>x</title>');
    expect(await preview('/greedy', { reader: greedy })).toEqual(inVain);
    await greedy.close();
  });
});

describe('many who ask at once', () => {
  it('for one address are answered by one fetch', async () => {
    pages['/shared'] = html('<title>Shared</title>');
    const previews = openPreviews(server.app.deps, options());
    const answers = await Promise.all(Array.from({ length: 200 }, () => previews.fetch(at('/shared#part'))));
    expect(new Set(answers.map(({ title }) => title))).toEqual(new Set(['Shared']));
    expect(asked).toHaveLength(1);
  });

  it('for one address that is not kept are answered by one fetch as well, and later by another', async () => {
    const path = `/${'x'.repeat(2000)}`;
    pages[path] = html('<title>Long</title>');
    const previews = openPreviews(server.app.deps, options());
    await Promise.all(Array.from({ length: 20 }, () => previews.fetch(at(path))));
    expect(asked).toHaveLength(1);
    await previews.fetch(at(path));
    expect(asked).toHaveLength(2);
  });

  it('for many addresses wait for their turn, and are turned away when too many wait', async () => {
    const held: ServerResponse[] = [];
    const hold = (_: IncomingMessage, answer: ServerResponse) => held.push(answer);
    const paths = ['/held/1', '/held/2', '/held/3', '/held/4'];
    for (const path of paths) pages[path] = hold;
    const previews = openPreviews(server.app.deps, options({ bounds: { atOnce: 2, waiting: 1 } }));
    const refusals: { path: string; error: unknown }[] = [];
    // Each looks into the cache first, so any of the four may come last.
    const asking = paths.map((path) =>
      previews.fetch(at(path)).then(
        ({ title }) => title,
        (error: unknown) => {
          refusals.push({ path, error });
          return 'turned away';
        },
      ),
    );
    await expect.poll(() => [held.length, refusals.length]).toEqual([2, 1]);
    expect(refusals[0]?.error).toMatchObject({
      code: 'service.unavailable',
      status: 503,
      retryAfterSeconds: 5,
    });
    for (const path of paths) pages[path] = html('<title>Its turn</title>');
    for (const answer of held) html('<title>Held</title>')(asked[0] as IncomingMessage, answer);
    expect((await Promise.all(asking)).sort()).toEqual(['Held', 'Held', 'Its turn', 'turned away']);
    expect((await previews.fetch(at(refusals[0]?.path ?? ''))).title).toBe('Its turn');
  });
});

describe('a name that leads inside a network', () => {
  const unknown = () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }));
  const inside = async () => [{ address: '10.0.0.1', family: 4 }];

  it('fails like one that nobody has, at the same moment', async () => {
    const failures: (string | null)[] = [];
    const lookups = [];
    for (const resolve of [unknown, inside, () => new Promise<never>(() => {})]) {
      const lookup = checkedLookup(options({ resolve }));
      lookups.push(
        new Promise<void>((done) =>
          lookup('name.test', {}, (error, address) => {
            failures.push(`${error?.message} ${(error as NodeJS.ErrnoException).code} ${address}`);
            done();
          }),
        ),
      );
    }
    // Immediate answers change nothing: all wait for the same timer.
    for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
    expect(failures).toEqual([]);
    await Promise.all(lookups);
    expect(new Set(failures).size).toBe(1);
  });

  it('is answered and kept like one that nobody has', async () => {
    const answers = [];
    const kept = [];
    for (const [name, resolve] of Object.entries({ unknown, inside })) {
      answers.push(await preview(`/name/${name}`, { resolve }));
      const rows = await server.app.deps.db
        .select()
        .from(linkPreviews)
        .where(eq(linkPreviews.url, at(`/name/${name}`)));
      kept.push(rows.map(({ metadata }) => metadata));
    }
    expect(answers).toEqual([inVain, inVain]);
    expect(kept).toEqual([[inVain], [inVain]]);
  });
});

describe('the cache', () => {
  it('answers again without asking for a day', async () => {
    pages['/cached'] = html('<title>First</title>');
    await preview('/cached');
    pages['/cached'] = html('<title>Second</title>');
    server.advance(23 * 60 * minute);
    expect((await preview('/cached#part')).title).toBe('First');
    expect(asked).toHaveLength(1);
    server.advance(2 * 60 * minute);
    expect((await preview('/cached')).title).toBe('Second');
  });

  it('remembers a failure for ten minutes', async () => {
    expect(await preview('/later')).toEqual(inVain);
    pages['/later'] = html('<title>Now</title>');
    server.advance(9 * minute);
    expect(await preview('/later')).toEqual(inVain);
    server.advance(2 * minute);
    expect((await preview('/later')).title).toBe('Now');
  });

  it('leaves out addresses that are too long for it', async () => {
    const path = `/${'ä'.repeat(1500)}`;
    pages[new URL(at(path)).pathname] = html('<title>Long</title>');
    expect((await preview(path)).title).toBe('Long');
  });
});

describe('the call', () => {
  const ask = async (url: string) => {
    const { client } = await server.signUpBrand();
    return (await client.linkPreviews.fetch({ body: { url } })).metadata;
  };

  it.each([
    'http://127.0.0.1:3000/',
    'http://2130706433/',
    'http://[::1]/',
    'http://169.254.169.254/',
    'http://localhost/',
    'file:///etc/passwd',
    'not an address',
  ])('refuses %s with a detail', async (url) => {
    const error = await ask(url).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ ...refusal, details: [{ path: ['url'] }] });
  });

  it('answers the domain alone for a name that nobody has', async () => {
    expect(await ask('https://no-such-name.invalid/page')).toEqual({
      ...inVain,
      domain: 'no-such-name.invalid',
    });
  });

  it('asks for a login', async () => {
    const asking = server.anonymous.linkPreviews.fetch({ body: { url: 'https://example.com' } });
    await expect(asking).rejects.toMatchObject({ code: 'auth.required' });
  });
});
