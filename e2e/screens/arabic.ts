/** The main screens in Arabic, for their pictures: `e2e/arabic-screens.spec.ts` looks at every screen in Arabic. */
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';

const pictured = [
  ...['landing', 'creators', 'creator', 'brand-dashboard', 'creator-dashboard'],
  ...['review-room', 'film-room', 'castings', 'money'],
];

/** The address of a page in Arabic. */
export const arabicAddress = (address: string): string => `/ar${address === '/' ? '' : address}`;

export const inArabic: Screen[] = screens
  .filter(({ name }) => pictured.includes(name))
  .map((screen) => ({ ...screen, name: `arabic-${screen.name}`, path: arabicAddress(screen.path) }));
