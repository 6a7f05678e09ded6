/** Pages of no noun: the legal ones, and what an unknown address shows. */
import type { LegalPageName } from '@briefcast/contract';
import { readPagePath } from '@briefcast/i18n/page-paths';
import { knowLegalText, legalTextKey } from '../../features/legal/use-legal-text.ts';
import type { Pages, ReadContent } from '../../lib/page.ts';
import { aboutLegal, aboutMissing } from './about-pages.ts';

/** The text of a legal page; an unknown version is no page. */
const legalContent =
  (page: LegalPageName): ReadContent =>
  async (source, url) => {
    const version = url.searchParams.get('version');
    const text = await source.legal(page, { version, language: readPagePath(url.pathname).language });
    if (!text) return { status: 404, about: aboutMissing(), queries: [] };
    knowLegalText(page, version, text);
    const about = { ...aboutLegal[page](), ...(version === null ? {} : { isHidden: true }) };
    return { status: 200, about, queries: [{ key: legalTextKey(page, version), data: text }] };
  };

export const pages = {
  terms: {
    whose: 'everybody',
    layout: 'still header',
    load: () => import('./legal.tsx'),
    content: import.meta.env.SSR && legalContent('terms'),
  },
  privacy: {
    whose: 'everybody',
    layout: 'still header',
    load: () => import('./legal.tsx'),
    content: import.meta.env.SSR && legalContent('privacy'),
  },
  refunds: {
    whose: 'everybody',
    layout: 'still header',
    load: () => import('./legal.tsx'),
    content: import.meta.env.SSR && legalContent('refunds'),
  },
  packExpiration: {
    whose: 'everybody',
    layout: 'still header',
    load: () => import('./legal.tsx'),
    content: import.meta.env.SSR && legalContent('packExpiration'),
  },
  missing: {
    whose: 'everybody',
    layout: 'still header',
    load: () => import('./not-found.tsx'),
    content: import.meta.env.SSR && (async () => ({ status: 404, about: aboutMissing(), queries: [] })),
  },
} satisfies Pages;
