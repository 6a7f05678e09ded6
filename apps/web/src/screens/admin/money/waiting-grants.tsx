import { api } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { adminQ } from '../../../lib/admin-query.ts';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useMay } from '../admin-queries.ts';
import { WaitingGrant } from '../details/waiting-grant.tsx';

/** Goodwill credits of all brands that wait for a second admin; nothing where there are none. */
export function WaitingGrants() {
  const mayRead = useMay()(api.creditGrants.waiting);
  const { data: grants = [] } = useQuery({
    ...adminQ('creditGrants.waiting'),
    select: (answer) => answer.grants,
    enabled: mayRead,
  });
  if (grants.length === 0) return null;
  return (
    <Card title={m.grant_all_waiting()}>
      <ul className="divide-y divide-line">
        {grants.map((grant) => (
          <li key={grant.id} className="py-4">
            <TextLink to={paths.adminBrand.href(grant.brand.id)}>
              <bdi>{grant.brand.companyName}</bdi>
            </TextLink>
            <WaitingGrant grant={grant} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
