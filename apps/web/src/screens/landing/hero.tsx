import type { OwnUser } from '@briefcast/contract';
import { dashboardPath, paths } from '@briefcast/contract/paths';
import { formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Send } from 'lucide-react';
import { joinLabel } from '../../lib/joining-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PictureColumns } from '../../ui/picture-columns.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Stub } from '../../ui/stub.tsx';
import { AuthLink, DirectoryLink } from './auth-link.tsx';
import type { OpenAuth } from './use-auth-dialog.tsx';

const columns = [
  { pictures: ['serum-a', 'layla', 'skyline-a', 'bowl-a'], className: '-mt-[70px]' },
  { pictures: ['marcus', 'perfume-b', 'amara', 'phone-a'], className: '-mt-[190px]' },
  { pictures: ['bag-b', 'kenji', 'sneaker-a', 'noor'], className: '-mt-5' },
];

/** The market in one line, before a wall of frames. */
export function Hero({ user, auth }: { user: OwnUser | null; auth: OpenAuth }) {
  return (
    <div className="p-2 pb-0 md:p-3 md:pb-0">
      <div className="on-stage overflow-hidden rounded-[18px] rounded-se-[clamp(40px,6vw,88px)] bg-stage pt-[72px] text-on-stage max-lg:noscript:pt-[136px]">
        <div className="wrap grid gap-x-10 md:min-h-[672px] md:grid-cols-[minmax(0,1fr)_minmax(0,1.02fr)]">
          <div className="relative z-[1] pt-6 pb-9 md:self-center md:pb-14">
            <h1
              tabIndex={-1}
              className="font-hero text-[clamp(3rem,1.4rem+6.1vw,6.75rem)] leading-[.9] font-extrabold tracking-[-.032em]"
            >
              <RichText
                parts={m.landing_title.parts({})}
                tags={{
                  last: (children) => <span className="whitespace-nowrap">{children}</span>,
                  stop: (children) => <span className="text-cast">{children}</span>,
                }}
              />
            </h1>
            <p className="mt-6 max-w-[30em] text-lg leading-normal text-on-stage-2 md:text-d4">
              {m.landing_summary()}
            </p>
            <div className={clsx('mt-8 flex flex-wrap gap-3', !user && 'for-visitors')}>
              {user ? (
                <ButtonLink to={dashboardPath(user.role)} variant="cast" size="lg">
                  {m.landing_to_dashboard()}
                </ButtonLink>
              ) : (
                <AuthLink auth={auth} mode="signup" to={paths.signup.href()} variant="cast" size="lg">
                  {joinLabel(m.landing_sign_up_free())}
                </AuthLink>
              )}
              <DirectoryLink user={user} auth={auth} mode="login" variant="outline" size="lg">
                {m.landing_browse()}
              </DirectoryLink>
            </div>
          </div>
          <div
            aria-hidden
            className="relative max-md:-mx-(--gutter) max-md:h-[430px] max-md:overflow-hidden max-md:px-(--gutter)"
          >
            <PictureColumns
              columns={columns}
              className="absolute inset-x-0 -top-[70px] max-md:inset-x-4 max-md:top-0"
            />
            <SampleSheet />
          </div>
        </div>
      </div>
    </div>
  );
}

/** A deal as its brand sees it the moment after sending. */
function SampleSheet() {
  return (
    <div className="absolute start-4 bottom-5 flex w-[290px] ear bg-surface text-ink shadow-[0_24px_48px_-12px_rgb(0_0_0/.45)] md:-start-10 md:bottom-14 md:w-[322px]">
      <Stub tone="yellow" date="2026-12-12" className="w-[76px]! before:hidden after:hidden" />
      <div className="min-w-0 p-4">
        <p className="disp text-lg">{m.landing_sample_title()}</p>
        <p className="hint mt-1">
          <RichText
            parts={m.landing_sample_facts.parts({ budget: formatMoney(124_000, 'USD') })}
            tags={{ budget: (children) => <span className="num">{children}</span> }}
          />
        </p>
        <Badge tone="yellow" icon={<Send aria-hidden className="ic ic-turn" />} className="mt-2.5">
          {m.deal_status_brief_sent()}
        </Badge>
      </div>
    </div>
  );
}
