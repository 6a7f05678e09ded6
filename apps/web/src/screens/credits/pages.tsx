/** The pages of credits: prices for everybody, and what a brand buys and holds. */
import { m } from '@briefcast/i18n/messages';
import type { Pages } from '../../lib/page.ts';
import { aboutPrices, pricesQuery } from './public-pages.ts';

export const pages = {
  prices: {
    whose: 'everybody',
    layout: 'header',
    load: () => import('./prices.tsx'),
    content:
      import.meta.env.SSR &&
      (async (source) => ({
        status: 200,
        about: aboutPrices(),
        queries: [{ key: pricesQuery.queryKey, data: { prices: source.prices() } }],
      })),
  },
  billing: {
    whose: 'BRAND',
    load: () => import('./billing.tsx'),
    frame: import.meta.env.SSR && { title: m.billing_title, subtitle: m.billing_about },
  },
  buyCredits: {
    whose: 'BRAND',
    load: () => import('./buy-credits.tsx'),
    frame: import.meta.env.SSR && {
      title: m.billing_buy,
      back: { to: 'billing', label: m.billing_title },
    },
  },
  creditOrder: {
    whose: 'BRAND',
    load: () => import('./credit-order.tsx'),
    frame: import.meta.env.SSR && {
      title: m.billing_pro_forma_word,
      back: { to: 'billing', label: m.billing_title },
    },
  },
} satisfies Pages;
