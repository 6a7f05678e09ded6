import { brands } from './brands.ts';
import { creators } from './creators.ts';

/** Everybody in the demo signs in with this one. */
export const demoPassword = 'briefcast-demo';
export const demoAdminPassword = 'briefcast-admin';

export type DemoLogin = { role: 'BRAND' | 'CREATOR'; who: string; email: string };

const mainBrand = 'oasis-skin';
const mainCreator = 'layla';

/** The two with the fullest dashboards come first: they are the ones to show. */
export const demoLogins: DemoLogin[] = [
  ...brands.map((brand) => ({
    key: brand.key,
    role: 'BRAND' as const,
    who: brand.companyName,
    email: brand.email,
  })),
  ...creators.map((creator) => ({
    key: creator.key,
    role: 'CREATOR' as const,
    who: `${creator.firstName} ${creator.lastName}`,
    email: creator.email,
  })),
]
  .sort((a, b) => rank(a.key) - rank(b.key))
  .map(({ role, who, email }) => ({ role, who, email }));

function rank(key: string): number {
  if (key === mainBrand) return 0;
  return key === mainCreator ? 1 : 2;
}
