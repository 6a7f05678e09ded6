import '../../styles/review-room/guests.css';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { BareHeader } from '../../ui/bare-header.tsx';
import { Card } from '../../ui/card.tsx';
import { Main } from '../../ui/main.tsx';
import { VisitorHeader } from '../../ui/visitor-header.tsx';

interface EntrancePageProps {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** The link has ended: the page describes the market, and shows no names. */
  isOver?: boolean;
  /** Said at its foot of what is kept about who enters. */
  keeps?: string;
}

/** A card on the stage: before the video is shown, and after the link has ended. */
export function EntrancePage({
  title,
  lead,
  children,
  isOver = false,
  keeps = m.share_keeps_name(),
}: EntrancePageProps) {
  return (
    <div className="entrance bg-stage text-on-stage">
      <div className="entrance-films" aria-hidden>
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
      {isOver ? (
        <div className="h-16">
          <VisitorHeader onStage />
        </div>
      ) : (
        <div className="on-stage">
          <BareHeader />
        </div>
      )}
      <Main bleed className="grid flex-1 place-items-center px-4 py-8">
        <Card className={clsx('w-full max-w-[440px] text-ink', isOver && 'text-center')}>
          {isOver ? (
            <div className="entrance-fan" data-tone="buff" aria-hidden>
              <i />
              <i />
              <i />
            </div>
          ) : null}
          {lead}
          <h1 className="text-d3" dir="auto">
            {title}
          </h1>
          {children}
        </Card>
      </Main>
      <footer className="on-stage p-5 text-center text-sm text-on-stage-2">
        {isOver ? m.share_what_this_is() : keeps}{' '}
        <a className="link" href={ownPage(isOver ? paths.landing.href() : paths.privacy.href())}>
          {isOver ? m.share_what_is_this() : m.share_privacy()}
        </a>
      </footer>
    </div>
  );
}
