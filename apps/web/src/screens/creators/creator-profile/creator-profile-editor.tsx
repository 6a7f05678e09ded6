import { AppError, lostCompleteness, type OwnCreator, profileCompleteness } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { findingText } from '@briefcast/i18n/findings';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ReviewPanel } from '../../../features/moderation/review-panel.tsx';
import { SessionExpired, ValidationErrors } from '../../../features/profiles/editor-notices.tsx';
import { ProfileFrame, ProfileTabs } from '../../../features/profiles/profile-frame.tsx';
import { type SaveWish, useProfileEditor } from '../../../features/profiles/use-profile-editor.ts';
import { usePublishCreator } from '../../../features/profiles/use-publish-creator.ts';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { toastError } from '../../../ui/toast.ts';
import { BasicInfo, BasicInfoFields } from './basic-info.tsx';
import { type CreatorTab, creatorTabs, labelOfField, tabOfField } from './form-fields.ts';
import { type CreatorForm, completenessFacts, formOfCreator, refusalsOfForm } from './form-values.ts';
import { IdentityCard } from './identity-card.tsx';
import { OfflineQuestion } from './offline-question.tsx';
import { Portfolio } from './portfolio.tsx';
import { hasDraft, isSending, itemsAfter } from './portfolio-draft.ts';
import { PortfolioFailures } from './portfolio-failures.tsx';
import { Pricing, PricingFields } from './pricing.tsx';
import { CompletenessPanel, ReadyPanel, WithheldPanel } from './publish-panel.tsx';
import { usePortfolioDraft } from './use-portfolio-draft.ts';
import { useSaveCreator } from './use-save-creator.ts';

/** View mode and edit mode of the creator's profile (rules/screens#profile-editors). */
export function CreatorProfileEditor({ creator }: { creator: OwnCreator }) {
  const portfolio = usePortfolioDraft();
  const save = useSaveCreator(creator);
  const publish = usePublishCreator();
  const editor = useProfileEditor<CreatorForm, OwnCreator, CreatorTab>({
    profile: creator,
    formOf: formOfCreator,
    refusalsOf: refusalsOfForm,
    tabs: ['basic', 'pricing', 'portfolio'],
    tabOfField,
    send,
    isSending: save.isPending,
    more: {
      isUploading: isSending(portfolio.draft),
      isUnsaved: hasDraft(portfolio.draft),
      forget: portfolio.reset,
    },
  });
  const { isEditing, tab } = editor;
  const { review } = creator;
  const isWaiting = review?.kind === 'FIRST' && review.state === 'WAITING';

  const values = useWatch({ control: editor.form.control }) as CreatorForm;
  const saved = profileCompleteness({ ...creator, portfolioItems: creator.portfolio.length });
  const shown = isEditing
    ? profileCompleteness(completenessFacts(values, itemsAfter(creator.portfolio, portfolio.draft)))
    : saved;
  /** A save that would take the published profile offline, and what it would lack then. */
  const [offline, setOffline] = useState<{ form: CreatorForm; missing: string[] } | null>(null);

  function send(form: CreatorForm, wish: SaveWish) {
    const after = completenessFacts(form, itemsAfter(creator.portfolio, portfolio.draft));
    const before = { ...creator, portfolioItems: creator.portfolio.length };
    const lost = creator.isPublished ? lostCompleteness(before, after) : [];
    if (lost.length > 0) setOffline({ form, missing: lost.map(findingText) });
    else store(form, wish === 'publish' ? 'publish' : undefined);
  }

  function store(form: CreatorForm, publication?: 'publish' | 'unpublish') {
    save.mutate(
      { form, draft: portfolio.draft, publication },
      {
        onSuccess: ({ user, changes, failures, notPublished }) => {
          setOffline(null);
          for (const change of changes) portfolio.change(change);
          editor.form.reset(formOfCreator(user));
          if (failures > 0) editor.selectTab('portfolio');
          else editor.stopEditing(user);
          if (notPublished) editor.refuse(notPublished);
        },
        onError: (error) => {
          // Server's list of missing fields is newer: another device may have removed something.
          const isAsked = error instanceof AppError && error.code === 'profile.published_needs';
          setOffline(isAsked ? { form, missing: error.details.map(({ message }) => message) } : null);
          if (!isAsked) editor.refuse(error);
        },
      },
    );
  }

  function togglePublished() {
    if (isWaiting) {
      publish.mutate(false);
      return;
    }
    if (!creator.isPublished && !shown.isComplete) {
      toastError(m.refusal_profile_incomplete());
      return;
    }
    if (!creator.isPublished && editor.isUnsaved) {
      void editor.submit('publish');
      return;
    }
    editor.dismissRefusals();
    publish.mutate(!creator.isPublished, {
      onError: (error) => {
        if (error instanceof AppError && error.code === 'profile.incomplete') editor.refuse(error);
      },
    });
  }

  return (
    <ProfileFrame
      editor={editor}
      backTo={paths.creatorDashboard.href()}
      backLabel={m.link_back()}
      className="grid items-start gap-4 md:gap-6 lg:grid-cols-[340px_minmax(0,1fr)]"
    >
      <div className="lg:sticky lg:top-20">
        <IdentityCard
          creator={creator}
          control={editor}
          canPublish={shown.isComplete}
          isUnsaved={editor.isUnsaved}
          isPublishing={publish.isPending}
          onPublish={togglePublished}
        />
      </div>
      <div className="grid gap-4 md:gap-5">
        <SessionExpired />
        <ValidationErrors
          details={editor.refusals}
          labelOf={labelOfField}
          onDismiss={editor.dismissRefusals}
        />
        {isEditing ? (
          <PortfolioFailures items={creator.portfolio} draft={portfolio.draft} busy={editor.isSaving} />
        ) : null}
        {review ? (
          <ReviewPanel
            review={review}
            action={
              review.kind === 'CHANGES' && creator.isPublished && !isEditing ? (
                <OnlineButton
                  variant="outline"
                  busy={publish.isPending}
                  busyText={m.review_asking_again()}
                  onClick={() => publish.mutate(true)}
                >
                  {m.review_ask_again()}
                </OnlineButton>
              ) : null
            }
          />
        ) : null}
        {creator.isPublished || (isWaiting && saved.isComplete) ? null : creator.isWithheld ? (
          <WithheldPanel reason={creator.withheldReason ?? null} />
        ) : saved.isComplete && shown.isComplete ? (
          review?.state === 'SENT_BACK' ? null : (
            <ReadyPanel />
          )
        ) : (
          <CompletenessPanel completeness={shown} isDraft={!saved.isComplete} />
        )}
        <ProfileTabs editor={editor} items={creatorTabs}>
          {tab === 'basic' ? isEditing ? <BasicInfoFields /> : <BasicInfo creator={creator} /> : null}
          {tab === 'pricing' ? isEditing ? <PricingFields /> : <Pricing creator={creator} /> : null}
          {tab === 'portfolio' ? (
            <Portfolio items={creator.portfolio} control={isEditing ? portfolio : undefined} />
          ) : null}
        </ProfileTabs>
      </div>
      <OfflineQuestion
        missing={offline?.missing ?? null}
        busy={save.isPending}
        onKeep={() => setOffline(null)}
        onSave={() => offline && store(offline.form, 'unpublish')}
      />
    </ProfileFrame>
  );
}
