import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError } from '@briefcast/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/harness.ts';
import { isPublicAddress } from './address-guard.ts';
import { fetchPreview } from './fetch-preview.ts';
import { type FetchOptions, maxPageBytes, safeFetch } from './safe-fetch.ts';

const server = useTestServer();
const minute = 60 * 1000;

/** Pages of the web, all served from this machine; `asked` tells what was asked for. */
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

/** The public rules, except that `site.test` lies on this machine and may be asked on its port. */
const options = (changes: Partial<FetchOptions> = {}): FetchOptions => ({
  rules: {
    permitsAddress: (address) => address === '127.0.0.1' || isPublicAddress(address),
    permitsPort: (candidate) => candidate === String(port),
  },
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  milliseconds: 2000,
  ...changes,
});
const at = (path: string) => `http://site.test:${port}${path}`;
const html =
  (body: string | Buffer, type = 'text/html; charset=utf-8') =>
  (_: IncomingMessage, answer: ServerResponse) =>
    answer.writeHead(200, { 'content-type': type }).end(body);
const redirect = (location: string) => (_: IncomingMessage, answer: ServerResponse) =>
  answer.writeHead(302, { location }).end();
const preview = (path: string, changes?: Partial<FetchOptions>) =>
  fetchPreview(server.app.deps, at(path), options(changes));
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
  ])('refuses a redirect to %s', async (location) => {
    pages[`/to?${location}`] = redirect(location.replace('PORT', String(port)));
    const strict = { ...options().rules, permitsAddress: (address: string) => address === '127.0.0.1' };
    const rules = location.includes('2130706433') ? { ...strict, permitsAddress: isPublicAddress } : strict;
    const fetching = safeFetch(new URL(at(`/to?${location}`)), {
      ...options(),
      rules: { ...rules, permitsAddress: (address) => asked.length === 0 || rules.permitsAddress(address) },
    });
    await expect(fetching).rejects.toMatchObject(refusal);
    expect(asked).toHaveLength(1);
  });

  it('refuses a name of which one address is private, and never connects', async () => {
    const resolve = async () => [
      { address: '127.0.0.1', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    await expect(preview('/mixed', { resolve })).rejects.toMatchObject(refusal);
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
    const begun = Date.now();
    expect(await preview('/silent', { milliseconds: 300 })).toEqual(inVain);
    expect(await preview('/drip', { milliseconds: 300 })).toEqual(inVain);
    const never = { milliseconds: 300, resolve: () => new Promise<never>(() => {}) };
    expect(await preview('/no-name', never)).toEqual(inVain);
    expect(Date.now() - begun).toBeLessThan(4000);
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
