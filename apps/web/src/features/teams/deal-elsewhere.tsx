import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { Elsewhere } from './elsewhere.tsx';

/** A deal that another organisation of the person may have; `children` are shown if none has it. */
export const DealElsewhere = ({ dealId, children }: { dealId: string; children: ReactNode }) => (
  <Elsewhere
    of={{ dealId }}
    page={m.deal_page()}
    loading={m.deal_loading()}
    title={(company) => m.deal_elsewhere_title({ company })}
    text={m.deal_elsewhere_text()}
  >
    {children}
  </Elsewhere>
);
