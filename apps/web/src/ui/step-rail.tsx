import '../styles/step-rail.css';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface RailStep {
  name: string;
  hint: ReactNode;
  state: 'done' | 'now' | 'later';
}

/** Progress of something: a row of steps, on phones a column. It takes the tone of its surroundings. */
export function StepRail({ steps }: { steps: readonly RailStep[] }) {
  return (
    <ol className="step-rail">
      {steps.map(({ name, hint, state }) => (
        <li key={name} className={clsx(state)} aria-current={state === 'now' ? 'step' : undefined}>
          <b>{name}</b>
          {hint}
        </li>
      ))}
    </ol>
  );
}
