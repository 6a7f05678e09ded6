import { AppError, type OwnCreator, profileCompleteness } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useWatch } from 'react-hook-form';
import { ProfileFrame, ProfileTabs } from '../../features/profile-form/profile-frame.tsx';
import { SessionExpired } from '../../features/profile-form/session-expired.tsx';
import { useProfileEditor } from '../../features/profile-form/use-profile-editor.ts';
import { ValidationErrors } from '../../features/profile-form/validation-errors.tsx';
import { Button } from '../../ui/button.tsx';
import { toastError } from '../../ui/toast.ts';
import { BasicInfo, BasicInfoFields } from './basic-info.tsx';
import { type CreatorForm, completenessFacts, formOfCreator, refusalsOfForm } from './form-values.ts';
import { IdentityCard } from './identity-card.tsx';
import { Portfolio } from './portfolio.tsx';
import { hasDraft, isSending, itemsAfter } from './portfolio-draft.ts';
import { PortfolioFailures } from './portfolio-failures.tsx';
import { Pricing, PricingFields } from './pricing.tsx';
import { CompletenessPanel, ReadyPanel, WithheldPanel } from './publish-panel.tsx';
import { type CreatorTab, creatorTabs, tabOfField } from './tabs.ts';
import { usePortfolioDraft } from './use-portfolio-draft.ts';
import { usePublishCreator, useSaveCreator } from './use-save-creator.ts';

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

  const values = useWatch({ control: editor.form.control }) as CreatorForm;
  const saved = profileCompleteness({ ...creator, portfolioItems: creator.portfolio.length });
  const shown = isEditing
    ? profileCompleteness(completenessFacts(values, itemsAfter(creator.portfolio, portfolio.draft)))
    : saved;
  /** The last save was refused because the profile is published. */
  const isHeld =
    creator.isPublished && save.error instanceof AppError && save.error.code === 'profile.published_needs';

  function send(form: CreatorForm) {
    save.mutate(
      { form, draft: portfolio.draft },
      {
        onSuccess: ({ user, changes, failures }) => {
          for (const change of changes) portfolio.change(change);
          editor.form.reset(formOfCreator(user));
          if (failures === 0) editor.stopEditing(user);
          else editor.selectTab('portfolio');
        },
        onError: (error) => editor.refuse(error),
      },
    );
  }

  function togglePublished() {
    if (!creator.isPublished && !saved.isComplete) {
      toastError(m.error_profile_incomplete());
      return;
    }
    publish.mutate(!creator.isPublished, {
      onError: (error) => {
        if (error instanceof AppError && error.code === 'profile.incomplete') editor.refuse(error);
      },
    });
  }

  const unpublish = (
    <Button size="sm" busy={publish.isPending} busyText={m.creator_unpublishing()} onClick={togglePublished}>
      {m.creator_unpublish_profile()}
    </Button>
  );

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
          canPublish={saved.isComplete}
          isPublishing={publish.isPending}
          onPublish={togglePublished}
        />
      </div>
      <div className="grid gap-4 md:gap-5">
        <SessionExpired />
        <ValidationErrors
          details={editor.refusals}
          onDismiss={editor.dismissRefusals}
          {...(isHeld ? { note: m.error_profile_published_needs(), action: unpublish } : {})}
        />
        {isEditing ? (
          <PortfolioFailures items={creator.portfolio} draft={portfolio.draft} busy={editor.isSaving} />
        ) : null}
        {creator.isPublished ? null : creator.isWithheld ? (
          <WithheldPanel />
        ) : saved.isComplete && shown.isComplete ? (
          <ReadyPanel />
        ) : (
          <CompletenessPanel completeness={shown} isDraft={!saved.isComplete} />
        )}
        <ProfileTabs editor={editor} items={creatorTabs}>
          {tab === 'basic' ? isEditing ? <BasicInfoFields /> : <BasicInfo creator={creator} /> : null}
          {tab === 'pricing' ? isEditing ? <PricingFields /> : <Pricing creator={creator} /> : null}
          {tab === 'portfolio' ? (
            <Portfolio
              userId={creator.id}
              items={creator.portfolio}
              control={isEditing ? portfolio : undefined}
            />
          ) : null}
        </ProfileTabs>
      </div>
    </ProfileFrame>
  );
}
