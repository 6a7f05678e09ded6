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
import type { ReactNode } from 'react';
import { ExternalLink } from '../../../ui/text-link.tsx';

type Guidelines = NonNullable<DealDetail['brand']['guidelines']>;

const colourNames: Record<keyof Guidelines['brandColors'], () => string> = {
  primary: m.deal_colour_primary,
  secondary: m.deal_colour_secondary,
  accent: m.deal_colour_accent,
};

/** Joins the parts that are present, in one line. */
const lineOf = (parts: readonly (string | null)[]) =>
  formatSeries(parts.filter((part): part is string => Boolean(part)));

/** Whether there is anything to show: company, voice, audience, colours, fonts. */
export const hasGuidelines = (guidelines: Guidelines) =>
  Object.values(guidelines.brandColors).some(Boolean) ||
  [
    guidelines.companyDescription,
    guidelines.website,
    guidelines.brandVoice,
    guidelines.brandStyle,
    guidelines.targetGender,
    guidelines.targetAgeRange,
  ].some(Boolean) ||
  [guidelines.targetLocation, guidelines.targetInterests, guidelines.brandFonts].some(
    (list) => list.length > 0,
  );

/**
 * Guidelines that a brand has written; omitted ones do not appear. Rules that its creators have to keep are in the
 * brief.
 */
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
