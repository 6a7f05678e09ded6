import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { BareHeader } from '../../ui/bare-header.tsx';
import { Card } from '../../ui/card.tsx';
import { Main } from '../../ui/main.tsx';

/** A card on the stage: before the film, and when there is none any more. */
export function DoorPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="flex min-h-dvh flex-col bg-stage text-on-stage">
      <div className="on-stage">
        <BareHeader />
      </div>
      <Main bleed className="grid flex-1 place-items-center px-4 py-8">
        <Card className="w-full max-w-[440px] text-ink">
          {lead}
          <h1 className="text-d3" dir="auto">
            {title}
          </h1>
          {children}
        </Card>
      </Main>
      <footer className="on-stage p-5 text-center text-sm text-on-stage-2">
        {m.share_keeps_name()}{' '}
        <a className="link" href={paths.privacy.href()}>
          {m.share_privacy()}
        </a>
      </footer>
    </div>
  );
}
