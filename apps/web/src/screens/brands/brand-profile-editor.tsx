import { type OwnBrand, socialFields } from '@briefcast/contract';
import { brandScenes } from '@briefcast/contract/accounts/call-sheet';
import { paths } from '@briefcast/contract/paths';
import { socialPlatformLabel } from '@briefcast/i18n/labels/brand';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { SessionExpired, ValidationErrors } from '../../features/profiles/editor-notices.tsx';
import { keepOwnProfile } from '../../features/profiles/own-profile.ts';
import { ProfileFrame, ProfileTabs } from '../../features/profiles/profile-frame.tsx';
import { reasonOf, saveFailureText, wasUnreachable } from '../../features/profiles/save-failure.ts';
import { useProfileEditor } from '../../features/profiles/use-profile-editor.ts';
import { client } from '../../lib/api.ts';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { BasicInfo, BasicInfoFields } from './basic-info.tsx';
import { BrandGuidelines, BrandGuidelinesFields } from './brand-guidelines.tsx';
import { ContentGuidelines, ContentGuidelinesFields } from './content-guidelines.tsx';
import { type BrandForm, formOfBrand, refusalsOfForm, updateOfForm } from './form-values.ts';
import { type BrandTab, brandTabs, tabOfField } from './labels.ts';
import { SummaryCard } from './summary-card.tsx';
import { TargetAudience, TargetAudienceFields } from './target-audience.tsx';
import { UsualRightsOfBrand } from './usual-rights.tsx';

/** Content of each tab, to read and to edit. */
const panels = {
  basic: { View: BasicInfo, Edit: BasicInfoFields },
  guidelines: { View: BrandGuidelines, Edit: BrandGuidelinesFields },
  audience: { View: TargetAudience, Edit: TargetAudienceFields },
  content: { View: ContentGuidelines, Edit: ContentGuidelinesFields },
  // No part of the profile: it is kept by itself.
  rights: { View: UsualRightsOfBrand, Edit: UsualRightsOfBrand },
} satisfies Record<BrandTab, unknown>;

/** View mode and edit mode of the brand's profile (rules/screens#profile-editors). */
export function BrandProfileEditor({ brand }: { brand: OwnBrand }) {
  const save = useSaveBrand(brand);
  const editor = useProfileEditor<BrandForm, OwnBrand, BrandTab>({
    profile: brand,
    formOf: formOfBrand,
    refusalsOf: refusalsOfForm,
    tabs: ['basic', 'guidelines', 'audience', 'content', 'rights'],
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

const labels: Partial<Record<string, () => string>> = {
  profileImage: m.profile_logo,
  companyName: m.brand_company_name,
  industry: m.brand_industry,
  companySize: m.brand_company_size,
  foundedYear: m.brand_founded,
  website: m.brand_website,
  companyDescription: m.brand_description,
  contactPerson: m.brand_contact_person,
  contactPhone: m.brand_phone,
  department: m.brand_department,
  ...Object.fromEntries(socialFields.map((field) => [field, () => socialPlatformLabel(field)])),
  'brandColors.primary': () => m.brand_color({ color: 'primary' }),
  'brandColors.secondary': () => m.brand_color({ color: 'secondary' }),
  'brandColors.accent': () => m.brand_color({ color: 'accent' }),
  brandVoice: m.brand_voice,
  brandStyle: m.brand_style,
  brandFonts: m.brand_fonts,
  targetAgeRange: m.brand_age_range,
  targetGender: m.brand_gender,
  targetLocation: m.brand_locations,
  targetInterests: m.brand_interests,
  contentDos: m.brand_dos,
  contentDonts: m.brand_donts,
  hashtagGuidelines: m.brand_hashtags,
  mentionRequirements: m.brand_mentions,
};

/** Form's label for the field of this path, such as `brandFonts.0`; null where it has no such field. */
const labelOfField = (path: string): string | null =>
  (labels[path] ?? labels[path.split('.')[0] ?? ''])?.() ?? null;

const saveText = (error: unknown) =>
  saveFailureText(error, (other) =>
    wasUnreachable(other)
      ? m.brand_save_unreachable({ reason: reasonOf(other, m.please_try_again()) })
      : m.profile_save_failed({ reason: reasonOf(other, m.unknown_error()) }),
  );

/** Number of unfinished scenes of the call sheet that the profile is about. */
const leftOfSheet = (brand: OwnBrand) =>
  brandScenes({ ...brand, savedCreators: 0, briefs: 0 }).filter(
    ({ name, isDone }) => (name === 'identity' || name === 'rules') && !isDone,
  ).length;

/** Saves the brand's profile and shows it everywhere. */
function useSaveBrand(brand: OwnBrand) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (form: BrandForm) => {
      const { user } = await client.profiles.update({ body: updateOfForm(form, brand) });
      return user.role === 'BRAND' ? user : brand;
    },
    onSuccess: (user) => {
      keepOwnProfile(user);
      // Leads people who came from the call sheet back to it, once its fields here are complete.
      if (leftOfSheet(user) >= leftOfSheet(brand)) return toastSuccess(m.profile_saved());
      toastSuccess(m.profile_saved(), undefined, {
        label: m.start_back_to_sheet(),
        seconds: 10,
        onPress: () => void navigate(paths.brandDashboard.href()),
      });
    },
    // Here and not at the call: a session's end takes the screen away, and with it the callbacks of its calls.
    onError: (error) => toastError(saveText(error)),
  });
}
