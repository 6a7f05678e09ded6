import { adminQ } from '../../../lib/admin-query.ts';
import { keyOf } from '../../../lib/query.ts';
import '../../../styles/chat.css';
import type { AdminDealDetails, Message } from '@briefcast/contract';
import { formatCount, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import { fileOfMessage, MessageFile, slidesOf } from '../../../features/messages/message-file.tsx';
import { MessageFrame, MessageText } from '../../../features/messages/message-item.tsx';
import { fullName } from '../../../lib/names.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FormError } from '../../../ui/field.tsx';
import { useLightbox } from '../../../ui/use-lightbox.tsx';

/** Author of a message: the person of a brand with its company, or the creator. */
function senderOf({ sender, by }: Message): string {
  if (sender.role === 'CREATOR')
    return (
      fullName({ firstName: sender.firstName ?? '', lastName: sender.lastName ?? '' }) ||
      m.deal_creator_gone()
    );
  const company = sender.companyName || m.deal_brand_unnamed();
  return by?.firstName ? m.who_of_company({ person: by.firstName, company }) : company;
}

function useMessages({ id, messages, hasEarlierMessages }: AdminDealDetails) {
  const query = useInfiniteQuery({
    queryKey: [...keyOf('adminDetails.messages', { params: { id } }), 'pages'] as QueryKey,
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { before: pageParam };
      return adminQ('adminDetails.messages', { params: { id }, query }).queryFn({ signal });
    },
    initialPageParam: null as string | null,
    // The last page comes with the deal.
    initialData: { pages: [{ messages, hasEarlier: hasEarlierMessages }], pageParams: [null] },
    staleTime: Number.POSITIVE_INFINITY,
    getNextPageParam: (page) => (page.hasEarlier ? (page.messages[0]?.id ?? null) : null),
  });
  return { ...query, all: query.data.pages.toReversed().flatMap((page) => page.messages) };
}

/** Messages of both sides, the brand's at the end of the line. */
export function DealChat({ deal }: { deal: AdminDealDetails }) {
  const { all, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = useMessages(deal);
  const slides = slidesOf(all, deal.files);
  const { lightbox, intent, open } = useLightbox(slides);
  return (
    <Card
      title={
        <>
          {m.admin_deal_chat()}{' '}
          <span className="num font-normal text-ink-3">{formatCount(deal._count.messages)}</span>
        </>
      }
    >
      {all.length === 0 ? <p className="text-ink-3">{m.admin_deal_no_messages()}</p> : null}
      {hasNextPage ? (
        <Button
          variant="outline"
          size="sm"
          className="mb-4"
          busy={isFetchingNextPage}
          busyText={m.admin_loading()}
          onClick={() => void fetchNextPage()}
        >
          {m.admin_deal_earlier()}
        </Button>
      ) : null}
      <FormError className="mb-4 empty:hidden">
        {isFetchNextPageError ? m.admin_deal_earlier_failed() : null}
      </FormError>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {all.map((message, index) => {
          const day = formatLongDate(message.createdAt);
          const before = all[index - 1];
          const file = fileOfMessage(message, deal.files);
          const isBrand = message.sender.role === 'BRAND';
          return (
            <Fragment key={message.id}>
              {before && formatLongDate(before.createdAt) === day ? null : (
                <p className="hint text-center">{day}</p>
              )}
              <MessageFrame sender={senderOf(message)} time={message.createdAt} mine={isBrand}>
                <div className={clsx('bubble min-w-0', isBrand ? 'bubble-mine' : 'bubble-theirs')}>
                  {file ? (
                    <MessageFile
                      file={file}
                      onOpen={() => open(slides.findIndex(({ id }) => id === file.id))}
                      intent={intent}
                    />
                  ) : null}
                  {file && message.content === file.originalName ? null : (
                    <MessageText>{message.content}</MessageText>
                  )}
                </div>
              </MessageFrame>
            </Fragment>
          );
        })}
      </div>
      {lightbox}
    </Card>
  );
}
