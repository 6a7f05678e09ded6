import { ageRanges, type DealDetail } from '@briefcast/contract';
import { Check, type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tag } from '../../ui/tag.tsx';
import { ExternalLink } from '../../ui/text-link.tsx';

type Guidelines = NonNullable<DealDetail['brand']['guidelines']>;

/** `FRIENDLY` as people write it. */
const titleCase = (value: string) => value.charAt(0).toUpperCase() + value.slice(1).toLowerCase();

const joined = (parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ');

/** Whether there is anything to show: company, voice, rules, colours. */
export const hasGuidelines = ({ industry: _, contactPerson: __, brandColors, ...rest }: Guidelines) =>
  Object.values(brandColors).some(Boolean) ||
  Object.values(rest).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));

/** What a brand has written down of itself; what it left out does not appear. */
export function BrandGuidelines({ guidelines }: { guidelines: Guidelines }) {
  const colours = Object.entries(guidelines.brandColors).filter(([, colour]) => colour !== '');
  const voice = joined([
    guidelines.brandVoice && titleCase(guidelines.brandVoice),
    guidelines.brandStyle && titleCase(guidelines.brandStyle),
  ]);
  const audience = joined([
    guidelines.targetGender && titleCase(guidelines.targetGender),
    guidelines.targetAgeRange && ageRanges[guidelines.targetAgeRange],
    ...guidelines.targetLocation,
    ...guidelines.targetInterests,
  ]);

  return (
    <dl className="grid gap-4 pb-5 text-sm">
      <Entry label="Company">{guidelines.companyDescription}</Entry>
      <Entry label="Website">
        {guidelines.website ? (
          <ExternalLink href={guidelines.website} className="break-all">
            <bdi>{guidelines.website}</bdi>
          </ExternalLink>
        ) : null}
      </Entry>
      <Entry label="Voice and style">{voice}</Entry>
      <Entry label="Audience">{audience}</Entry>
      <Entry label="Do">{points(guidelines.contentDos, Check)}</Entry>
      <Entry label="Don't">{points(guidelines.contentDonts, X)}</Entry>
      <Entry label="Hashtags">
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
      <Entry label="Mentions">{guidelines.mentionRequirements}</Entry>
      <Entry label="Colours">
        {colours.length > 0 ? (
          <ul className="flex flex-wrap gap-x-4 gap-y-2">
            {colours.map(([name, colour]) => (
              <li key={name} className="flex items-center gap-2">
                <span
                  aria-hidden
                  className="ear-sm size-6 shadow-[inset_0_0_0_1px_var(--c-line-strong)]"
                  style={{ background: colour }}
                />
                {titleCase(name)} <bdi className="hint num">{colour}</bdi>
              </li>
            ))}
          </ul>
        ) : null}
      </Entry>
      <Entry label="Fonts">{joined(guidelines.brandFonts)}</Entry>
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
