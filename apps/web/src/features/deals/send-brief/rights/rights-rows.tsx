import '../../../../styles/rights.css';
import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { CountriesRow, ExclusivityRow, PostingRow, RawFootageRow, UnpaidTermRow } from './limit-rows.tsx';
import { PlaceRows } from './place-rows.tsx';
import { RightsGroup } from './right-row.tsx';
import type { RightsChoice } from './use-rights.ts';

interface RightsRowsProps {
  choice: RightsChoice;
  /** Control for the posting side; by default that of a brief. */
  posting?: ReactNode;
}

/** Every line of the rights, in groups. */
export function RightsRows({ choice, posting = <PostingRow choice={choice} /> }: RightsRowsProps) {
  return (
    <div className="rights">
      <RightsGroup title={m.rights_where()} about={m.rights_where_about()}>
        <PlaceRows choice={choice} />
      </RightsGroup>
      <RightsGroup title={m.rights_how_long()} about={m.rights_how_long_about()}>
        <UnpaidTermRow choice={choice} />
        <CountriesRow choice={choice} />
      </RightsGroup>
      <RightsGroup title={m.rights_only_you()} about={m.rights_only_you_about()}>
        <ExclusivityRow choice={choice} />
      </RightsGroup>
      <RightsGroup title={m.rights_files()}>
        <RawFootageRow choice={choice} />
        {posting}
      </RightsGroup>
    </div>
  );
}
