import { postings } from '@briefcast/contract';
import { postingLabel } from '@briefcast/i18n/labels/rights';
import { m } from '@briefcast/i18n/messages';
import { Send } from 'lucide-react';
import { StepGroup } from '../../../../ui/step-group.tsx';
import { RightRow } from './right-row.tsx';
import type { RightsChoice } from './use-rights.ts';

/** Posting side of a usual set: a chosen one, or as the content requires; its day belongs to one brief. */
export function UsualPosting({ choice: { rights, change } }: { choice: RightsChoice }) {
  return (
    <RightRow
      line="posting"
      Icon={Send}
      title={m.brief_posting()}
      about={m.rights_posting_about()}
      isOn
      price={null}
    >
      <StepGroup
        label={m.brief_posting()}
        steps={[
          { value: '', label: m.usual_posting_open() },
          ...postings.map((value) => ({
            value,
            label: postingLabel(value),
            disabled: value === 'BRAND' && rights.boostedPost !== null,
          })),
        ]}
        value={rights.posting ?? ''}
        onChange={(value) => change({ posting: postings.find((one) => one === value) ?? null })}
      />
    </RightRow>
  );
}
