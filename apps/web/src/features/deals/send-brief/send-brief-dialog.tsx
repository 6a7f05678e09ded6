import type { AppError, PublicCreator } from '@briefcast/contract';
import { startingPriceCents } from '@briefcast/contract/creators/price';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatList, formatMoney } from '@briefcast/i18n/format';
import { turnaroundText } from '@briefcast/i18n/labels/turnaround';
import { m } from '@briefcast/i18n/messages';
import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { fullName } from '../../../lib/names.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { saveReturn } from '../../../lib/return-intent.ts';
import { schemaResolver } from '../../../lib/schema-resolver.ts';
import { readSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/field.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { toastError, toastInfo, toastSuccess } from '../../../ui/toast.ts';
import { beginDraft, type Draft, followDraft, keepBrief } from './brief-draft.ts';
import { BriefFields } from './brief-fields.tsx';
import { BriefForm } from './brief-form.ts';
import { BriefSheet } from './brief-sheet.tsx';
import { useAsked, useBriefSums } from './brief-sum.ts';
import { TillBar } from './brief-till.tsx';
import { dropCarriedBrief } from './carried-brief.ts';
import { GuidelinesNote } from './guidelines-note.tsx';
import { BriefTotal, HoldLine } from './hold-line.tsx';
import { CreatorThumbnail, MoreCreators } from './more-creators.tsx';
import { PackageFields } from './package-fields.tsx';
import { ReferenceFiles } from './reference-files.tsx';
import { withUsual } from './rights/usual-form.ts';
import { useUsualRights } from './rights/usual-rights-query.ts';
import { SendProgress } from './send-progress.tsx';
import { canEdit } from './send-state.ts';
import { TemplatesBar } from './templates-bar.tsx';
import { useSendBrief } from './use-send-brief.ts';

interface SendBriefDialogProps {
  creator: PublicCreator;
  senderId: string;
  /** A brief to begin with, from a deal; null for an empty form. */
  given: BriefForm | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A brief that says no currency is in that of the creator's prices. */
const inCurrencyOf = ({ currency }: PublicCreator, brief: BriefForm): BriefForm => ({
  ...brief,
  currency: brief.currency || currency,
});

/** A brief to one creator: kept while it is written, sent step by step, tried again where it stopped. */
export function SendBriefDialog({ creator, senderId, given, open, onOpenChange }: SendBriefDialogProps) {
  const name = fullName(creator);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { rights: usual } = useUsualRights();
  const [begun] = useState(() => beginDraft(senderId, creator.id, given));
  const [isOffered, setOffered] = useState(begun.isOffered);
  const [others, setOthers] = useState<PublicCreator[]>([]);
  const [unavailable, setUnavailable] = useState<string[]>([]);
  /** Counts fills of the whole form: fields that fold away check again whether they are filled. */
  const [fills, setFills] = useState(0);
  const form = useForm<BriefForm>({
    resolver: schemaResolver(BriefForm),
    defaultValues: inCurrencyOf(creator, withUsual(begun.brief, usual)),
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepBrief(senderId, creator.id, values),
      }),
    [form, senderId, creator.id],
  );

  function fill(given: BriefForm) {
    const brief = withUsual(given, usual);
    form.reset(inCurrencyOf(creator, brief));
    keepBrief(senderId, creator.id, brief);
    setFills((count) => count + 1);
  }

  const handleOtherTab = useEffectEvent((draft: Draft | null) => {
    if (!open || isSending) return;
    if (draft === null) {
      onOpenChange(false);
      return toastInfo(m.brief_sent_elsewhere({ creator: name }));
    }
    sending.follow(draft.sending);
    fill(draft.brief);
  });
  useEffect(
    () => followDraft(senderId, creator.id, (draft) => handleOtherTab(draft)),
    [senderId, creator.id],
  );

  function handleRefused(error: AppError) {
    const people = [creator, ...others];
    setUnavailable(
      error.details.flatMap(({ path: [field, index] }) =>
        field === 'creatorIds' ? (people[Number(index)]?.id ?? []) : [],
      ),
    );
    for (const { path, message } of error.details) {
      const named = path[0] === 'deliverableWishes' ? 'deliverables' : path[0];
      const field = Object.keys(BriefForm.shape).find((key) => key === named);
      if (field) form.setError(field as keyof BriefForm, { message }, { shouldFocus: true });
    }
  }

  const { state, ...sending } = useSendBrief({
    senderId,
    creator,
    others,
    onRefused: handleRefused,
    onStopped(stopped) {
      if (readSession().user === null) {
        toastError(m.brief_log_in(), m.brief_log_in_text());
        saveReturn({ url: paths.creators.href(), action: { type: 'sendBrief', creatorId: creator.id } });
        void navigate(paths.login.href());
      } else if (stopped.dealId === null) {
        toastError(m.brief_not_sent(), m.brief_not_sent_text());
      }
      void queries.invalidateQueries({ queryKey: queryKeys.deals.all });
    },
    onSent() {
      dropCarriedBrief();
      onOpenChange(false);
      toastSuccess(m.brief_sent(), m.brief_sent_text({ creator: sentTo }));
      void queries.invalidateQueries({ queryKey: queryKeys.deals.all });
    },
  });

  const sentTo = formatList([name, ...others.map(fullName)]);
  const isSending = state.phase === 'sending';
  const hasArrived = state.dealId !== null;
  const failed = state.references.filter(({ error }) => error !== null);
  const send = form.handleSubmit((brief) => sending.send(brief));
  // A form that is locked has passed already; its deadline may lie in the past by now.
  const submit = canEdit(state) ? send : () => sending.send(form.getValues());

  function handleOpenChange(next: boolean) {
    if (!next && hasArrived) {
      sending.leave();
      toastInfo(m.brief_arrived({ creator: sentTo }), m.brief_arrived_text());
    }
    onOpenChange(next);
  }

  const asked = useAsked(form);
  const currency = useWatch({ control: form.control, name: 'currency' }) || creator.currency;
  const sums = useBriefSums([creator, ...others], asked, currency);
  const cents = startingPriceCents(creator);
  const turnaround = turnaroundText(creator);
  return (
    <Dialog
      open={open}
      onOpenChange={handleOpenChange}
      title={
        <span className="line-clamp-3">
          <RichText
            parts={m.brief_send_to.parts({ creator: sentTo })}
            tags={{ creator: (children) => <bdi>{children}</bdi> }}
          />
        </span>
      }
      description={
        others.length > 0 ? (
          m.several_hint({ count: formatCount(others.length + 1) })
        ) : cents === null ? (
          turnaround
        ) : (
          <RichText
            parts={m.brief_starting_from.parts({
              price: formatMoney(cents, creator.currency),
              turnaround,
            })}
            tags={{ price: (children) => <bdi className="num font-bold text-ink">{children}</bdi> }}
          />
        )
      }
      lead={<CreatorThumbnail creator={creator} />}
      size="xxl"
      busy={isSending && !hasArrived}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      footer={
        <>
          {/* Next to the buttons, so that it is in sight wherever the form has been left. */}
          <div className="-mb-2.5 min-w-full">
            {canEdit(state) ? <TillBar sums={sums} /> : null}
            {canEdit(state) ? <BriefTotal form={form} creators={1 + others.length} /> : null}
            {canEdit(state) ? <HoldLine briefs={1 + others.length} /> : null}
            <SendProgress state={state} creatorName={state.recipient?.firstName ?? name} />
            <FormError className="not-empty:mb-2.5">
              {state.phase === 'stopped' ? state.error : null}
            </FormError>
          </div>
          <Button
            variant="outline"
            disabled={isSending && !hasArrived}
            onClick={() => handleOpenChange(false)}
          >
            {hasArrived ? m.dialog_close() : m.dialog_cancel()}
          </Button>
          {hasArrived && failed.length > 0 && !isSending ? (
            <OnlineButton
              variant="outline"
              onClick={() => {
                sending.leaveOutFailed();
                void submit();
              }}
            >
              {m.brief_send_without({ n: failed.length })}
            </OnlineButton>
          ) : null}
          <OnlineButton
            type="submit"
            variant="cast"
            icon={<Send aria-hidden className="ic ic-turn" />}
            busy={isSending}
            busyText={m.action_sending()}
          >
            {canEdit(state) || isSending ? m.brief_send() : m.brief_try_again()}
          </OnlineButton>
        </>
      }
    >
      <BriefSheet
        form={form}
        sums={sums}
        asked={asked}
        disabled={!canEdit(state)}
        said={
          <>
            {canEdit(state) ? <TemplatesBar form={form} onFill={fill} /> : null}
            {isOffered && given ? (
              <GivenBrief
                title={given.title}
                onUse={() => {
                  fill(given);
                  setOffered(false);
                }}
              />
            ) : null}
            {sums[0] && others.length === 0 ? (
              <PackageFields form={form} sum={sums[0]} disabled={!canEdit(state)} />
            ) : null}
            <BriefFields key={fills} form={form} disabled={!canEdit(state)} />
          </>
        }
      >
        <GuidelinesNote />
        {canEdit(state) ? (
          <MoreCreators
            creator={creator}
            others={others}
            onChange={(next) => {
              setOthers(next);
              setUnavailable([]);
            }}
            unavailable={unavailable}
          />
        ) : null}
        <ReferenceFiles
          state={state}
          onAdd={sending.addFiles}
          onRemove={sending.removeFile}
          onCancel={sending.cancelUpload}
          onRetry={() => void submit()}
        />
      </BriefSheet>
    </Dialog>
  );
}

/** Keeps the draft begun for this creator; the brief that was brought along can replace it. */
function GivenBrief({ title, onUse }: { title: string; onUse: () => void }) {
  return (
    <div
      data-tone="yellow"
      className="ear-sm flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-k-bg py-2 ps-3.5 pe-4 text-sm text-k-ink"
    >
      <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
        {title === '' ? m.again_kept_deliverables() : m.again_kept({ title })}
      </p>
      <Button variant="outline" size="sm" className="max-sm:min-h-11" onClick={onUse}>
        {m.again_use()}
      </Button>
    </div>
  );
}
