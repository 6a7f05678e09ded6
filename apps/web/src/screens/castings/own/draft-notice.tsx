import type { CastingDraft } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatSeries, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { CastLine } from '../../../features/castings/cast-line.tsx';
import { CastingCover } from '../../../features/castings/casting-cover.tsx';
import { shortDay } from '../../../features/castings/casting-words.ts';
import { useRemoveDraft } from '../../../features/castings/use-casting-drafts.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.ts';

/** Fields that a draft lacks before it can be posted, in the order of the form. */
function missing({ terms }: CastingDraft): string {
  const lacks = [
    terms.title ? '' : m.casting_lacks_title(),
    terms.description ? '' : m.casting_lacks_description(),
    terms.deliverableWishes.length > 0 ? '' : m.casting_lacks_deliverables(),
    terms.payFrom ? '' : m.casting_lacks_pay(),
    terms.closesOn && terms.dueOn ? '' : m.casting_lacks_days(),
  ].filter(Boolean);
  return lacks.length > 0
    ? m.casting_draft_missing({ what: formatSeries(lacks) })
    : m.casting_draft_complete();
}

/** A draft among the castings of the team. */
export function DraftNotice({ draft }: { draft: CastingDraft }) {
  const { id, terms, savedAt, savedBy } = draft;
  const [isAsked, setAsked] = useState(false);
  const remove = useRemoveDraft();
  const title = terms.title || m.casting_draft_untitled();
  const day = formatShortDate(savedAt);
  const saved = savedBy ? m.casting_draft_saved_by({ day, name: savedBy }) : m.casting_draft_saved({ day });
  return (
    <li className="card notice">
      <div className="notice-body grid-cols-[56px_minmax(0,1fr)]!">
        <CastingCover casting={{ id, deliverableWishes: terms.deliverableWishes }} />
        <div className="min-w-0">
          <Badge tone="buff" icon={<Pencil aria-hidden className="ic" />}>
            {m.casting_state_draft()}
          </Badge>
          <h2 dir="auto" className="mt-2 text-[20px] wrap-anywhere">
            <Link to={paths.postCasting.href({ draft: id })} className="notice-link">
              {title}
            </Link>
          </h2>
          <p className="mt-1 text-sm text-ink-2">{missing(draft)}</p>
        </div>
      </div>
      <div className="tear" data-tone="buff">
        <span className="tear-day notice-under num">
          <small>{saved}</small>
          <b>{terms.closesOn ? shortDay(terms.closesOn) : m.casting_draft_no_day()}</b>
        </span>
        <span className="notice-under flex items-center gap-2 text-sm font-medium">
          <CastLine casting={{ cast: 0, places: terms.places }} />
          {m.casting_places_count({ n: terms.places, count: formatCount(terms.places) })}
        </span>
        <IconButton
          className="ms-auto"
          label={m.casting_draft_delete({ title })}
          icon={<Trash2 aria-hidden className="ic" />}
          onClick={() => setAsked(true)}
        />
      </div>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={m.casting_draft_delete_title()}
        confirmLabel={m.casting_draft_delete_short()}
        danger
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(id, {
            onSuccess: () => toastSuccess(m.casting_draft_deleted()),
            onError: (error) => toastError(m.casting_not_moved(), errorText(error, m.please_try_again())),
            onSettled: () => setAsked(false),
          })
        }
      >
        <bdi>{title}</bdi>
      </ConfirmDialog>
    </li>
  );
}
