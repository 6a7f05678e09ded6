import '../../../styles/choosing.css';
import type { ApplicantFilter, ApplicantSort, OwnCasting } from '@briefcast/contract';
import { applicantSorts, ApplicantFilter as Filters } from '@briefcast/contract/castings/application';
import { onTimeShare } from '@briefcast/contract/creators/details';
import { formatPercent, formatSeries } from '@briefcast/i18n/format';
import { languageLabel } from '@briefcast/i18n/labels/language';
import { m } from '@briefcast/i18n/messages';
import { BlindSwitch } from '../../../features/castings/blind-switch.tsx';
import type { Judging } from '../../../features/castings/judge-blind.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { ApplicantsView } from './applicants-view.ts';

const sortLabels: Record<ApplicantSort, () => string> = {
  newest: m.casting_sort_newest,
  fit: m.casting_sort_fit,
  votes: m.casting_sort_votes,
  price: m.casting_sort_price,
  projects: m.casting_sort_projects,
};

const filterLabels: Record<ApplicantFilter, (casting: OwnCasting) => string> = {
  onTime: () => m.casting_only_on_time({ share: formatPercent(onTimeShare) }),
  inRange: () => m.casting_only_in_range(),
  speaks: ({ languages }) => m.casting_only_speaks({ names: formatSeries(languages.map(languageLabel)) }),
  worked: () => m.casting_only_worked(),
  wanted: () => m.casting_only_wanted(),
  unvoted: () => m.casting_only_unvoted(),
};

interface ApplicantsBarProps {
  casting: OwnCasting;
  view: ApplicantsView;
  judging: Judging;
}

/** Narrows and sorts who applied; any language will do where the casting names none. */
export function ApplicantsBar({ casting, view, judging }: ApplicantsBarProps) {
  const offered = Filters.options.filter((filter) => filter !== 'speaks' || casting.languages.length > 0);
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
      <fieldset className="flex min-w-0 flex-1 flex-wrap gap-2 max-md:basis-full">
        <legend className="sr-only">{m.casting_filters()}</legend>
        {offered.map((filter) => {
          const isOn = view.filters.includes(filter);
          return (
            <button
              key={filter}
              type="button"
              className="filter-chip"
              aria-pressed={isOn}
              onClick={() =>
                view.change({
                  filters: isOn ? view.filters.filter((one) => one !== filter) : [...view.filters, filter],
                })
              }
            >
              {filterLabels[filter](casting)}
            </button>
          );
        })}
      </fieldset>
      <BlindSwitch judging={judging} />
      {judging.isBlind ? null : (
        <Field label={m.casting_sort()} labelHidden className="w-56 max-sm:w-full">
          <Select
            value={view.sort}
            options={applicantSorts.map((sort) => ({ value: sort, label: sortLabels[sort]() }))}
            onChange={(event) => view.change({ sort: event.target.value as ApplicantSort })}
          />
        </Field>
      )}
      {judging.isBlind ? (
        <p role="status" className="hint basis-full">
          {m.compare_hidden_note()}
        </p>
      ) : null}
    </div>
  );
}
