/**
 * Opens the app without a connection: its files are stored when a version is installed, in the languages that this device
 * uses, and pages of signed-in people begin from them. A version stays whole, the page and its scripts together, until
 * the next one is taken into use. Nothing of a person is in it.
 */
import { type AppFiles, appFiles, version } from 'virtual:app-files';
import { shortLinkPath } from '@briefcast/contract/paths';
import { readPagePath } from '@briefcast/i18n/page-paths';
import { isOwnPage } from './app-pages.ts';

const prefix = 'app-';
const cacheName = `${prefix}${version}`;
/** Built files have a hash in their name: a file of this address never changes. */
const isBuiltFile = ({ pathname }: URL) => pathname.startsWith('/assets/');

/** Addresses that the server answers itself. */
const noPages = ['/api/', shortLinkPath('')];

const filesFor = (path: string): AppFiles | undefined =>
  appFiles.find(({ language }) => language === readPagePath(path).language);

/** The page into which the browser renders; only of this version, as the server may have the next one already. */
async function readPage({ page, files }: AppFiles): Promise<Response> {
  const answer = await fetch(page, { cache: 'no-cache' });
  const named = (await answer.clone().text()).match(/\/assets\/[\w./-]+\.(?:js|css)/gu) ?? [];
  if (!answer.ok || !named.every((file) => files.includes(file)))
    throw new Error(`${page} is another version.`);
  return answer;
}

/** Stores what is missing of a language, copying what an earlier version has stored already. */
async function storeApp(app: AppFiles): Promise<void> {
  const cache = await caches.open(cacheName);
  if (await cache.match(app.page)) return;
  await Promise.all(
    app.files.map(async (file) => {
      const earlier = await caches.match(file);
      if (earlier) await cache.put(file, earlier);
      else await cache.add(file);
    }),
  );
  // The page last: where it is, everything is.
  await cache.put(app.page, await readPage(app));
}

/** Stores again what this version has stored of pages; one that cannot be read stays as it is. */
async function renewPages(): Promise<void> {
  const cache = await caches.open(cacheName);
  const renew = async (app: AppFiles) => {
    if (await cache.match(app.page)) await cache.put(app.page, await readPage(app));
  };
  await Promise.all(appFiles.map((app) => renew(app).catch(() => undefined)));
}

/** The apps of the open pages; without one, of the languages that the last version was stored for. */
async function appsInUse({ clients }: ServiceWorkerGlobalScope): Promise<AppFiles[]> {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const paths = new Set(open.map(({ url }) => filesFor(new URL(url).pathname)));
  const stored = await Promise.all(
    appFiles.map(async (app) => ((await caches.match(app.page)) ? app : null)),
  );
  return appFiles.filter((app) => paths.has(app) || stored.includes(app));
}

async function removeEarlierVersions() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(prefix) && name !== cacheName).map((name) => caches.delete(name)),
  );
}

/** A page of the app: from the stored files, or from the server where its language is not stored. */
async function openPage(request: Request, path: string): Promise<Response> {
  const app = filesFor(path);
  const stored = app && (await (await caches.open(cacheName)).match(app.page));
  if (stored && isOwnPage(path)) return stored;
  try {
    return await fetch(request);
  } catch (error) {
    // Without a connection, the app itself says what it cannot show.
    if (stored) return stored;
    throw error;
  }
}

/**
 * A built file: stored at the latest when it was used once. One that the server does not have any more is of a version that
 * it has replaced: from then on pages come from the server, until the next version is stored.
 */
async function readFile(request: Request, { registration }: ServiceWorkerGlobalScope): Promise<Response> {
  const cache = await caches.open(cacheName);
  const stored = await cache.match(request.url);
  if (stored) return stored;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone()).catch(() => undefined);
  if (answer.status === 404) {
    await Promise.all(appFiles.map(({ page }) => cache.delete(page)));
    registration.update().catch(() => undefined);
  }
  return answer;
}

/** Serves the app's pages and files from this device. */
export function serveAppShell(worker: ServiceWorkerGlobalScope) {
  worker.addEventListener('install', (event) => {
    event.waitUntil(appsInUse(worker).then((apps) => Promise.all(apps.map(storeApp))));
  });
  worker.addEventListener('activate', (event) => {
    event.waitUntil(removeEarlierVersions());
  });
  worker.addEventListener('message', (event) => {
    if (event.data === 'use-this-version') event.waitUntil(worker.skipWaiting());
    // The market has another name, which stands in the stored pages.
    if (event.data === 'renew-app') event.waitUntil(renewPages());
    // A page in a language that was not used on this device before.
    if (event.data !== 'store-app' || !(event.source instanceof WindowClient)) return;
    const app = filesFor(new URL(event.source.url).pathname);
    if (app) event.waitUntil(storeApp(app).catch(() => undefined));
  });
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
    if (isBuiltFile(url)) event.respondWith(readFile(request, worker));
    else if (request.mode === 'navigate' && !noPages.some((path) => url.pathname.startsWith(path)))
      event.respondWith(openPage(request, url.pathname));
  });
}
