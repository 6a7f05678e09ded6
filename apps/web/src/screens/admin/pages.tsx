/** The admin's pages, which ask for the admin's password by themselves. */
import type { Pages } from '../../lib/page.ts';
import { adminFrame } from './admin-frame.tsx';

export const pages = {
  admin: {
    whose: 'everybody',
    load: () => import('./admin.tsx'),
    frame: import.meta.env.SSR && adminFrame,
  },
  adminCreator: {
    whose: 'everybody',
    load: () => import('./details/creator-page.tsx'),
    frame: import.meta.env.SSR && adminFrame,
  },
  adminBrand: {
    whose: 'everybody',
    load: () => import('./details/brand-page.tsx'),
    frame: import.meta.env.SSR && adminFrame,
  },
  adminDeal: {
    whose: 'everybody',
    load: () => import('./details/deal-page.tsx'),
    frame: import.meta.env.SSR && adminFrame,
  },
  adminDispute: {
    whose: 'everybody',
    load: () => import('./disputes/case-page.tsx'),
    frame: import.meta.env.SSR && adminFrame,
  },
} satisfies Pages;
