import { AgeRange, BrandStyle, BrandVoice, CompanySize, industries, TargetGender } from '@briefcast/contract';
import {
  ageRangeLabel,
  brandStyleLabel,
  brandVoiceLabel,
  companySizeLabel,
  industryLabel,
  targetGenderLabel,
} from '@briefcast/i18n/labels/brand';
import { m } from '@briefcast/i18n/messages';

/** The options of a select, in the language of the moment. */
const choices =
  <Value extends string>(values: readonly Value[], labelOf: (value: Value) => string) =>
  () =>
    values.map((value) => ({ value, label: labelOf(value) }));

export const industryChoices = choices(industries, industryLabel);
export const companySizeChoices = choices(CompanySize.options, companySizeLabel);
export const brandVoiceChoices = choices(BrandVoice.options, brandVoiceLabel);
export const brandStyleChoices = choices(BrandStyle.options, brandStyleLabel);
export const targetGenderChoices = choices(TargetGender.options, targetGenderLabel);
export const ageRangeChoices = choices(AgeRange.options, ageRangeLabel);

/** The tabs of the brand profile, as the address bar names them. */
export const brandTabs = [
  { id: 'basic', label: m.brand_tab_basic },
  { id: 'guidelines', label: m.brand_tab_guidelines },
  { id: 'audience', label: m.brand_tab_audience },
  { id: 'content', label: m.brand_tab_content },
  { id: 'rights', label: m.brand_tab_rights },
] as const;

export type BrandTab = (typeof brandTabs)[number]['id'];

/** Returns the tab that holds a field. */
export function tabOfField(field: string): BrandTab {
  if (/^brand/.test(field)) return 'guidelines';
  if (/^target/.test(field)) return 'audience';
  return /^(content(Dos|Donts)|hashtag|mention)/.test(field) ? 'content' : 'basic';
}
