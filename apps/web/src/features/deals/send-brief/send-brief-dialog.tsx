import { invalidate } from '../../../lib/invalidate.ts';
import '../../../styles/send-brief.css';
import type { AppError, PublicCreator } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatList } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { fullName } from '../../../lib/names.ts';
import { saveReturn } from '../../../lib/return-intent.ts';
import { schemaResolver } from '../../../lib/schema-resolver.ts';
import { readSession } from '../../../lib/session.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogClose, DialogTitle } from '../../../ui/dialog-box.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { toastError, toastInfo, toastSuccess } from '../../../ui/toast.ts';
import { BriefActions } from './brief-actions.tsx';
import { BriefBar } from './brief-bar.tsx';
import { beginDraft, type Draft, followDraft, keepBrief } from './brief-draft.ts';
import { BriefFields } from './brief-fields.tsx';
import { BriefForm } from './brief-form.ts';
import { useAsked } from './brief-sum.ts';
import { BriefTill } from './brief-till.tsx';
import { CampaignField } from './campaign-field.tsx';
import { dropCarriedBrief } from './carried-brief.ts';
import { carriedCampaignId, carryCampaign } from './carried-campaign.ts';
import { BriefTerms } from './folded/brief-terms.tsx';
import { foldedTermsOf } from './folded/folded-terms.ts';
import { GivenBrief } from './given-brief.tsx';
import { GuidelinesNote } from './guidelines-note.tsx';
import { HoldLine, SeveralTotal } from './hold-line.tsx';
import { ReferenceFiles } from './reference-files.tsx';
import { useUsualRights } from './rights/use-usual-rights.ts';
import { withUsual } from './rights/usual-form.ts';
import { canEdit } from './send-state.ts';
import { useRecipients } from './several/use-recipients.ts';
import { takeOver } from './taken-over.ts';
import { SaveTemplate, TemplatesBar } from './templates-bar.tsx';
import { useFollowingBudget } from './use-following-budget.ts';
import { useSendBrief } from './use-send-brief.ts';
import { Who } from './who.tsx';

