import {
  AppError,
  type ErrorDetail,
  errorCatalogue,
  type OwnCreator,
  profileCompleteness,
} from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { formResolver } from '../../features/profile-form/form-resolver.ts';
import { SessionExpired } from '../../features/profile-form/session-expired.tsx';
import { UnsavedChanges } from '../../features/profile-form/unsaved-changes.tsx';
import { useFirstError } from '../../features/profile-form/use-first-error.ts';
import { useKeptDraft } from '../../features/profile-form/use-kept-draft.ts';
import { usePictureUpload } from '../../features/profile-form/use-picture-upload.ts';
import { useTab } from '../../features/profile-form/use-tab.ts';
import { ValidationErrors } from '../../features/profile-form/validation-errors.tsx';
import { Button } from '../../ui/button.tsx';
import { Main } from '../../ui/main.tsx';
import { TabGroup, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { BackLink } from '../../ui/text-link.tsx';
import { toastError } from '../../ui/toast.ts';
import { BasicInfo, BasicInfoFields } from './basic-info.tsx';
import { type CreatorForm, completenessFacts, formOfCreator, refusalsOfForm } from './form-values.ts';
import { IdentityCard } from './identity-card.tsx';
import { Portfolio } from './portfolio.tsx';
import { hasDraft, isSending, itemsAfter } from './portfolio-draft.ts';
import { PortfolioFailures } from './portfolio-failures.tsx';
import { Pricing, PricingFields } from './pricing.tsx';
import { CompletenessPanel, ReadyPanel, WithheldPanel } from './publish-panel.tsx';
import { creatorTabs, tabOfField } from './tabs.ts';
import { usePortfolioDraft } from './use-portfolio-draft.ts';
import { detailsOf, usePublishCreator, useSaveCreator } from './use-save-creator.ts';

/** View mode and edit mode of the creator's profile (rules/screens#profile-editors). */
export function CreatorProfileEditor({ creator }: { creator: OwnCreator }) {
  const [tab, selectTab] = useTab(['basic', 'pricing', 'portfolio']);
  const [isEditing, setEditing] = useState(false);
  const [refusals, setRefusals] = useState<readonly ErrorDetail[]>([]);
  const [isWaiting, setWaiting] = useState(false);
  /** The last save was refused because the profile is published. */
  const [isHeld, setHeld] = useState(false);

  const form = useForm<CreatorForm>({
    defaultValues: formOfCreator(creator),
    resolver: formResolver((values) => refusalsOfForm(values, creator)),
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  const portfolio = usePortfolioDraft();
  const picture = usePictureUpload((url) => form.setValue('profileImage', url, { shouldDirty: true }));
  const save = useSaveCreator(creator);
  const publish = usePublishCreator();
  const showFirst = useFirstError(tab, selectTab, tabOfField, (path) =>
    form.setFocus(path as keyof CreatorForm),
  );

  const values = useWatch({ control: form.control }) as CreatorForm;
  const saved = profileCompleteness({ ...creator, portfolioItems: creator.portfolio.length });
  const shown = isEditing
    ? profileCompleteness(completenessFacts(values, itemsAfter(creator.portfolio, portfolio.draft)))
    : saved;
  const isUploading = picture.isUploading || isSending(portfolio.draft);
  const isUnsaved = isEditing && (isDirty || hasDraft(portfolio.draft));

  function refuse(details: readonly ErrorDetail[]) {
    setRefusals(details);
    showFirst(details);
  }

  useKeptDraft<CreatorForm>({
    userId: creator.id,
    isUnsaved,
    read: () => form.getValues(),
    onBack(kept) {
      form.reset(kept, { keepDefaultValues: true });
      setEditing(true);
    },
  });

  function send(input: CreatorForm) {
    save.mutate(
      { form: input, draft: portfolio.draft },
      {
        onSuccess: ({ user, changes, failures }) => {
          setRefusals([]);
          for (const change of changes) portfolio.change(change);
          form.reset(formOfCreator(user));
          if (failures === 0) stopEditing(user);
          else selectTab('portfolio');
        },
        onError: (error) => {
          refuse(detailsOf(error));
          setHeld(error instanceof AppError && error.code === 'profile.published_needs');
        },
      },
    );
  }

  const submit = form.handleSubmit(
    (input) => {
      setRefusals([]);
      setHeld(false);
      if (isUploading) setWaiting(true);
      else send(input);
    },
    () => {
      refuse(refusalsOfForm(form.getValues(), creator));
      toastError('Please fix the validation errors below and try again.');
    },
  );

  // Saving waits until every chosen file has arrived.
  const submitWaiting = useEffectEvent(() => void submit());
  useEffect(() => {
    if (!isWaiting || isUploading) return;
    setWaiting(false);
    submitWaiting();
  }, [isWaiting, isUploading]);

  function startEditing() {
    form.reset(formOfCreator(creator));
    setEditing(true);
  }

  function stopEditing(now: OwnCreator) {
    setEditing(false);
    setWaiting(false);
    setRefusals([]);
    picture.cancel();
    portfolio.reset();
    form.reset(formOfCreator(now));
  }

  function togglePublished() {
    if (!creator.isPublished && !saved.isComplete) {
      toastError(errorCatalogue['profile.incomplete'].message);
      return;
    }
    publish.mutate(!creator.isPublished, {
      onError: (error) => {
        if (error instanceof AppError && error.code === 'profile.incomplete') refuse(error.details);
      },
    });
  }

  const isSaving = save.isPending || isWaiting;
  const unpublish = (
    <Button size="sm" busy={publish.isPending} busyText="Unpublishing..." onClick={togglePublished}>
      Unpublish Profile
    </Button>
  );

  return (
    <Main className={isEditing ? 'pt-3! max-lg:pb-28! md:pt-4!' : 'pt-3! md:pt-4!'}>
      <BackLink to={paths.creatorDashboard.href()}>Back</BackLink>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isEditing && !isSaving) void submit(event);
        }}
        className="grid items-start gap-4 md:gap-6 lg:grid-cols-[340px_minmax(0,1fr)]"
      >
        <div className="lg:sticky lg:top-20">
          <IdentityCard
            creator={creator}
            profileImage={isEditing ? values.profileImage : creator.profileImage}
            canPublish={saved.isComplete}
            isEditing={isEditing}
            isSaving={isSaving}
            canCancel={!save.isPending}
            busyText={isUploading ? 'Uploading...' : 'Saving...'}
            isPublishing={publish.isPending}
            picture={picture}
            onRemovePicture={() => form.setValue('profileImage', null, { shouldDirty: true })}
            onPublish={togglePublished}
            onEdit={startEditing}
            onCancel={() => stopEditing(creator)}
          />
        </div>
        <div className="grid gap-4 md:gap-5">
          <SessionExpired />
          <ValidationErrors
            details={refusals}
            onDismiss={() => setRefusals([])}
            {...(isHeld && creator.isPublished
              ? { note: errorCatalogue['profile.published_needs'].message, action: unpublish }
              : {})}
          />
          {isEditing ? (
            <PortfolioFailures items={creator.portfolio} draft={portfolio.draft} busy={isSaving} />
          ) : null}
          {creator.isPublished ? null : creator.isWithheld ? (
            <WithheldPanel />
          ) : saved.isComplete && shown.isComplete ? (
            <ReadyPanel />
          ) : (
            <CompletenessPanel completeness={shown} isDraft={!saved.isComplete} />
          )}
          <TabGroup value={tab} onValueChange={selectTab}>
            <Tabs label="Profile" items={creatorTabs} value={tab} />
            <TabPanel value={tab} className="mt-5">
              <FormProvider {...form}>
                <div inert={save.isPending}>
                  {tab === 'basic' ? isEditing ? <BasicInfoFields /> : <BasicInfo creator={creator} /> : null}
                  {tab === 'pricing' ? isEditing ? <PricingFields /> : <Pricing creator={creator} /> : null}
                  {tab === 'portfolio' ? (
                    <Portfolio
                      userId={creator.id}
                      items={creator.portfolio}
                      control={isEditing ? portfolio : undefined}
                    />
                  ) : null}
                </div>
              </FormProvider>
            </TabPanel>
          </TabGroup>
        </div>
      </form>
      <UnsavedChanges when={isUnsaved} />
    </Main>
  );
}
