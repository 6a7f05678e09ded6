import { AppError, type DealListItem } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Send, X } from 'lucide-react';
import { dealsOfPages } from '../../features/campaigns/loose-deals.ts';
import { creatorName } from '../../features/deals/party-names.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { q } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { showError } from '../../lib/show-error.ts';
import { useAddressFilters } from '../../lib/use-address-filters.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { toastError } from '../../ui/toast.ts';
import { briefOf, type OnBrief } from './brief-of.ts';
import { campaignDealsQuery } from './campaign-deals.ts';

interface PastPeopleProps {
  /** Past campaign whose creators are asked again. */
  from: string;
  /** Ids of creators whom this campaign has asked. */
  asked: ReadonlySet<string>;
  onBrief: OnBrief;
}

/** Creators of a past campaign who are not in this one yet, each with the brief of then. */
export function PastPeople({ from, asked, onBrief }: PastPeopleProps) {
  const list = useInfiniteQuery(campaignDealsQuery(from));
  const { change } = useAddressFilters();
  const people = newestOfEach(dealsOfPages(list.data)).filter(
    ({ creator }) => creator !== null && !asked.has(creator.id),
  );
  if (people.length === 0) return null;
  return (
    <Card
      title={m.campaign_people_again()}
      action={
        <IconButton
          size="sm"
          label={m.campaign_people_close()}
          icon={<X aria-hidden className="ic" />}
          onClick={() => change({ people: undefined })}
        />
      }
    >
      <ul className="grid gap-2 sm:grid-cols-2">
        {people.map((deal) => (
          <Person key={deal.id} deal={deal} onBrief={onBrief} />
        ))}
      </ul>
    </Card>
  );
}

/** Newest project with each creator; the list has the newest first. */
function newestOfEach(deals: readonly DealListItem[]): DealListItem[] {
  const byCreator = new Map<string, DealListItem>();
  for (const deal of deals)
    if (deal.creator && !byCreator.has(deal.creator.id)) byCreator.set(deal.creator.id, deal);
  return [...byCreator.values()];
}

function Person({ deal, onBrief }: { deal: DealListItem; onBrief: OnBrief }) {
  const name = creatorName(deal.creator);
  const image = deal.creator?.profileImage;
  const begin = useMutation({
    mutationFn: async () => {
      const params = { id: deal.creator?.id ?? '' };
      const { creator } = await queryClient.fetchQuery(q('creators.publicProfile', { params }));
      return { creator, brief: await briefOf(deal.id) };
    },
    onSuccess: ({ creator, brief }) => onBrief(creator, brief),
    onError(error) {
      const isGone = error instanceof AppError && error.code === 'creator.not_found';
      if (isGone) toastError(m.again_creator_gone(), m.again_creator_gone_text());
      else showError(m.again_failed(), error);
    },
  });
  return (
    <li className="flex items-center gap-3">
      <Avatar name={name} src={image ? mediaUrl(image) : null} size={40} />
      <bdi className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</bdi>
      <OnlineButton
        variant="outline"
        size="sm"
        className="max-sm:min-h-11"
        busy={begin.isPending}
        icon={<Send aria-hidden className="ic ic-turn" />}
        onClick={() => begin.mutate()}
      >
        {m.campaign_brief_again()}
      </OnlineButton>
    </li>
  );
}
