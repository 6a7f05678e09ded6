import { type AdminReview, contactDetailsIn, type HeldField } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatDateWithTime, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { CreatorCard } from '../../../features/creators/creator-card.tsx';
import { ReviewBadge } from '../../../features/moderation/review-badge.tsx';
import { adminQ } from '../../../lib/admin-query.ts';
import { mediaUrl } from '../../../lib/media-url.ts';
import { fullName } from '../../../lib/names.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { heldText } from './queue-words.ts';
import { ReviewChecks } from './review-checks.tsx';
import { ReviewWorks } from './review-works.tsx';
import { Letter, Verdict } from './verdict.tsx';

/** A profile as brands would see it, what was checked of it, and the verdict. */
export function ReviewCard({ id, onDecided }: { id: string; onDecided: () => void }) {
  const query = useQuery({
    ...adminQ('moderation.review', { params: { id } }),
    select: ({ review }) => review,
  });
  if (!query.data)
    return (
      <Card className="min-h-[60vh]">
        {query.isError ? (
          <ErrorState onRetry={() => void query.refetch()}>
            {errorText(query.error, m.moderation_review_not_loaded())}
          </ErrorState>
        ) : (
          <LoadingText>{m.moderation_loading()}</LoadingText>
        )}
      </Card>
    );
  return <Review key={id} review={query.data} onDecided={onDecided} />;
}

function Review({ review, onDecided }: { review: AdminReview; onDecided: () => void }) {
  const { creator } = review;
  const name = fullName(creator);
  return (
    <Card flush aria-label={m.moderation_profile_of({ name })} className="overflow-hidden">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line p-4.5 pe-8 md:ps-6 md:pe-9">
        <Avatar name={name} src={creator.profileImage && mediaUrl(creator.profileImage)} size={48} />
        <div className="min-w-0 flex-1 basis-56">
          <h2 dir="auto" className="text-d4 wrap-anywhere">
            {name}
          </h2>
          <p className="hint">{askedText(review)}</p>
        </div>
        <ReviewBadge state={review.state} />
      </header>
      <div className="mod-body">
        <div className="min-w-0">
          <p className="label">{m.moderation_as_seen()}</p>
          <div className="max-w-[300px]">
            <CreatorCard creator={creator} />
          </div>
          <p className="mt-3">
            <TextLink to={paths.adminCreator.href(creator.id)}>{m.moderation_open_creator()}</TextLink>
          </p>
        </div>
        <div className="min-w-0">
          <Before review={review} />
          <p className="label mb-3">{m.moderation_checks()}</p>
          <ReviewChecks review={review} />
          {creator.bio ? (
            <p dir="auto" className="mt-4 text-ui whitespace-pre-line text-ink-2 wrap-anywhere">
              <MarkedText text={creator.bio} />
            </p>
          ) : null}
          <ReviewWorks creator={creator} />
        </div>
      </div>
      {review.state === 'WAITING' ? (
        <Verdict review={review} onDecided={onDecided} />
      ) : review.state === 'SENT_BACK' ? (
        <div className="mod-back border-t border-line bg-canvas">
          <Letter name={creator.firstName} reasons={review.reasons} note={review.note} />
        </div>
      ) : null}
    </Card>
  );
}

/** A text with the contact details that were found in it marked. */
function MarkedText({ text }: { text: string }) {
  const found = contactDetailsIn(text);
  return (
    <>
      {found.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(found[index - 1]?.end ?? 0, start)}
          <mark data-tone="red" className="rounded-sm bg-k-bg px-1 font-semibold text-k-ink">
            {text.slice(start, end)}
          </mark>
        </Fragment>
      ))}
      {text.slice(found.at(-1)?.end ?? 0)}
    </>
  );
}

function askedText({ kind, askedAt, decidedAt, decidedBy, joinedAt }: AdminReview): string {
  if (decidedAt) {
    const day = formatDateWithTime(decidedAt);
    return decidedBy
      ? m.moderation_decided_by({ day, admin: decidedBy === 'admin' ? m.admin_actor() : decidedBy })
      : m.moderation_decided({ day });
  }
  const day = formatDateWithTime(askedAt);
  return kind === 'FIRST'
    ? m.moderation_asked_first({ day, joined: formatShortDate(joinedAt) })
    : m.moderation_asked_changes({ day });
}

/** Published values in place of the pending ones. */
function Before({ review: { before } }: { review: AdminReview }) {
  const fields = Object.entries(before) as [HeldField, string][];
  if (fields.length === 0) return null;
  return (
    <dl className="mb-5 grid gap-2 rounded-lg bg-sunken p-4 text-ui">
      <dt className="label mb-0!">{m.moderation_before()}</dt>
      {fields.map(([field, value]) => (
        <dd key={field} className="text-ink-2 wrap-anywhere">
          <span className="inline-block font-semibold text-ink first-letter:uppercase">
            {heldText({ fields: [field], items: 0 })}:{' '}
          </span>
          {field === 'profileImage' && value ? (
            <img src={mediaUrl(value)} alt="" className="inline-block size-10 rounded-full object-cover" />
          ) : (
            <bdi>{value || m.moderation_before_none()}</bdi>
          )}
        </dd>
      ))}
    </dl>
  );
}