interface SendBriefDialogProps {
  creator: PublicCreator;
  senderId: string;
  /** A brief to begin with, from a deal; null for an empty form. */
  given: BriefForm | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Fields that are never folded away. */
const shownFields: readonly string[] = ['title', 'description', 'deliverables', 'budget', 'deadline'];

/** A brief that says no currency is in that of the creator's prices. */
const inCurrencyOf = ({ currency }: PublicCreator, brief: BriefForm): BriefForm => ({
  ...brief,
  currency: brief.currency || currency,
});

/** A brief to one creator: kept while it is written, sent step by step, tried again where it stopped. */
export function SendBriefDialog({ creator, senderId, given, open, onOpenChange }: SendBriefDialogProps) {
  const name = fullName(creator);
  const navigate = useNavigate();
  const { rights: usual } = useUsualRights();
  const [begun] = useState(() => beginDraft(senderId, creator.id, given));
  const [isOffered, setOffered] = useState(begun.isOffered);
  const [isPriceMissing, setPriceMissing] = useState(false);
  const [unavailable, setUnavailable] = useState<string[]>([]);
  const [isUnfolded, setUnfolded] = useState(false);
  const [isTillOpen, setTillOpen] = useState(false);
  const [campaignId, setCampaignId] = useState(() => carriedCampaignId(senderId));
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

  /** Opens the fold before one of its fields gets the focus. */
  function unfoldFor(fields: readonly string[]) {
    if (fields.some((field) => !shownFields.includes(field))) flushSync(() => setUnfolded(true));
  }

  function handleRefused(error: AppError) {
    setUnavailable(
      error.details.flatMap(({ path: [field, index] }) =>
        field === 'creatorIds' ? (to.ready[Number(index)]?.id ?? []) : [],
      ),
    );
    for (const { path, message } of error.details) {
      const named = path[0] === 'deliverableWishes' ? 'deliverables' : path[0];
      const field = Object.keys(BriefForm.shape).find((key) => key === named);
      if (!field) continue;
      unfoldFor([field]);
      form.setError(field as keyof BriefForm, { message }, { shouldFocus: true });
    }
  }

  const asked = useAsked(form);
  const typed = useWatch({ control: form.control }) as BriefForm;
  const to = useRecipients(creator, asked, {
    currency: typed.currency || creator.currency,
    budget: typed.budget,
  });

  const { state, ...sending } = useSendBrief({
    senderId,
    creatorId: creator.id,
    onRefused: handleRefused,
    onStopped(stopped) {
      if (readSession().user === null) {
        toastError(m.brief_log_in(), m.brief_log_in_text());
        saveReturn({ url: paths.creators.href(), action: { type: 'sendBrief', creatorId: creator.id } });
        void navigate(paths.login.href());
      } else if (stopped.dealId === null) {
        toastError(m.brief_not_sent(), m.brief_not_sent_text());
      }
      void invalidate('deals');
    },
    onSent() {
      dropCarriedBrief();
      // Keeps it as it was written for those who have no price yet.
      for (const { id } of to.isEach ? to.drafts : [])
        keepBrief(senderId, id, { ...form.getValues(), budget: '' });
      onOpenChange(false);
      toastSuccess(m.brief_sent(), m.brief_sent_text({ creator: sentTo }));
      void invalidate('deals');
    },
  });

  const sentTo = formatList(to.people.map(fullName));
  const isSending = state.phase === 'sending';
  const hasArrived = state.dealId !== null;
  // Files that move, and those that failed, are in the fold.
  const isMoving = !canEdit(state) && state.references.length > 0;
  function sendTo(brief: BriefForm) {
    const [first, ...others] = to.isEach ? to.ready : to.recipients;
    if (!first) return;
    void sending.send(brief, {
      people: [first.creator, ...others.map((one) => one.creator)],
      prices: to.isEach
        ? to.ready.map(({ id, cents, currency }) => ({ creatorId: id, budget: cents, currency }))
        : [],
      ...(campaignId === '' ? {} : { campaignId }),
    });
  }
  const send = form.handleSubmit(sendTo, (errors) => unfoldFor(Object.keys(errors)));
  function submit() {
    // A form that is locked has passed already; its deadline may lie in the past by now.
    if (!canEdit(state)) return sendTo(form.getValues());
    const [first] = to.ready;
    setPriceMissing(to.isEach && !first);
    if (to.isEach && !first) return;
    // The budget of one creator is not asked for where each has a price.
    if (to.isEach && first) form.setValue('budget', first.typed);
    void send();
  }

  function handleOpenChange(next: boolean) {
    if (!next && hasArrived) {
      sending.leave();
      toastInfo(m.brief_arrived({ creator: sentTo }), m.brief_arrived_text());
    }
    onOpenChange(next);
  }

  const { sums } = to;
  useFollowingBudget(form, sums.length === 1 ? sums[0] : undefined, canEdit(state));
  const briefs = to.isEach ? to.ready.length : to.people.length;
  const usualTerms = { rights: usual, currency: creator.currency };
  return (
    <Dialog
      open={open}
      onOpenChange={handleOpenChange}
      title={null}
      bare
      size="xxl"
      busy={isSending && !hasArrived}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="brief-box">
        <div className="brief-head">
          <DialogTitle className="min-w-0 flex-auto text-d3 max-md:text-d4">
            <span className="line-clamp-2">
              <RichText
                parts={m.brief_send_to.parts({ creator: sentTo })}
                tags={{ creator: (children) => <bdi>{children}</bdi> }}
              />
            </span>
          </DialogTitle>
          {canEdit(state) ? <TemplatesBar form={form} onFill={fill} /> : null}
        </div>
        <div className="brief-form dialog-body">
          <Who
            to={to}
            disabled={!canEdit(state)}
            unavailable={unavailable}
            isPriceMissing={isPriceMissing}
            onChange={(next) => {
              to.setPeople(next);
              setUnavailable([]);
            }}
          />
          {isOffered && given ? (
            <GivenBrief
              title={given.title}
              onUse={() => {
                fill(given);
                setOffered(false);
              }}
            />
          ) : null}
          <BriefFields form={form} sums={sums} isEach={to.isEach} disabled={!canEdit(state)} />
          <CampaignField
            value={campaignId}
            disabled={!canEdit(state)}
            onChange={(id) => {
              setCampaignId(id);
              carryCampaign({ senderId, id });
            }}
            onGuidelines={(guidelines) => {
              if (canEdit(state))
                form.setValue('requirements', takeOver(form.getValues('requirements'), guidelines));
            }}
          />
          <BriefTerms
            form={form}
            typed={{ ...foldedTermsOf(typed, usualTerms), files: state.references.length }}
            usual={usualTerms}
            sums={sums}
            disabled={!canEdit(state)}
            isOpen={isUnfolded || isMoving}
            onToggle={setUnfolded}
          >
            <GuidelinesNote />
            <ReferenceFiles
              state={state}
              onAdd={sending.addFiles}
              onRemove={sending.removeFile}
              onCancel={sending.cancelUpload}
              onRetry={submit}
            />
            {canEdit(state) ? <SaveTemplate form={form} /> : null}
          </BriefTerms>
        </div>
        <aside className="brief-side on-stage" data-open={isTillOpen || undefined}>
          <BriefTill form={form} sums={sums} asked={asked} disabled={!canEdit(state) || to.isEach} />
        </aside>
        <BriefActions
          state={state}
          creatorName={state.recipient?.firstName ?? name}
          hold={
            canEdit(state) ? (
              <>
                {to.people.length > 1 ? <SeveralTotal sums={to.total} briefs={briefs} /> : null}
                <HoldLine briefs={briefs} />
              </>
            ) : null
          }
          bar={
            <BriefBar
              sums={to.total}
              creators={briefs}
              zeroIn={typed.currency || creator.currency}
              isOpen={isTillOpen}
              onToggle={() => setTillOpen(!isTillOpen)}
            />
          }
          onLeave={() => handleOpenChange(false)}
          onSendWithout={() => {
            sending.leaveOutFailed();
            submit();
          }}
        />
        <DialogClose className="brief-close lg:bg-transparent lg:text-on-stage lg:hover:bg-stage-2" />
      </div>
    </Dialog>
  );
}
