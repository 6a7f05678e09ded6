import '../../styles/castings.css';
import type { CastingCard } from '@briefcast/contract';
import { deliverableCountLabel } from '@briefcast/i18n/labels/deliverable';
import { languageLabel } from '@briefcast/i18n/labels/language';
import { m } from '@briefcast/i18n/messages';
import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { mediaUrl } from '../../lib/media-url.ts';
import { BrandLogoAvatar } from '../../parts/brands/brand-logo-avatar.tsx';
import { SampleBadge } from '../../parts/sample-people/sample-badge.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CastLine } from './cast-line.tsx';
import { CastingCover } from './casting-cover.tsx';
import {
  castingDay,
  castingLook,
  castText,
  languagesText,
  payNote,
  payText,
  shortDay,
} from './casting-words.ts';

interface CastingNoticeProps {
  /** While it is typed it may have no day, which is empty, and no pay, which is 0. */
  casting: CastingCard;
  now: Date | null;
  /** Where the whole card leads; nowhere in a preview. */
  to?: string | undefined;
  /** Below the pay, such as how well it fits. */
  note?: ReactNode;
  /** At the end of the strip. */
  action?: ReactNode;
}

/** A casting as a notice: the sheet above, and below it a strip with its day, its places and an action. */
export function CastingNotice({ casting, now, to, note, action }: CastingNoticeProps) {
  const { brand, title, summary, deliverableWishes } = casting;
  const { tone } = castingLook(casting, now);
  const { label, day } = castingDay(casting, casting.closesOn === '' ? null : now);
  const image = brand.profileImage ? mediaUrl(brand.profileImage) : null;
  return (
    <article className="card notice">
      <div className="notice-body">
        <CastingCover casting={casting} />
        <div className="flex min-w-0 flex-col pt-1">
          <p className="flex min-w-0 items-center gap-2 text-sm font-medium">
            <BrandLogoAvatar name={brand.companyName} src={image} size={28} />
            <bdi className="truncate">{brand.companyName}</bdi>
            {brand.isSample ? <SampleBadge /> : null}
          </p>
          <h2 dir="auto" className="wrap-anywhere">
            {to ? (
              <Link to={to} className="notice-link">
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          <p dir="auto" className="mt-1.5 line-clamp-2 text-sm text-ink-2 wrap-anywhere">
            {summary}
          </p>
          <p className="mt-2.5 flex flex-wrap items-center gap-1.5">
            {deliverableWishes.map((wish) => (
              <Tag key={`${wish.kind} ${wish.count}`} small>
                {deliverableCountLabel(wish)}
              </Tag>
            ))}
            <span className="inline-flex items-center gap-1.5 px-1 text-sm text-ink-3">
              <Languages aria-hidden className="ic size-4!" />
              {languagesText(casting, languageLabel)}
            </span>
          </p>
          <p className="casting-pay mt-3">
            {casting.payTo === 0 ? (
              m.casting_preview_pay()
            ) : (
              <>
                {payText(casting)}
                <small className="text-ink-3">{payNote(casting)}</small>
              </>
            )}
          </p>
          {note}
        </div>
      </div>
      <div className="tear" data-tone={tone}>
        <span className="tear-day notice-under num">
          <small>{label}</small>
          <b>{day === '' ? m.casting_preview_day() : shortDay(day)}</b>
        </span>
        <span className="notice-under flex items-center gap-2 text-sm font-medium">
          <CastLine casting={casting} />
          {castText(casting)}
        </span>
        {action ? <span className="ms-auto flex items-center gap-2">{action}</span> : null}
      </div>
    </article>
  );
}
