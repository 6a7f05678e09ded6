import type { Person } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { fullName } from '../../lib/names.ts';
import { BrandLogoAvatar } from '../../parts/brands/brand-logo-avatar.tsx';

/** Members of the team who see to a campaign, as its head names them; those without a name have none there. */
export function CampaignPeople({ people }: { people: readonly Person[] }) {
  const named = people
    .map((person) => ({ id: person.id, name: fullName(person) }))
    .filter(({ name }) => name);
  if (named.length === 0) return null;
  return (
    <ul aria-label={m.campaign_people()} className="campaign-people">
      {named.map(({ id, name }) => (
        <li key={id}>
          <BrandLogoAvatar name={name} size={26} className="rounded-full!" />
          <bdi className="truncate">{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
