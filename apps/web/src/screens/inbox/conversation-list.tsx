import type { Conversation, InboxPage, OwnUser } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { type InfiniteData, type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query';
import { Keyboard, MessageCircle, Search, X } from 'lucide-react';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { CampaignFilter } from '../../features/campaigns/campaign-filter.tsx';
import { conversationCount } from '../../features/notifications/inbox-count.tsx';
import { errorText } from '../../lib/show-error.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MorePages } from '../../ui/load-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { FoundMessages, messagesQuery } from './found-messages.tsx';
import type { InboxAddress } from './inbox-address.ts';

interface ConversationListProps {
  address: InboxAddress;
  list: UseInfiniteQueryResult<InfiniteData<InboxPage>>;
  conversations: readonly Conversation[];
  user: OwnUser;
  searchRef: RefObject<HTMLInputElement | null>;
  onShowKeys: () => void;
}

/** Search, filters and rows of the inbox. */
export function ConversationList(props: ConversationListProps) {
  const { address, list, conversations, user, searchRef, onShowKeys } = props;
  const counts = list.data?.pages[0]?.counts;
  const { filter, search, withId, campaign } = address;
  const isNarrowed = [filter, search, withId, campaign].some(Boolean);
  const messages = useQuery(messagesQuery(search)).data?.found ?? [];
  const withName = conversations.find(({ other }) => other.id === withId)?.other.name;
  return (
    <section aria-labelledby="inbox-title" className="inbox-list">
      <div className="inbox-tools">
        <div className="flex items-center justify-between">
          <h1 id="inbox-title" tabIndex={-1} className="text-d3">
            {m.inbox_title()}
          </h1>
          <IconButton
            label={m.room_keys()}
            icon={<Keyboard aria-hidden className="ic size-5!" />}
            className="max-md:hidden"
            onClick={onShowKeys}
          />
        </div>
        <Field label={m.inbox_search()} labelHidden>
          <TextInput
            ref={searchRef}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            placeholder={m.inbox_search()}
            value={address.typed}
            onChange={(event) => address.setTyped(event.target.value)}
            start={<Search aria-hidden className="ic" />}
          />
        </Field>
        <nav aria-label={m.inbox_filters()} className="flex flex-wrap gap-2">
          <FilterLink address={address} filter={undefined} label={m.inbox_all()} />
          <FilterLink
            address={address}
            filter="unread"
            label={m.inbox_unread()}
            count={counts && conversationCount(counts.unread)}
          />
          <FilterLink
            address={address}
            filter="answer"
            label={m.inbox_answer()}
            count={counts && conversationCount(counts.answer)}
          />
          {counts?.mine || filter === 'mine' ? (
            <FilterLink
              address={address}
              filter="mine"
              label={m.inbox_mine()}
              count={counts && conversationCount(counts.mine)}
            />
          ) : null}
          {withId ? (
            <Link
              to={address.hrefOf({ with: undefined })}
              replace
              preventScrollReset
              className="inbox-filter"
              aria-current="true"
            >
              {withName ? m.inbox_with({ name: withName }) : m.inbox_with_one()}
              <X aria-hidden className="ic size-4!" />
              <span className="sr-only">{m.inbox_no_longer()}</span>
            </Link>
          ) : null}
        </nav>
        {user.role === 'BRAND' ? <CampaignFilter /> : null}
      </div>
      {list.isPending ? <ListSkeleton /> : null}
      {list.isError && !list.data ? (
        <ErrorState className="p-5" onRetry={() => void list.refetch()}>
          {errorText(list.error, m.inbox_failed())}
        </ErrorState>
      ) : null}
      {list.data && conversations.length === 0 && messages.length === 0 ? (
        <div className="p-5">
          <EmptyState
            title={noneText(address)}
            icon={<MessageCircle aria-hidden className="ic" />}
            action={
              isNarrowed ? (
                <Button variant="outline" onClick={address.reset}>
                  {m.inbox_show_all()}
                </Button>
              ) : undefined
            }
          >
            {isNarrowed ? null : m.inbox_none_text()}
          </EmptyState>
        </div>
      ) : null}
      <ul>
        {conversations.map((conversation) => (
          <ConversationRow
            key={conversation.dealId}
            conversation={conversation}
            user={user}
            to={address.hrefOf({ deal: conversation.dealId })}
            isOpen={conversation.dealId === address.dealId}
            search={search}
          />
        ))}
      </ul>
      {messages.length > 0 ? (
        <FoundMessages messages={messages} search={search} hrefOf={address.hrefOf} />
      ) : null}
      <MorePages list={list} busyText={m.inbox_loading()} failedText={m.inbox_failed()} />
    </section>
  );
}

/** Title of a list without rows: good news where a filter alone leaves none. */
function noneText({ filter, search, withId, campaign }: InboxAddress): string {
  if (search || withId || campaign || filter === 'mine') return m.inbox_none_found();
  if (filter === 'answer') return m.inbox_all_answered();
  return filter === 'unread' ? m.inbox_all_read() : m.inbox_none();
}

interface FilterLinkProps {
  address: InboxAddress;
  filter: InboxAddress['filter'];
  label: string;
  count?: string | undefined;
}

function FilterLink({ address, filter, label, count }: FilterLinkProps) {
  return (
    <Link
      to={address.hrefOf({ filter })}
      replace
      preventScrollReset
      className="inbox-filter"
      aria-current={address.filter === filter ? 'true' : undefined}
    >
      {label} {count === undefined ? null : <span className="num">{count}</span>}
    </Link>
  );
}

function ListSkeleton() {
  return (
    <div className="grid gap-4 p-5">
      <LoadingText>{m.inbox_loading()}</LoadingText>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} className="h-20" />
      ))}
    </div>
  );
}
