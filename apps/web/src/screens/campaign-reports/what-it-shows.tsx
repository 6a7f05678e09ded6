import { reportParts } from '@briefcast/contract/campaign-reports/limits';
import { m } from '@briefcast/i18n/messages';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { Shown } from './shown-parts.ts';

interface WhatItShowsProps {
  shown: Shown;
  onChange: (changes: Partial<Shown>) => void;
}

/** Parts that can be left out, and the language of what leaves the house. */
export function WhatItShows({ shown: { shows, language }, onChange }: WhatItShowsProps) {
  return (
    <Card title={m.campaign_report_shows()}>
      <div className="grid">
        {reportParts.map((part) => (
          <Checkbox
            key={part}
            label={m.campaign_report_part({ part })}
            checked={shows.includes(part)}
            onChange={({ target }) =>
              onChange({
                shows: reportParts.filter((one) => (one === part ? target.checked : shows.includes(one))),
              })
            }
          />
        ))}
      </div>
      <Field label={m.campaign_report_language()} className="mt-3">
        <Select
          value={language}
          options={[
            { value: 'en', label: m.billing_invoice_english() },
            { value: 'ar', label: m.billing_invoice_arabic() },
          ]}
          onChange={({ target }) => onChange({ language: target.value === 'ar' ? 'ar' : 'en' })}
        />
      </Field>
    </Card>
  );
}
