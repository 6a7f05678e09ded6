import { AppError, type ErrorDetail, type OwnBrand } from '@briefcast/contract';
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
import { Main } from '../../ui/main.tsx';
import { TabGroup, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { BackLink } from '../../ui/text-link.tsx';
import { toastError } from '../../ui/toast.ts';
import { BasicInfo, BasicInfoFields } from './basic-info.tsx';
import { BrandGuidelines, BrandGuidelinesFields } from './brand-guidelines.tsx';
import { ContentGuidelines, ContentGuidelinesFields } from './content-guidelines.tsx';
import { type BrandForm, formOfBrand, refusalsOfForm } from './form-values.ts';
import { type BrandTab, brandTabs, tabOfField } from './labels.ts';
import { SummaryCard } from './summary-card.tsx';
import { TargetAudience, TargetAudienceFields } from './target-audience.tsx';
import { useSaveBrand } from './use-save-brand.ts';

/** What each tab shows, to read and to edit. */
const panels = {
  basic: { View: BasicInfo, Edit: BasicInfoFields },
  guidelines: { View: BrandGuidelines, Edit: BrandGuidelinesFields },
  audience: { View: TargetAudience, Edit: TargetAudienceFields },
  content: { View: ContentGuidelines, Edit: ContentGuidelinesFields },
} satisfies Record<BrandTab, unknown>;

/** View mode and edit mode of the brand's profile (rules/screens#profile-editors). */
export function BrandProfileEditor({ brand }: { brand: OwnBrand }) {
  const [tab, selectTab] = useTab(['basic', 'guidelines', 'audience', 'content']);
  const [isEditing, setEditing] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [refusals, setRefusals] = useState<readonly ErrorDetail[]>([]);

  const form = useForm<BrandForm>({
    defaultValues: formOfBrand(brand),
    resolver: formResolver((values) => refusalsOfForm(values, brand)),
    shouldFocusError: false,
  });
  const profileImage = useWatch({ control: form.control, name: 'profileImage' });
  const picture = usePictureUpload((url) => form.setValue('profileImage', url, { shouldDirty: true }));
  const save = useSaveBrand(brand);
  const showFirst = useFirstError(tab, selectTab, tabOfField, (path) =>
    form.setFocus(path as keyof BrandForm),
  );
  const isUnsaved = isEditing && (form.formState.isDirty || picture.isUploading);
  const isSaving = save.isPending || isWaiting;

  function refuse(details: readonly ErrorDetail[]) {
    setRefusals(details);
    showFirst(details);
  }

  useKeptDraft<BrandForm>({
    userId: brand.id,
    isUnsaved,
    read: () => form.getValues(),
    onBack(kept) {
      form.reset(kept, { keepDefaultValues: true });
      setEditing(true);
    },
  });

  function send(input: BrandForm) {
    save.mutate(input, {
      onSuccess: (user) => stopEditing(user),
      onError: (error) => refuse(error instanceof AppError ? error.details : []),
    });
  }

  const submit = form.handleSubmit(
    (input) => {
      setRefusals([]);
      if (picture.isUploading) setWaiting(true);
      else send(input);
    },
    () => {
      refuse(refusalsOfForm(form.getValues(), brand));
      toastError('Please fix the validation errors below and try again.');
    },
  );

  // Saving waits until the chosen logo has arrived.
  const submitWaiting = useEffectEvent(() => void submit());
  useEffect(() => {
    if (!isWaiting || picture.isUploading) return;
    setWaiting(false);
    submitWaiting();
  }, [isWaiting, picture.isUploading]);

  function startEditing() {
    form.reset(formOfBrand(brand));
    setEditing(true);
  }

  function stopEditing(now: OwnBrand) {
    setEditing(false);
    setWaiting(false);
    setRefusals([]);
    picture.cancel();
    form.reset(formOfBrand(now));
  }

  const { View, Edit } = panels[tab];

  return (
    <Main className={isEditing ? 'pt-3! max-lg:pb-28! md:pt-4!' : 'pt-3! md:pt-4!'}>
      <BackLink to={paths.brandDashboard.href()}>Back to Dashboard</BackLink>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isEditing && !isSaving) void submit(event);
        }}
        className="grid gap-5"
      >
        <SummaryCard
          brand={brand}
          profileImage={isEditing ? profileImage : brand.profileImage}
          isEditing={isEditing}
          isSaving={isSaving}
          canCancel={!save.isPending}
          busyText={picture.isUploading ? 'Uploading...' : 'Saving...'}
          picture={picture}
          onRemovePicture={() => form.setValue('profileImage', null, { shouldDirty: true })}
          onEdit={startEditing}
          onCancel={() => stopEditing(brand)}
        />
        <SessionExpired />
        <ValidationErrors details={refusals} onDismiss={() => setRefusals([])} />
        <TabGroup value={tab} onValueChange={selectTab}>
          <Tabs label="Profile" items={brandTabs} value={tab} />
          <TabPanel value={tab} className="mt-5">
            <FormProvider {...form}>
              <div inert={save.isPending}>{isEditing ? <Edit /> : <View brand={brand} />}</div>
            </FormProvider>
          </TabPanel>
        </TabGroup>
      </form>
      <UnsavedChanges when={isUnsaved} />
    </Main>
  );
}
