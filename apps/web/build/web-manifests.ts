/**
 * Writes the web manifests, by which browsers install the app, one for each language among the files of the first. The
 * server puts the name of the market in, and its own icons (apps/server/src/platform/http/manifests.ts).
 */

import { iconPath, manifestPath, paths } from '@briefcast/contract/paths';
import { localeFrom } from '@briefcast/i18n/locales';
import { nameMarket } from '@briefcast/i18n/market-name';
import { m } from '@briefcast/i18n/messages';
import { pageIn, pageLanguages } from '@briefcast/i18n/page-paths';
import { inLocale } from '@briefcast/i18n/work-locale';
import type { Plugin } from 'vite';
import { sharedField } from '../src/lib/shared-field.ts';
import { dealFileTypes } from '../src/parts/files/offered-types.ts';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: iconPath(`${purpose === 'any' ? 'app' : purpose}-${size}`),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

function manifestOf(language: string) {
  const shortcut = (name: string, path: string) => ({ name, url: pageIn(language, path) });
  return {
    // One app, in whichever language it is installed.
    id: '/app',
    name: m.head_product(),
    short_name: m.head_product(),
    description: m.phone_about(),
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    // It leads creators to their own dashboard, and whoever is not signed in to the login.
    start_url: pageIn(language, paths.brandDashboard.href()),
    scope: '/',
    display: 'standalone',
    // The canvas of tokens.css: the colour behind the icon while the app starts.
    background_color: '#f1f6f3',
    theme_color: '#f1f6f3',
    categories: ['business', 'productivity'],
    // The service worker takes it (src/service-worker/share-target.ts).
    share_target: {
      action: pageIn(language, paths.sharedFiles.href()),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: sharedField, accept: dealFileTypes.split(',') }] },
    },
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
    shortcuts: [
      shortcut(m.header_dashboard(), paths.brandDashboard.href()),
      shortcut(m.casting_castings(), paths.castings.href()),
      shortcut(m.rights_link(), paths.rights.href()),
    ],
  };
}

/** Emits the manifests with the first language's build, and has each page name its own. */
export function webManifests(language: string): Plugin {
  return {
    name: 'web-manifests',
    apply: 'build',
    generateBundle() {
      if (language !== 'en') return;
      for (const one of pageLanguages) {
        nameMarket({ en: '{market}' });
        const manifest = inLocale(localeFrom(one), () => manifestOf(one));
        const source = JSON.stringify(manifest, null, 2);
        this.emitFile({ type: 'asset', fileName: manifestPath(one).slice(1), source });
      }
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: manifestPath(language) }, injectTo: 'head' },
    ],
  };
}
