import {
  type FirstDayStep,
  firstDay,
  firstPeople,
  type ReadinessSubject,
  type SamplePeople,
} from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { adminQ } from '../../../lib/admin-query.ts';
import { siteQuery } from '../../../lib/site-query.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { adminPagePath } from '../admin-groups.ts';
import { readinessQuery } from '../admin-queries.ts';
import { InvitePeople } from '../people/invite-people.tsx';
import { SamplePeopleRow } from './sample-people.tsx';
import '../../../styles/operator-day.css';

const texts: Record<FirstDayStep, { title: () => string; text: () => string }> = {
  ACCOUNT: { title: m.first_day_account, text: m.first_day_account_text },
  NAME: { title: m.first_day_name, text: m.first_day_name_text },
  COMPANY: { title: m.first_day_company, text: m.first_day_company_text },
  MAIL: { title: m.first_day_mail, text: m.first_day_mail_text },
  PEOPLE: { title: m.first_day_people, text: m.first_day_people_text },
};

const pages = { ACCOUNT: 'admins', NAME: 'settings', COMPANY: 'settings', MAIL: 'health' } as const;

/** Lines of readiness that a step says already. */
export const saidByFirstDay = ['ADMIN', 'MARKET', 'MAIL'] as const satisfies ReadinessSubject[];

type Steps = ReturnType<typeof firstDay>;

/** Steps of the first day by the number of people, which may not be known yet; null in a demo and once it is over. */
export function useFirstDay(people: number | undefined): Steps | null {
  const isDemo = Boolean(useQuery(siteQuery).data?.demo);
  const enabled = !isDemo && people !== undefined && people < firstPeople;
  const readiness = useQuery({ ...readinessQuery, enabled });
  const settings = useQuery({ ...adminQ('operatorSettings.read'), enabled });
  if (!enabled || !readiness.data || !settings.data) return null;
  const steps = firstDay({ lines: readiness.data.lines, settings: settings.data.settings, people });
  return steps.every(({ isDone }) => isDone) ? null : steps;
}

interface FirstDayCardProps {
  steps: Steps;
  /** Undefined where they could not be read. */
  samplePeople: SamplePeople | undefined;
}

/** Call sheet from an empty installation to the first people. */
export function FirstDayCard({ steps, samplePeople }: FirstDayCardProps) {
  const now = steps.find(({ isDone }) => !isDone)?.step;
  return (
    <section aria-labelledby="first-day" className="operator-day">
      <header className="operator-day-head on-stage">
        <h2 id="first-day">{m.first_day_title()}</h2>
        <p>{m.first_day_subtitle()}</p>
      </header>
      <ol>
        {steps.map(({ step, isDone }, index) => (
          <li key={step} data-tone={isDone ? 'green' : step === now ? 'yellow' : 'buff'}>
            <span className="operator-day-stub">
              {isDone ? <Check aria-hidden className="ic" /> : <b className="num">{index + 1}</b>}
              <small>{isDone ? m.first_day_done() : m.first_day_step()}</small>
            </span>
            <div>
              <h3>{texts[step].title()}</h3>
              {isDone ? null : <p>{texts[step].text()}</p>}
            </div>
            <StepAct step={step} isDone={isDone} isNow={step === now} />
          </li>
        ))}
      </ol>
      {samplePeople ? (
        <ul>
          <SamplePeopleRow people={samplePeople} />
        </ul>
      ) : null}
    </section>
  );
}

/** Button of a step; the next one alone has the strong look. */
function StepAct({
  step,
  isDone,
  isNow,
}: {
  step: FirstDayStep;
  isDone: boolean;
  isNow: boolean;
}): ReactNode {
  const variant = isNow ? 'cast' : isDone ? 'ghost' : 'outline';
  if (step === 'PEOPLE') return <InvitePeople variant={variant} />;
  return (
    <ButtonLink variant={variant} to={adminPagePath(pages[step])} aria-description={texts[step].title()}>
      {isDone ? m.first_day_edit() : m.first_day_go()}
    </ButtonLink>
  );
}
