import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { Main } from '../../ui/main.tsx';

/** The frame of a certificate's page. */
export function VerifyPage({ subtitle, children }: { subtitle: ReactNode; children: ReactNode }) {
  return (
    <Main>
      <div className="mx-auto grid w-full max-w-[860px] gap-5">
        <div>
          <h1 tabIndex={-1} className="text-d2">
            {m.verify_title()}
          </h1>
          <p className="mt-2 text-ink-2">{subtitle}</p>
        </div>
        {children}
      </div>
    </Main>
  );
}
