import type { Casting } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { CastLine } from '../../../features/castings/cast-line.tsx';
import {
  castingDay,
  castingLook,
  castText,
  payNote,
  payText,
  shortDay,
} from '../../../features/castings/casting-words.ts';
import { SampleBadge } from '../../../parts/sample-people/sample-badge.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { BackLink } from '../../../ui/text-link.tsx';
import { BrandTile } from './brand-tile.tsx';

/** The head of a casting's page: what it is called, whose it is, and a strip with pay, places and days. */
export function CastingHero({ casting, now }: { casting: Casting; now: Date | null }) {
  const { title, brand } = casting;
  const look = castingLook(casting, now);
  const { label } = castingDay(casting, now);
  return (
    <section>
      <div className="casting-hero on-stage">
        <BackLink to={paths.castings.href()} className="text-on-stage-2! hover:text-on-stage!">
          {m.casting_all()}
        </BackLink>
        <h1 dir="auto" tabIndex={-1} className="mt-3 wrap-anywhere">
          {title}
        </h1>
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
          <p className="flex min-w-0 items-center gap-3 font-semibold">
            <BrandTile brand={brand} size={40} />
            <bdi className="min-w-0 wrap-anywhere">{brand.companyName}</bdi>
          </p>
          <Badge tone={look.tone} icon={<look.Icon aria-hidden className="ic" />}>
            {look.label}
          </Badge>
          {brand.isSample ? <SampleBadge /> : null}
        </div>
      </div>
      <dl className="casting-strip num" data-tone={look.tone}>
        <div>
          <dt>{m.casting_pay_per_creator()}</dt>
          <dd>
            {payText(casting)}
            <small>{payNote(casting)}</small>
          </dd>
        </div>
        <div>
          <dt>{m.casting_places()}</dt>
          <dd>
            <span className="flex flex-wrap items-center gap-x-3">
              <CastLine casting={casting} large />
              <small className="mt-0!">{castText(casting)}</small>
            </span>
          </dd>
        </div>
        <div>
          <dt>{casting.state === 'OPEN' ? m.casting_apply_by() : m.casting_closed_on()}</dt>
          <dd>
            <span title={formatLongDate(casting.closesOn)}>{shortDay(casting.closesOn)}</span>
            {casting.state === 'OPEN' && now ? <small>{label}</small> : null}
          </dd>
        </div>
        <div>
          <dt>{m.casting_content_due()}</dt>
          <dd>
            <span title={formatLongDate(casting.dueOn)}>{shortDay(casting.dueOn)}</span>
          </dd>
        </div>
      </dl>
    </section>
  );
}
