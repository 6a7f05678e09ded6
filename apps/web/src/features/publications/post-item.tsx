import type { Currency, Publication, Role } from '@briefcast/contract';
import { formatCount, formatShortDay } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Undo2 } from 'lucide-react';
import { showError } from '../../lib/show-error.ts';
import { LinkPreview } from '../../parts/messages/link-preview.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useFreshDialog } from '../../ui/use-fresh-dialog.ts';
import { AsStated, type SideNames } from './as-stated.tsx';
import { PublicationDialog } from './publication-dialog.tsx';
import { ResultsOfPost } from './results-of-post.tsx';
import { ShownOnPage } from './shown-on-page.tsx';
import { useWithdrawPublication } from './use-publications.ts';

interface PostItemProps {
  dealId: string;
  title: string;
  currency: Currency;
  post: Publication;
  names: SideNames;
  /** Whether the reader's side stated it, and the reader may. */
  mayChange: boolean;
  /** Whether the reader states and answers numbers for their side. */
  mayState: boolean;
  viewer: Role;
}

/** A post with its card, its statement and what was corrected. */
export function PostItem({
  dealId,
  title,
  currency,
  post,
  names,
  mayChange,
  mayState,
  viewer,
}: PostItemProps) {
  const { url, withdrawnAt, earlier } = post;
  return (
    <li>
      {withdrawnAt === null ? (
        <LinkPreview url={url} />
      ) : (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone="buff" icon={<Undo2 aria-hidden className="ic" />}>
            {m.publication_withdrawn_on({ day: formatShortDay(withdrawnAt) })}
          </Badge>
          <s className="min-w-0 text-sm wrap-anywhere text-ink-2">
            <bdi>{url}</bdi>
          </s>
        </p>
      )}
      <Facts post={post} />
      <p className="hint mt-1">
        <AsStated names={names} {...post} />
      </p>
      {earlier.length > 0 ? (
        <details className="mt-1 text-sm">
          <summary className="link w-fit cursor-pointer">
            {m.publication_corrected_times({ n: earlier.length, count: formatCount(earlier.length) })}
          </summary>
          <ul className="mt-2 grid gap-3 border-s-2 border-line ps-4">
            {earlier.map((before) => (
              <li key={before.statedAt}>
                <p className="hint">{m.publication_before({ day: formatShortDay(before.statedAt) })}</p>
                <p className="text-sm wrap-anywhere text-ink-2">
                  <bdi>{before.url}</bdi>
                </p>
                <Facts post={before} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {mayChange && withdrawnAt === null ? (
        <Changes
          dealId={dealId}
          post={post}
          other={viewer === 'BRAND' ? names.creator : names.brand}
          viewer={viewer}
        />
      ) : null}
      <ResultsOfPost
        dealId={dealId}
        currency={currency}
        post={post}
        names={names}
        viewer={viewer}
        mayState={mayState}
      />
      {mayState ? (
        <ShownOnPage dealId={dealId} title={title} post={post} names={names} viewer={viewer} />
      ) : null}
    </li>
  );
}

function Facts({
  post: { handle, postedOn, ranOn },
}: {
  post: Pick<Publication, 'handle' | 'postedOn' | 'ranOn'>;
}) {
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-3 gap-y-0.5 text-ui">
      <span className="num font-semibold">{m.publication_went_out({ day: formatShortDay(postedOn) })}</span>
      {handle ? <bdi className="min-w-0 wrap-anywhere">{handle}</bdi> : null}
      <span className="text-ink-2">
        {ranOn === 'BRAND' ? m.publication_brands_account() : m.publication_creators_account()}
      </span>
    </p>
  );
}

interface ChangesProps {
  dealId: string;
  post: Publication;
  other: string;
  viewer: Role;
}

function Changes({ dealId, post, other, viewer }: ChangesProps) {
  const correct = useFreshDialog();
  const ask = useFreshDialog();
  const { mutate, isPending } = useWithdrawPublication(dealId, post.id);
  const withdraw = () =>
    mutate(undefined, {
      onSuccess: () => toastSuccess(m.publication_was_withdrawn()),
      onError: (error) => showError(m.publication_not_withdrawn(), error),
      onSettled: () => ask.setOpen(false),
    });
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button variant="ghost" size="sm" className="max-sm:min-h-11" onClick={correct.open}>
        {m.publication_correct()}
      </Button>
      <Button variant="ghost" size="sm" className="max-sm:min-h-11" onClick={ask.open}>
        {m.publication_withdraw()}
      </Button>
      {correct.opening > 0 ? (
        <PublicationDialog
          key={correct.opening}
          dealId={dealId}
          viewer={viewer}
          post={post}
          open={correct.isOpen}
          onOpenChange={correct.setOpen}
        />
      ) : null}
      {ask.opening > 0 ? (
        <ConfirmDialog
          open={ask.isOpen}
          onOpenChange={ask.setOpen}
          title={m.publication_withdraw_title()}
          confirmLabel={m.publication_withdraw()}
          danger
          busy={isPending}
          onConfirm={withdraw}
        >
          {m.publication_withdraw_text({ other })}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
