/** The main screens in Arabic, for their pictures: `e2e/arabic-screens.spec.ts` looks at every screen in Arabic. */
import type { Page } from '@playwright/test';
import { submittedToBrand } from './rooms.ts';
import { heading, type Screen, seen, text } from './screen.ts';

const link = (name: RegExp) => (page: Page) => page.getByRole('link', { name });

export const inArabic: Screen[] = [
  {
    name: 'arabic-landing',
    visitor: 'nobody',
    path: '/ar',
    title: 'Briefcast',
    shows: heading('موجز واحد. والوجه المناسب.'),
  },
  {
    name: 'arabic-creators',
    visitor: 'nobody',
    path: '/ar/creators',
    title: 'البحث عن مبدعين',
    shows: heading('البحث عن مبدعين'),
  },
  {
    name: 'arabic-creator',
    visitor: 'nobody',
    path: '/ar/creators/:creator',
    title: 'Layla Haddad',
    shows: heading('Layla Haddad'),
  },
  {
    name: 'arabic-brand-dashboard',
    visitor: 'brand',
    path: '/ar/dashboard',
    title: 'لوحة متابعة العلامة',
    shows: text(submittedToBrand),
    darkPicture: true,
  },
  {
    name: 'arabic-creator-dashboard',
    visitor: 'creator',
    path: '/ar/creator-dashboard',
    title: 'لوحة متابعة المبدع',
    shows: text('بانتظاركم'),
  },
  {
    name: 'arabic-deal',
    visitor: 'brand',
    path: '/ar/brand-deal/:deal',
    deal: submittedToBrand,
    title: submittedToBrand,
    shows: text('مراجعة المحتوى'),
  },
  {
    name: 'arabic-film-room',
    visitor: 'brand',
    path: '/ar/brand-deal/:deal',
    deal: submittedToBrand,
    title: 'day-seven-take-3.mp4',
    shows: link(/day-seven-take-3\.mp4$/),
    open: async (page) => {
      await seen(link(/^(?:مشاهدة|عرض|فتح غرفة المراجعة:) day-seven-take-3\.mp4$/)(page)).click();
      const original = page.getByRole('button', { name: 'تشغيل الأصل', exact: true });
      const position = page.getByRole('slider', { name: 'الموضع' });
      await position.or(original).waitFor();
      // The playing forms of the demo's videos are made after its start, one after the other.
      if (await original.isVisible()) await original.click();
      await position.waitFor();
    },
  },
  {
    name: 'arabic-castings',
    visitor: 'creator',
    path: '/ar/castings',
    title: 'الفرص',
    shows: link(/^Three faces, one barrier serum$/),
  },
  {
    name: 'arabic-money',
    visitor: 'creator',
    path: '/ar/money',
    title: 'المستحقات',
    shows: text('مستحق عن 4 مشاريع'),
  },
];
