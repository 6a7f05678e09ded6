import type { SamplePeople } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { adminQ } from '../../../lib/admin-query.ts';
import { adminClient } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/invalidate.ts';
import { showError } from '../../../lib/show-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { refreshAdmin } from '../admin-queries.ts';
import { LookAs } from './look-as.tsx';
import '../../../styles/operator-day.css';

/** Query for the invented people who are in, or would come. */
export const samplePeopleQuery = adminQ('samplePeople.read');

const refresh = () => Promise.all([refreshAdmin(), invalidate('creators', 'castings')]);

/** Extra of the call sheet: fills the market with invented people, and takes them out (rules/sample-people). */
export function SamplePeopleRow({ people }: { people: SamplePeople }) {
  const { areIn } = people;
  const counts = { creators: formatCount(people.creators), brands: formatCount(people.brands) };
  return (
    <li data-tone="buff" className="operator-day-extra">
      <span className="operator-day-stub">
        <FlaskConical aria-hidden className="ic" />
        <small>{m.samplepeople_extra()}</small>
      </span>
      <div>
        <h3>{areIn ? m.samplepeople_title() : m.samplepeople_fill_title()}</h3>
        <p>{areIn ? m.samplepeople_in_text(counts) : m.samplepeople_fill_text(counts)}</p>
        <LookAs areIn={areIn} />
      </div>
      {areIn ? <TakeOut people={people} /> : <Fill />}
    </li>
  );
}

/** Shows the row by itself, once the call sheet is gone and people are still in. */
export function SamplePeopleCard({ people }: { people: SamplePeople }) {
  return (
    <section aria-label={m.samplepeople_title()} className="operator-day">
      <ul>
        <SamplePeopleRow people={people} />
      </ul>
    </section>
  );
}

function Fill() {
  const fill = useMutation({
    mutationFn: () => adminClient.samplePeople.fill(),
    onSuccess: async () => {
      await refresh();
      toastSuccess(m.samplepeople_filled());
    },
    onError: (error) => showError(m.samplepeople_fill_failed(), error),
  });
  return (
    <OnlineButton
      variant="outline"
      busy={fill.isPending}
      busyText={m.samplepeople_filling()}
      onClick={() => fill.mutate()}
    >
      {m.samplepeople_fill()}
    </OnlineButton>
  );
}

/** Counts what goes, and asks once. */
function TakeOut({ people }: { people: SamplePeople }) {
  const [isAsked, setAsked] = useState(false);
  const remove = useMutation({
    mutationFn: () => adminClient.samplePeople.remove(),
    onSuccess: () => toastSuccess(m.samplepeople_taken_out()),
    onError: (error) => showError(m.samplepeople_take_out_failed(), error),
    onSettled: async () => {
      setAsked(false);
      await refresh();
    },
  });
  const going = [
    [m.samplepeople_count_creators(), people.creators],
    [m.samplepeople_count_works(), people.works],
    [m.samplepeople_count_brands(), people.brands],
    [m.samplepeople_count_castings(), people.castings],
  ] as const;
  return (
    <>
      <Button variant="outline" onClick={() => setAsked(true)}>
        {m.samplepeople_take_out()}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={m.samplepeople_question()}
        confirmLabel={m.samplepeople_take_out()}
        busy={remove.isPending}
        busyText={m.samplepeople_taking_out()}
        onConfirm={() => remove.mutate()}
        danger
      >
        <p>{m.samplepeople_question_text()}</p>
        <dl className="num mt-3 grid gap-1">
          {going.map(([label, count]) => (
            <div key={label} className="flex justify-between gap-4">
              <dt>{label}</dt>
              <dd className="font-semibold text-ink">{formatCount(count)}</dd>
            </div>
          ))}
        </dl>
      </ConfirmDialog>
    </>
  );
}
