import { dealPath } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { dealQuery } from '../../features/deals/deal-queries.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useUser } from '../../lib/use-user.ts';
import { Main } from '../../ui/main.tsx';
import { BackLink } from '../../ui/text-link.tsx';

/** The room where both sides watch one file of a deal and say what they mean. */
export function ReviewRoomScreen() {
  const { dealId = '' } = useParams();
  const user = useUser();
  const { data: deal } = useQuery(dealQuery(dealId));
  useDocumentTitle(deal?.title ?? m.deal_page());
  return (
    <Main>
      <BackLink to={dealPath(user.role, dealId)}>{m.room_back()}</BackLink>
    </Main>
  );
}
