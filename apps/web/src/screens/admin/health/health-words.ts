import type { HealthLine, HealthState, HealthSubject } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import type { MessagePart } from '@briefcast/i18n/message-part';
import { m } from '@briefcast/i18n/messages';

const inWords = (value: string): readonly MessagePart[] => [{ type: 'text', value }];

/** Name of each subject, and the advice where it is not well. */
export const subjectWords = {
  DATABASE: { label: m.health_database, act: () => m.health_database_do.parts({}) },
  POOL: { label: m.health_pool, act: () => m.health_pool_do.parts({}) },
  STORAGE: { label: m.health_storage, act: () => m.health_storage_do.parts({}) },
  JOBS_LATE: { label: m.health_jobs_late, act: () => inWords(m.health_jobs_late_do()) },
  JOBS_FAILED: { label: m.health_jobs_failed, act: () => inWords(m.health_jobs_failed_do()) },
  PROJECTIONS: { label: m.health_projections, act: () => m.health_projections_do.parts({}) },
  LOGS: { label: m.health_logs, act: () => m.health_logs_do.parts({}) },
} as const satisfies Record<HealthSubject, { label: () => string; act: () => readonly MessagePart[] }>;

export const stateWords: Record<HealthState, () => string> = {
  GOOD: m.health_state_good,
  LOOK: m.health_state_look,
  ACT: m.health_state_act,
};

const inMilliseconds = (figure: number) => m.health_milliseconds({ count: formatCount(figure) });
const inSeconds = (figure: number) => m.health_seconds({ count: formatCount(figure) });

const units: Partial<Record<HealthSubject, (figure: number) => string>> = {
  DATABASE: inMilliseconds,
  JOBS_LATE: inSeconds,
  PROJECTIONS: inSeconds,
};

/** A line's figure with its unit; null where it has none to tell. */
export function figureText({ subject, state, figure }: HealthLine): string | null {
  if (figure !== null) return (units[subject] ?? formatCount)(figure);
  return state === 'GOOD' || subject === 'STORAGE' ? null : m.health_unknown();
}

/** Duration of an upgrade or of a step of it. */
export const tookText = (milliseconds: number): string =>
  milliseconds < 10_000 ? inMilliseconds(milliseconds) : inSeconds(Math.round(milliseconds / 1000));
