/** Takes what other apps share to this one, also without a connection (rules/phone#share). */
import { paths } from '@briefcast/contract/paths';
import { readPagePath } from '@briefcast/i18n/page-paths';
import { sharedField } from '../lib/shared-field.ts';
import { keepSharedFiles } from '../lib/shared-files.ts';

/** Keeps the files, and leads to the page that asks which deal they are for. */
async function take(request: Request, path: string): Promise<Response> {
  let outcome = '';
  try {
    const form = await request.formData();
    await keepSharedFiles(form.getAll(sharedField).filter((value) => value instanceof File));
  } catch {
    outcome = '?kept=no';
  }
  return Response.redirect(`${path}${outcome}`, 303);
}

/** Answers the form that the phone sends when something is shared. */
export function serveShareTarget(worker: ServiceWorkerGlobalScope) {
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const { pathname, origin } = new URL(request.url);
    if (request.method !== 'POST' || origin !== worker.location.origin) return;
    // Systems share without a referrer; a page that sends this form by itself has one, unless it hides it.
    if (/^https?:/u.test(request.referrer) && new URL(request.referrer).origin !== origin) return;
    if (readPagePath(pathname).path === paths.sharedFiles.href()) event.respondWith(take(request, pathname));
  });
}
