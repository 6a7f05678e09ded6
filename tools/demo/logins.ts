import { brands } from './brands.ts';
import { creators } from './creators.ts';
import { members } from './team.ts';

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
  ...members.map(({ key, firstName, lastName, email, roles }) => ({
    key,
    role: 'BRAND' as const,
    who: `${firstName} ${lastName}, ${placesOf(roles)}`,
    email,
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

/** Organisation and role of somebody, such as "Oasis Skin (manager)". */
function placesOf(roles: (typeof members)[number]['roles']): string {
  const places = brands.flatMap(({ key, companyName }) =>
    roles[key] ? [`${companyName} (${roles[key].toLowerCase()})`] : [],
  );
  return places.join(' and ');
}

function rank(key: string): number {
  if (key === mainBrand) return 0;
  if (key === mainCreator) return 1;
  return members.some((member) => member.key === key) ? 2 : 3;
}
