import type { OwnBrand } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { ProfileFrame, ProfileTabs } from '../../features/profile-form/profile-frame.tsx';
import { SessionExpired } from '../../features/profile-form/session-expired.tsx';
import { useProfileEditor } from '../../features/profile-form/use-profile-editor.ts';
import { ValidationErrors } from '../../features/profile-form/validation-errors.tsx';
import { BasicInfo, BasicInfoFields } from './basic-info.tsx';
import { BrandGuidelines, BrandGuidelinesFields } from './brand-guidelines.tsx';
import { ContentGuidelines, ContentGuidelinesFields } from './content-guidelines.tsx';
import { labelOfField } from './field-labels.ts';
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
  const save = useSaveBrand(brand);
  const editor = useProfileEditor<BrandForm, OwnBrand, BrandTab>({
    profile: brand,
    formOf: formOfBrand,
    refusalsOf: refusalsOfForm,
    tabs: ['basic', 'guidelines', 'audience', 'content'],
    tabOfField,
    isSending: save.isPending,
    send: (form) =>
      save.mutate(form, {
        onSuccess: (user) => editor.stopEditing(user),
        onError: (error) => editor.refuse(error),
      }),
  });
  const { View, Edit } = panels[editor.tab];

  return (
    <ProfileFrame
      editor={editor}
      backTo={paths.brandDashboard.href()}
      backLabel={m.link_back_to_dashboard()}
      className="grid gap-5"
    >
      <SummaryCard brand={brand} control={editor} />
      <SessionExpired />
      <ValidationErrors details={editor.refusals} labelOf={labelOfField} onDismiss={editor.dismissRefusals} />
      <ProfileTabs editor={editor} items={brandTabs}>
        {editor.isEditing ? <Edit /> : <View brand={brand} />}
      </ProfileTabs>
    </ProfileFrame>
  );
}
