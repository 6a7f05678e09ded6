import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { BareHeader } from '../../ui/bare-header.tsx';
import { Main } from '../../ui/main.tsx';

/** The frame of the public pages that check a certificate. */
export function VerifyPage({ subtitle, children }: { subtitle?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="border-b border-line bg-surface">
        <BareHeader />
      </div>
      <Main>
        <div className="mx-auto grid w-full max-w-[860px] gap-5">
          <div>
            <h1 tabIndex={-1} className="text-d2">
              {m.verify_title()}
            </h1>
            {subtitle ? <p className="mt-2 text-ink-2">{subtitle}</p> : null}
          </div>
          {children}
        </div>
      </Main>
    </div>
  );
}
