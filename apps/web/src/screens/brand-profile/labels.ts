import {
  ageRanges,
  BrandStyle,
  BrandVoice,
  CompanySize,
  industries,
  TargetGender,
} from '@briefcast/contract';

/** 'MEDIUM' as people read it: 'Medium'. */
export const titleCase = (value: string) => value.charAt(0) + value.slice(1).toLowerCase();

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: titleCase(value) }));

export const industryChoices = industries.map((industry) => ({ value: industry, label: industry }));
export const companySizeChoices = choices(CompanySize.options);
export const brandVoiceChoices = choices(BrandVoice.options);
export const brandStyleChoices = choices(BrandStyle.options);
export const targetGenderChoices = choices(TargetGender.options);
export const ageRangeChoices = Object.entries(ageRanges).map(([value, label]) => ({ value, label }));

/** The tabs of the brand profile, as the address bar names them. */
export const brandTabs = [
  { id: 'basic', label: 'Basic Info' },
  { id: 'guidelines', label: 'Brand Guidelines' },
  { id: 'audience', label: 'Target Audience' },
  { id: 'content', label: 'Content Guidelines' },
] as const;

export type BrandTab = (typeof brandTabs)[number]['id'];

/** The tab on which a field stands. */
export function tabOfField(field: string): BrandTab {
  if (/^brand/.test(field)) return 'guidelines';
  if (/^target/.test(field)) return 'audience';
  return /^(content(Dos|Donts)|hashtag|mention)/.test(field) ? 'content' : 'basic';
}
