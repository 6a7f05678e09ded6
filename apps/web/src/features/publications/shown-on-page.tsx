import { confirmedOfPost, type Publication, type Role } from '@briefcast/contract';
import { publicNumbers } from '@briefcast/contract/publications/numbers';
import { formatCount, formatSeries, formatShortDay } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Eye } from 'lucide-react';
import { showError } from '../../lib/show-error.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useFreshDialog } from '../../ui/use-fresh-dialog.ts';
import type { SideNames } from './as-stated.tsx';
import { useShowResult } from './use-results.ts';

interface ShownOnPageProps {
  dealId: string;
  /** Title of the deal, which the creator's page shows as well. */
  title: string;
  post: Publication;
  names: SideNames;
  viewer: Role;
}

/** Whether everybody sees the result of a post on the creator's page, which both sides have to let. */
export function ShownOnPage({ dealId, title, post, names, viewer }: ShownOnPageProps) {
  const ask = useFreshDialog();
  const { mutate, isPending } = useShowResult({ dealId, publicationId: post.id });
  const confirmed = post.withdrawnAt === null ? confirmedOfPost(post) : null;
  const [own, theirs] =
    viewer === 'CREATOR'
      ? [post.shownBy.creator, post.shownBy.brand]
      : [post.shownBy.brand, post.shownBy.creator];
  if (!confirmed && own === null) return null;
  const other = viewer === 'CREATOR' ? names.brand : names.creator;
  const change = (isShown: boolean) =>
    mutate(isShown, {
      onSuccess: () => toastSuccess(doneText(isShown, theirs !== null, other)),
      onError: (error) => showError(m.result_show_failed(), error),
      onSettled: () => ask.setOpen(false),
    });
  if (own !== null)
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={theirs ? 'green' : 'yellow'} icon={<Eye aria-hidden className="ic" />}>
          {theirs
            ? m.result_show_since({ day: formatShortDay(own > theirs ? own : theirs) })
            : m.result_show_waiting({ other })}
        </Badge>
        <OnlineButton
          variant="ghost"
          size="sm"
          className="max-sm:min-h-11"
          busy={isPending}
          onClick={() => change(false)}
        >
          {theirs ? m.result_show_stop() : m.result_show_take_back()}
        </OnlineButton>
      </p>
    );
  const numbers = publicNumbers.flatMap((name) => {
    const value = confirmed?.numbers[name] ?? null;
    return value === null
      ? []
      : m.result_number_value({ label: m.result_number({ name }), value: formatCount(value) });
  });
  return (
    <div className="grid justify-items-start gap-2">
      {theirs ? <p className="text-ui">{m.result_show_asked({ other })}</p> : null}
      <Button
        variant={theirs ? 'outline' : 'ghost'}
        size="sm"
        className="max-sm:min-h-11"
        icon={<Eye aria-hidden className="ic" />}
        onClick={ask.open}
      >
        {viewer === 'CREATOR' ? m.result_show_own() : m.result_show()}
      </Button>
      {ask.opening > 0 ? (
        <ConfirmDialog
          open={ask.isOpen}
          onOpenChange={ask.setOpen}
          title={m.result_show_title()}
          confirmLabel={m.result_show_yes()}
          busy={isPending}
          onConfirm={() => change(true)}
        >
          {m.result_show_what({ title, brand: names.brand, numbers: formatSeries(numbers) })}{' '}
          {theirs ? m.result_show_now({ other }) : m.result_show_when({ other })}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}

function doneText(isShown: boolean, isAgreedByOther: boolean, other: string): string {
  if (!isShown) return m.result_show_stopped_toast();
  return isAgreedByOther ? m.result_shown_toast() : m.result_show_agreed_toast({ other });
}
