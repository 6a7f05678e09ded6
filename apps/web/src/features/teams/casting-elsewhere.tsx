import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { Elsewhere } from './elsewhere.tsx';

/** A casting that another organisation of the person may have; `children` are shown if none has it. */
export const CastingElsewhere = ({ castingId, children }: { castingId: string; children: ReactNode }) => (
  <Elsewhere
    of={{ castingId }}
    page={m.casting_one()}
    loading={m.casting_one_loading()}
    title={(company) => m.casting_elsewhere_title({ company })}
    text={m.casting_elsewhere_text()}
  >
    {children}
  </Elsewhere>
);
