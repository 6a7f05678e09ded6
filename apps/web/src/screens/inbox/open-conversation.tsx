import type { Conversation, DealDetail, OwnUser } from '@briefcast/contract';
import { dealPath } from '@briefcast/contract/paths';
import { formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { dealQuery } from '../../features/deals/deal-queries.ts';
import { brandName, creatorName } from '../../features/deals/party-names.ts';
import { LateChatPanel } from '../../features/messages/late-chat-panel.tsx';
import { errorText } from '../../lib/show-error.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ConversationMenuProps } from './conversation-menu.tsx';
import { answererText, OtherAvatar } from './conversation-row.tsx';
import { DealAside } from './deal-aside.tsx';
import type { useSettle } from './inbox-acts.ts';
import { SettleButton } from './settle-button.tsx';

const ConversationMenu = latePart(
  async () => (await import('./conversation-menu.tsx')).ConversationMenu,
  () => <span className="size-11 flex-none" />,
);

interface OpenConversationProps {
  dealId: string;
  /** Its row, where the list has it. */
  conversation: Conversation | undefined;
  user: OwnUser;
  settle: ReturnType<typeof useSettle>;
  onMarkUnread: () => void;
  onlyWith: (conversation: Conversation | undefined) => ConversationMenuProps['onlyWith'];
  /** The list, for phones. */
  backTo: string;
}

/** Open conversation and its deal; on a phone it covers the list. */
export function OpenConversation(props: OpenConversationProps) {
  const { dealId, conversation, user, settle, onMarkUnread, onlyWith, backTo } = props;
  const { data: deal, error, refetch } = useQuery(dealQuery(dealId));
  // On phones the list, with the heading of the page, is not shown.
  const Heading = useMediaQuery('(width < 64rem)') ? 'h1' : 'h2';
  if (!deal) {
    return (
      <div className="inbox-open">
        <BackToList to={backTo} />
        {error ? (
          <Card>
            <ErrorState onRetry={() => void refetch()}>
              {errorText(error, m.inbox_conversation_failed())}
            </ErrorState>
          </Card>
        ) : (
          <Skeleton className="h-full min-h-96" />
        )}
      </div>
    );
  }
  return (
    <>
      <section aria-labelledby="conversation" className="inbox-open">
        <div className="inbox-head">
          <BackToList to={backTo} />
          {conversation ? <OtherAvatar viewer={user.role} other={conversation.other} /> : null}
          <div className="min-w-0 flex-1">
            <Heading id="conversation" tabIndex={-1} className="truncate text-[19px]">
              <bdi>{otherName(deal, user)}</bdi>
            </Heading>
            <Link to={dealPath(user.role, deal.id)} className="hint block truncate hover:underline">
              <bdi>{deal.title}</bdi>
            </Link>
            {conversation ? <TeamLine conversation={conversation} user={user} /> : null}
          </div>
          {conversation ? <SettleButton conversation={conversation} settle={settle} /> : null}
          <ConversationMenu
            dealId={dealId}
            conversation={conversation}
            user={user}
            onMarkUnread={onMarkUnread}
            onlyWith={onlyWith(conversation)}
          />
        </div>
        <LateChatPanel key={deal.id} deal={deal} user={user} />
      </section>
      <DealAside deal={deal} user={user} />
    </>
  );
}

/** Member who answers, and colleagues who have read what waits for an answer. */
function TeamLine({ conversation, user }: { conversation: Conversation; user: OwnUser }) {
  const { answerer, seenBy, last } = conversation;
  const names = last.isOwn ? [] : seenBy.map(({ firstName }) => firstName ?? m.inbox_colleague());
  const parts = [
    ...(answerer ? [answererText(answerer, user.id)] : []),
    ...(names.length > 0 ? [m.inbox_seen_by({ names: formatSeries(names) })] : []),
  ];
  return parts.length > 0 ? <p className="hint truncate">{parts.join(' · ')}</p> : null;
}

const otherName = (deal: DealDetail, { role }: OwnUser) =>
  role === 'BRAND' ? creatorName(deal.creator) : brandName(deal.brand);

const BackToList = ({ to }: { to: string }) => (
  <Link to={to} className="iconbtn lg:hidden" aria-label={m.inbox_back()} title={m.inbox_back()}>
    <ChevronLeft aria-hidden className="ic ic-turn" />
  </Link>
);
