import type { DealDetail } from '@briefcast/contract';
import { formatSeries } from '@briefcast/i18n/format';
import {
  ageRangeLabel,
  brandStyleLabel,
  brandVoiceLabel,
  targetGenderLabel,
} from '@briefcast/i18n/labels/brand';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { m } from '@briefcast/i18n/messages';
import { Check, type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tag } from '../../ui/tag.tsx';
import { ExternalLink } from '../../ui/text-link.tsx';

type Guidelines = NonNullable<DealDetail['brand']['guidelines']>;

const colourNames: Record<keyof Guidelines['brandColors'], () => string> = {
  primary: m.deal_colour_primary,
  secondary: m.deal_colour_secondary,
  accent: m.deal_colour_accent,
};

/** What is there of these, in one line. */
const lineOf = (parts: readonly (string | null)[]) =>
  formatSeries(parts.filter((part): part is string => Boolean(part)));

/** Whether there is anything to show: company, voice, rules, colours. */
export const hasGuidelines = ({ industry: _, contactPerson: __, brandColors, ...rest }: Guidelines) =>
  Object.values(brandColors).some(Boolean) ||
  Object.values(rest).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));

/** What a brand has written down of itself; what it left out does not appear. */
export function BrandGuidelines({ guidelines }: { guidelines: Guidelines }) {
  const colours = (['primary', 'secondary', 'accent'] as const).filter(
    (use) => guidelines.brandColors[use] !== '',
  );
  const voice = lineOf([
    guidelines.brandVoice && brandVoiceLabel(guidelines.brandVoice),
    guidelines.brandStyle && brandStyleLabel(guidelines.brandStyle),
  ]);
  const audience = lineOf([
    guidelines.targetGender && targetGenderLabel(guidelines.targetGender),
    guidelines.targetAgeRange && ageRangeLabel(guidelines.targetAgeRange),
    ...guidelines.targetLocation,
    ...guidelines.targetInterests.map(categoryLabel),
  ]);

  return (
    <dl className="grid gap-4 pb-5 text-sm">
      <Entry label={m.deal_guideline_company()}>{guidelines.companyDescription}</Entry>
      <Entry label={m.deal_guideline_website()}>
        {guidelines.website ? (
          <ExternalLink href={guidelines.website} className="break-all">
            <bdi>{guidelines.website}</bdi>
          </ExternalLink>
        ) : null}
      </Entry>
      <Entry label={m.deal_guideline_voice()}>{voice}</Entry>
      <Entry label={m.deal_guideline_audience()}>{audience}</Entry>
      <Entry label={m.deal_guideline_do()}>{points(guidelines.contentDos, Check)}</Entry>
      <Entry label={m.deal_guideline_dont()}>{points(guidelines.contentDonts, X)}</Entry>
      <Entry label={m.deal_guideline_hashtags()}>
        {guidelines.hashtagGuidelines.length > 0 ? (
          <ul className="flex flex-wrap gap-1.5">
            {[...new Set(guidelines.hashtagGuidelines)].map((hashtag) => (
              <li key={hashtag}>
                <Tag>
                  <bdi>{hashtag}</bdi>
                </Tag>
              </li>
            ))}
          </ul>
        ) : null}
      </Entry>
      <Entry label={m.deal_guideline_mentions()}>{guidelines.mentionRequirements}</Entry>
      <Entry label={m.deal_guideline_colours()}>
        {colours.length > 0 ? (
          <ul className="flex flex-wrap gap-x-4 gap-y-2">
            {colours.map((use) => (
              <li key={use} className="flex items-center gap-2">
                <span
                  aria-hidden
                  className="ear-sm size-6 shadow-[inset_0_0_0_1px_var(--c-line-strong)]"
                  style={{ background: guidelines.brandColors[use] }}
                />
                {colourNames[use]()} <bdi className="hint num">{guidelines.brandColors[use]}</bdi>
              </li>
            ))}
          </ul>
        ) : null}
      </Entry>
      <Entry label={m.deal_guideline_fonts()}>{formatSeries(guidelines.brandFonts)}</Entry>
    </dl>
  );
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  if (children === null || children === '') return null;
  return (
    <div className="min-w-0">
      <dt className="hint mb-1">{label}</dt>
      <dd dir="auto" className="whitespace-pre-line">
        {children}
      </dd>
    </div>
  );
}

function points(list: readonly string[], Icon: LucideIcon): ReactNode {
  if (list.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {[...new Set(list)].map((point) => (
        <li key={point} className="flex items-start gap-2">
          <Icon aria-hidden className="ic mt-px size-4!" />
          <span dir="auto" className="min-w-0">
            {point}
          </span>
        </li>
      ))}
    </ul>
  );
}
